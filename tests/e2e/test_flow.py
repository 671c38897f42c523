async def test_flow(house):
    t = house.table
    m = await house.match("Anna", "Boris")
    print(m.text)
    print([b["label"] for b in m.buttons()])
    anna = t.person("Anna")
    boris = t.person("Boris")
    print("INBOX", [x.text for x in anna.inbox])
    print([(b["label"], b["custom_id"]) for b in anna.inbox[0].buttons()])
    for x in anna.messages(t.general):
        print("GEN", x.text)
    for rnd in range(60):
        for p in (anna, boris):
            panel = p.inbox[-1]
            sel = panel.selects()
            bs = [b for b in panel.buttons() if ":c:" in b["custom_id"]]
            if sel and ":c:" in sel[0]["custom_id"]:
                r = await p.press(panel, label="Nothing" if p is boris else "Ничего")
                assert r.state == "answered", r.state
            elif bs:
                r = await p.press(panel, custom_id=bs[0]["custom_id"])
                assert r.state == "answered"
            await house.settled()
        if m.buttons()[0]["label"] == "Log":
            break
    print(m.text)
    for x in anna.messages(t.general):
        print("GEN", x.text)
    print(anna.inbox[-1].text)
    r = await anna.slash("log")
    print(r.message.text)
    assert 0
