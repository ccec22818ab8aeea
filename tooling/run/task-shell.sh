#!/bin/sh
# Runs every package script (npm_config_script_shell) and notes its process, its end and its processor time, one file per task in $CANDIL_EVENTS.
note="$CANDIL_EVENTS/${npm_package_name#@candil/} $npm_lifecycle_event"
echo "running $$" >"$note.part"
mv "$note.part" "$note"
sh -c "$2"
code=$?
# The second line of `times` counts the processor time of what this shell has run.
{ echo "ended $code"; times; } >"$note.part"
mv "$note.part" "$note"
exit $code
