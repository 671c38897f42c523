"""Databases that earlier versions wrote: kept, migrated, played on."""
