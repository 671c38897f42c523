"""The verb `hook` and all hooks: rules that no op can express, one file each."""
