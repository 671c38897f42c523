"""The errors of a PostgreSQL in sentences for the operator. None quotes a password."""

from __future__ import annotations

import psycopg

from store.addresses import HIDDEN, passwords_of, shown
from store.errors import DatabaseUnwritableError, StoreError, StoreFailedError

_REASONS = (
    ("password authentication failed", "the password is wrong, or there is no such role"),
    ("no password supplied", "it wants a password and the address has none"),
    ("no pg_hba.conf entry", "its pg_hba.conf lets nobody in by this role, from this machine, in this way"),
    ("is not permitted to log in", "the role may not log in: ALTER ROLE … LOGIN"),
    ("too many clients", "it has no connection left: raise max_connections"),
    ("too many connections", "the role or the database has no connection left: raise its CONNECTION LIMIT"),
    ("the database system is", "it starts or stops: wait a moment"),
    ("certificate verify failed", "its certificate is of nobody whom sslrootcert trusts"),
    ("does not match host name", "its certificate is for another name than the address has"),
    ("server does not support SSL", "it does not encrypt, and the address demands it"),
    ("root certificate file", "the file of sslrootcert is not there: it has the certificate that signed the server's"),
    ("could not translate host name", "no machine has this name"),
    ("Name or service not known", "no machine has this name"),
    ("Connection refused", "nothing listens there"),
    ("No such file or directory", "no server runs on this machine"),
    ("timeout", "nobody answers"),
)
"""Words of libpq and of the server, each with what they mean. A server in another language is quoted alone."""

NO_RIGHTS = ("42501", "3F000")
"""SQLSTATEs for what a role may not do, and for having no schema that it may use."""

_ENVIRONMENT = ("25006", "25P03", "57P05", "58030", "XX001", "XX002")
"""SQLSTATEs beside those of an OperationalError that are no fault of the statement: a standby, time-outs, the disk, damage."""

OVERTAKEN = ("40001", "40P01", "55P03")
"""SQLSTATEs of what may succeed if it is begun again: no serial order, a deadlock, a row that another keeps."""

TAKEN_KEY = "23505"
"""The SQLSTATE of a row whose key another has."""


def is_environment(error: psycopg.Error) -> bool:
    """Return whether the server, its disk or the net is at fault, and not the statement."""
    return isinstance(error, psycopg.OperationalError) or error.sqlstate in _ENVIRONMENT


def without_values(error: psycopg.Error) -> psycopg.Error:
    """Return an error without its details, in which a server quotes whole rows: hands, seeds."""
    if error.diag.message_primary:
        error.args = (error.diag.message_primary,)
    return error


def opening_error(address: str, error: psycopg.Error) -> StoreError:
    """Return the error for the operator, given the one by which a database could not be opened."""
    where = shown(address)
    words = " ".join(str(without_values(error)).split())
    for password in passwords_of(address):
        words = words.replace(password, HIDDEN)
    if error.sqlstate in NO_RIGHTS:
        return DatabaseUnwritableError(
            f"the role may not do in {where} what the bot needs ({words}): make it the owner, ALTER DATABASE … OWNER TO …"
        )
    if error.sqlstate == "25006":
        return DatabaseUnwritableError(f"{where} is a standby that cannot be written: take the address of the primary")
    if not is_environment(error):
        return StoreFailedError(f"{where} could not be opened: {words}")
    if 'database "' in words and "does not exist" in words:
        return DatabaseUnwritableError(f"there is no database {where}: CREATE DATABASE … OWNER … makes one ({words})")
    reason = next((f"{reason}: " for sign, reason in _REASONS if sign in words), "")
    return DatabaseUnwritableError(f"{where} cannot be reached: {reason}{words}")
