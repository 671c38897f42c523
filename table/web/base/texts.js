// The page's own words in Russian and English, dates and numbers in the language of the person one plays.

const TEXTS = {
  guild: ["Table", "Стол"],
  channels: ["Channels", "Каналы"],
  direct: ["Direct messages", "Личные сообщения"],
  openSidebar: ["Channels and people", "Каналы и люди"],
  closeSidebar: ["Close the list", "Закрыть список"],
  youAre: ["You play", "Вы играете за"],
  be: ["Be {name}", "Быть: {name}"],
  addPerson: ["Add a person", "Добавить человека"],
  name: ["Name", "Имя"],
  language: ["Language", "Язык"],
  add: ["Add", "Добавить"],
  closedDms: ["My DMs are closed", "Мои ЛС закрыты"],
  playingAs: ["You play {name}. Choose somebody else", "Вы играете за {name}. Выбрать другого"],
  skip: ["Skip to the message field", "К полю ввода"],
  keys: ["Keyboard", "Клавиши"],
  keyChannels: ["Previous or next channel", "Предыдущий или следующий канал"],
  keyParts: ["Next part of the page", "Следующая часть страницы"],
  keyCommands: ["Commands, in the message field", "Команды, в поле ввода"],
  keyEnd: ["Close what is open, then go to the newest message", "Закрыть открытое, затем к новейшему сообщению"],
  keyLists: ["Choose in menus and lists", "Выбирать в меню и списках"],
  keyViewer: ["Enlarge, reduce, fit an opened picture", "Увеличить, уменьшить, вписать открытую картинку"],
  keyPictures: ["Other pictures; move an enlarged one", "Другие картинки; двигать увеличенную"],
  keyHelp: ["This list", "Этот список"],
  dmsClosed: ["DMs closed", "ЛС закрыты"],
  unread: ["unread", "не прочитано"],
  botOnline: ["{name} is online", "{name} в сети"],
  botOffline: ["{name} is offline", "{name} не в сети"],
  botUnknown: ["{name}: no connection", "{name}: нет связи"],
  reconnecting: ["Connection lost. Reconnecting…", "Связь потеряна. Подключаемся заново…"],
  notConnected: [
    "Not connected: nothing was sent. Try again in a moment.",
    "Нет связи: ничего не отправлено. Попробуйте чуть позже.",
  ],
  loading: ["Loading…", "Загрузка…"],
  emptyChannel: ["Nothing here yet.", "Здесь пока пусто."],
  begin: ["Type a command in the field below, or take one:", "Напишите команду в поле внизу или возьмите готовую:"],
  newMessages: ["New messages ↓", "Новые сообщения ↓"],
  writeHere: ["Message, or / for commands", "Сообщение, а с / — команда"],
  writeTo: ["Message to {channel}, or / for commands", "Сообщение в канал {channel}, а с / — команда"],
  send: ["Send", "Отправить"],
  lockedThread: ["This thread is locked.", "Эта ветка закрыта."],
  tooLong: ["{over} characters too many", "лишних символов: {over}"],
  commands: ["Commands", "Команды"],
  noCommands: ["No such command.", "Нет такой команды."],
  noCommandsNear: ["No such command. Did you mean {near}?", "Нет такой команды. Может быть, {near}?"],
  noPart: ["After {command} comes one of: {names}.", "После {command} идёт одно из слов: {names}."],
  noOption: ["There is no option “{name}”. There are: {names}.", "Параметра «{name}» нет. Есть такие: {names}."],
  noOptionNear: ["There is no option “{name}”. Did you mean “{near}”?", "Параметра «{name}» нет. Может быть, «{near}»?"],
  onlyInChannels: [
    "{command} works in the channels only, not in direct messages. Open a channel first.",
    "{command} работает только в каналах, не в личных сообщениях. Сначала откройте канал.",
  ],
  notUnderstood: [
    "Not understood: “{text}”. Fill in the rest and press Run.",
    "Не понято: «{text}». Заполните остальное и нажмите «Выполнить».",
  ],
  leaveCommand: ["Leave this command", "Отменить команду"],
  run: ["Run", "Выполнить"],
  optional: ["optional", "необязательно"],
  required: ["Fill this in.", "Заполните это поле."],
  notANumber: ["A number is needed here.", "Здесь нужно число."],
  notWhole: ["A whole number is needed here.", "Здесь нужно целое число."],
  atLeast: ["At least {least}.", "Не меньше {least}."],
  atMost: ["At most {most}.", "Не больше {most}."],
  shorterThan: ["At least {least} characters.", "Не короче {least} символов."],
  longerThan: ["At most {most} characters.", "Не длиннее {most} символов."],
  fromList: ["Choose from the list.", "Выберите из списка."],
  yes: ["Yes", "Да"],
  no: ["No", "Нет"],
  nothingFound: ["Nothing found", "Ничего не найдено"],
  searching: ["Searching…", "Поиск…"],
  noUpload: [
    "Files can be attached to commands only at this table.",
    "За этим столом файлы прикладываются только к командам.",
  ],
  chooseFile: ["Choose a file…", "Выбрать файл…"],
  dropFile: ["Take the file away", "Убрать файл"],
  fileTooLarge: ["At most {most}.", "Не больше {most}."],
  fileOnItsWay: ["The file is still on its way.", "Файл ещё отправляется."],
  fileNotSent: ["The file could not be sent. Choose it again.", "Файл не отправился. Выберите его ещё раз."],
  thinking: ["{name} is thinking…", "{name} думает…"],
  failed: ["This interaction failed", "Ошибка взаимодействия"],
  noAnswer: ["The application did not respond", "Приложение не ответило"],
  connectionLost: ["The connection was lost meanwhile", "Связь прервалась"],
  changedMeanwhile: [
    "This message has changed meanwhile, so nothing was pressed.",
    "Сообщение успело измениться, поэтому ничего не нажато.",
  ],
  closedMeanwhile: [
    "This form is no longer open, so nothing was sent. Open it again.",
    "Эта форма больше не открыта, поэтому ничего не отправлено. Откройте её снова.",
  ],
  dismiss: ["Dismiss", "Скрыть"],
  dismissAll: ["Dismiss these notes: {count}", "Скрыть такие заметки: {count}"],
  onlyYou: ["Only you can see this", "Это видите только вы"],
  edited: ["(edited)", "(изменено)"],
  app: ["APP", "БОТ"],
  today: ["Today at {time}", "Сегодня, {time}"],
  yesterday: ["Yesterday at {time}", "Вчера, {time}"],
  usedCommand: ["{name} used {command}", "{name} использует {command}"],
  usedSome: ["{name} used a command", "{name} использует команду"],
  repliedTo: ["Reply to {name}:", "Ответ для {name}:"],
  gone: ["Original message was deleted", "Исходное сообщение удалено"],
  startedThread: ["{name} started a thread: {thread}", "{name} создаёт ветку: {thread}"],
  pinned: ["{name} pinned a message", "{name} закрепляет сообщение"],
  joined: ["{name} joined", "{name} теперь с нами"],
  addedPerson: ["{name} added someone to the thread", "{name} добавляет участника в ветку"],
  renamed: ["{name} changed the channel name: {thread}", "{name} меняет название: {thread}"],
  addChannel: ["Create channel", "Создать канал"],
  kind: ["Type", "Тип"],
  channelName: ["Name", "Название"],
  create: ["Create", "Создать"],
  textChannel: ["Text", "Текстовый"],
  textChannelIs: ["Messages one below the other.", "Сообщения одно под другим."],
  forum: ["Forum", "Форум"],
  forumIs: ["Posts, each with messages of its own.", "Публикации, в каждой свои сообщения."],
  emptyForum: ["No posts yet.", "Публикаций пока нет."],
  onlyPosts: ["This is a forum: what is said is said in its posts.", "Это форум: пишут в его публикациях."],
  backTo: ["Back to {channel}", "Назад: {channel}"],
  archivedThread: ["This thread is archived. A message opens it again.", "Ветка в архиве. Сообщение вернёт её оттуда."],
  events: ["Events", "События"],
  running: ["running", "идёт"],
  openThread: ["Open thread: {thread}", "Открыть ветку: {thread}"],
  archived: ["archived", "в архиве"],
  locked: ["locked", "закрыта"],
  spoiler: ["Spoiler", "Спойлер"],
  spoilerReveal: ["Spoiler: press to reveal", "Спойлер: нажмите, чтобы открыть"],
  picture: ["Picture", "Картинка"],
  zoom: ["{alt}. Enlarge", "{alt}. Увеличить"],
  close: ["Close", "Закрыть"],
  original: ["Open in a new tab", "Открыть в новой вкладке"],
  description: ["Description", "Описание"],
  more: ["Show more", "Показать больше"],
  less: ["Show less", "Показать меньше"],
  pictureOf: ["{number} of {count}", "{number} из {count}"],
  zoomIn: ["Enlarge", "Увеличить"],
  zoomOut: ["Reduce", "Уменьшить"],
  fitSize: ["Fit to screen", "Вписать в экран"],
  previous: ["Previous picture", "Предыдущая картинка"],
  next: ["Next picture", "Следующая картинка"],
  choose: ["Make a selection", "Выберите"],
  confirm: ["Confirm", "Подтвердить"],
  chosenExactly: ["{count} chosen, {least} needed", "выбрано {count}, нужно {least}"],
  chosenBetween: ["{count} chosen, {least} to {most} allowed", "выбрано {count}, можно от {least} до {most}"],
  filter: ["Search", "Поиск"],
  cancel: ["Cancel", "Отмена"],
  submit: ["Submit", "Отправить"],
  botForm: ["This form goes to {name}. Never share passwords.", "Эту форму получит {name}. Не пишите в ней паролей."],
  unknownPart: ["(component type {type})", "(компонент типа {type})"],
  unknownUser: ["unknown user", "неизвестный пользователь"],
  unknownChannel: ["unknown channel", "неизвестный канал"],
  message: ["message", "сообщение"],
  messageMenu: ["Commands for this message", "Команды для этого сообщения"],
  messageOf: ["Message from {name}", "Сообщение: {name}"],
  download: ["Download {name}", "Скачать {name}"],
  writeDirect: ["Message", "Написать"],
  dmWith: ["Direct messages with {name}", "Личные сообщения: {name}"],
  refused: ["Refused: {reason}", "Отказано: {reason}"],
};

let column = 0;
let locale = "en-US";

/** Sets the language of the page by a Discord locale such as "ru" or "en-US". */
export function setLocale(name) {
  locale = name || "en-US";
  column = locale.startsWith("ru") ? 1 : 0;
  document.documentElement.lang = lang();
}

/** @returns {"ru"|"en"} */
export function lang() {
  return column === 1 ? "ru" : "en";
}

/** @returns {string} the Discord locale of the person one plays */
export function currentLocale() {
  return locale;
}

const LEFTWARD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
// Marks that turn the direction of what follows them.
const TURNING = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;

/** A name without marks that turn the line around. */
export function unturned(name) {
  return name.replace(TURNING, "");
}

/** A name to be woven into a line: one in letters that run to the left keeps that to itself. */
export function isolated(name) {
  const plain = unturned(String(name));
  return LEFTWARD.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** The text of a key with its {places} filled. */
export function t(key, values = {}) {
  return TEXTS[key][column].replace(/\{(\w+)\}/g, (_, place) => isolated(values[place]));
}

function format(date, options) {
  return new Intl.DateTimeFormat(lang(), options).format(date);
}

/** A message's time as Discord's client shows it: "Today at 14:05", or a date. */
export function messageTime(date) {
  const midnight = new Date();
  midnight.setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - date) / 86_400_000);
  const time = format(date, { timeStyle: "short" });
  if (days <= 0) return t("today", { time });
  if (days === 1) return t("yesterday", { time });
  return format(date, { dateStyle: "short", timeStyle: "short" });
}

/** A date and time in full, for titles. */
export function fullTime(date) {
  return format(date, { dateStyle: "full", timeStyle: "short" });
}

/** A time of day. */
export function clockTime(date) {
  return format(date, { timeStyle: "short" });
}

const STAMPS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

// A moment that is written down in whole seconds may lie a little ahead, though it is just over.
const NOW_S = 2;

const UNITS = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** A Discord timestamp `<t:seconds:style>` in words; style R is relative to now. */
export function stamp(date, style) {
  if (style !== "R") return format(date, STAMPS[style] ?? STAMPS.f);
  const apart = (date - Date.now()) / 1000;
  const seconds = Math.abs(apart) < NOW_S ? 0 : Math.round(apart);
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(lang(), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** A size in bytes in words. */
export function fileSize(bytes) {
  const units = ["byte", "kilobyte", "megabyte"];
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(lang(), {
    style: "unit",
    unit: units[step],
    unitDisplay: "short",
    maximumFractionDigits: 1,
  }).format(bytes / 1000 ** step);
}
