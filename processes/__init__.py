"""Work in processes of their own: pictures, practice players, files of strangers.

`Pool` asks from the bot's side, `serve` answers on the other. A job and its answer are bytes; what they mean is the caller's.
A process is a fresh interpreter, as `spawn` starts one, without the bot's memory and without its secrets.
"""
