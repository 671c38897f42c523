"""The errors of jobs. Their text is the reason, for the log."""

from __future__ import annotations


class WorkerError(Exception):
    """A job has no answer."""


class DiedError(WorkerError):
    """The process ended, or could not be started."""


class UnreadyError(DiedError):
    """A new process took too long to load, and was ended. Another one would not be quicker."""


class LateError(WorkerError):
    """The job took too long, and its process was ended."""


class BusyError(WorkerError):
    """No process was free for the job in time."""


class FailedError(WorkerError):
    """The job raised an error; the text is its traceback. The process lives on."""


class ClosedError(WorkerError):
    """The pool is closed."""
