"""The tests of the referee that speak to SQLite themselves: over another database they are skipped.

They damage rows by its literals, look at its schema and plans, or lock its file.
"""

from __future__ import annotations

OF_SQLITE = frozenset(
    {
        "tests/referee/automatic/test_practice.py::test_a_match_that_cannot_be_loaded_holds_up_no_other",
        "tests/referee/automatic/test_practice.py::test_an_answer_that_cannot_be_saved_is_given_again",
        "tests/referee/clocks/test_clocks_changing.py::test_a_match_that_cannot_be_loaded_does_not_hold_up_the_others",
        "tests/referee/clocks/test_steady.py::test_a_jump_that_could_not_be_noted_is_noted_later",
        "tests/referee/clocks/test_steady.py::test_a_standstill_that_could_not_be_noted_is_noted_later",
        "tests/referee/files/test_export.py::test_the_file_of_a_running_match_tells_no_secret",
        "tests/referee/files/test_importing.py::test_every_table_of_matches_is_known_to_a_deletion",
        "tests/referee/lobby/test_packs.py::test_missing_rows",
        "tests/referee/match/test_damaged.py::test_a_finished_match_that_is_damaged_is_refused_and_stays_over",
        "tests/referee/match/test_damaged.py::test_a_sound_database_freezes_nothing",
        "tests/referee/match/test_damaged.py::test_content_that_is_damaged_freezes_all_that_is_played_with_it",
        "tests/referee/match/test_damaged.py::test_it_is_frozen_when_the_bot_starts_and_others_go_on",
        "tests/referee/match/test_faults.py::test_a_write_that_fails_changes_nothing",
        "tests/referee/match/test_hot_path.py::test_a_choice_asks_the_database_once_before_it_commits_once",
        "tests/referee/match/test_hot_path.py::test_no_query_of_a_commit_walks_through_all_that_ever_was",
        "tests/referee/match/test_logged.py::test_a_match_that_does_not_load_is_named_in_the_log",
        "tests/referee/match/test_logged.py::test_what_cannot_be_saved_is_logged",
        "tests/referee/match/test_match_lookup.py::test_coming_back_leaves_out_what_cannot_be_loaded",
        "tests/referee/match/test_revisions.py::test_without_the_comparison_an_answer_fails",
        "tests/referee/match/test_upgrade.py::test_matches_that_run_get_clocks_at_the_start",
        "tests/referee/memory/test_reading.py::test_the_games_of_others_are_not_read",
        "tests/referee/memory/test_remembering.py::test_a_damaged_older_match_is_remembered_without_its_characters",
        "tests/referee/people/test_inbox.py::test_first_what_waits_by_the_time_that_is_left_then_others_then_lobbies_and_invitations",
        "tests/referee/ratings/test_records.py::test_who_leaves_the_lists_or_is_erased_is_in_no_record_from_then_on",
        "tests/referee/seats/test_motions_table.py::test_what_cannot_be_saved_changes_nothing",
        "tests/referee/tournaments/test_large.py::test_the_list_reads_no_log_and_no_tournament_of_others",
        "tests/referee/upkeep/test_erasure.py::test_a_match_that_cannot_be_loaded_holds_nothing_up",
        "tests/referee/upkeep/test_erasure.py::test_a_rule_that_fails_where_the_user_plays_does_not_keep_them",
        "tests/referee/upkeep/test_erasure.py::test_a_stop_in_the_middle_is_made_up_for_by_the_timekeeper",
        "tests/referee/upkeep/test_erasure.py::test_nothing_names_the_user_afterwards",
        "tests/referee/upkeep/test_erasure.py::test_who_comes_back_to_a_lobby_ever_again_is_in_no_message_of_it",
        "tests/referee/upkeep/test_erasure.py::test_who_comes_back_while_being_deleted_is_taken_out_all_the_same",
        "tests/referee/upkeep/test_reporting.py::test_a_report_about_no_match_a_lobby_or_a_damaged_match_has_no_file",
    }
)
"""Their names, without parameters."""
