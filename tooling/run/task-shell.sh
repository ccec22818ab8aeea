#!/bin/sh
# Runs every package script (npm_config_script_shell) and notes its process, its end and its processor time, one file per task in $CANDIL_EVENTS.
note="$CANDIL_EVENTS/${npm_package_name#@candil/} $npm_lifecycle_event"
echo "running $$" >"$note.part"
mv "$note.part" "$note"
# Journeys and stories wait for a screen with a time limit: a suite that only computes gives way to them.
case $npm_lifecycle_event in
  journeys | stories) sh -c "$2" ;;
  *) nice -n 10 sh -c "$2" ;;
esac
code=$?
# The second line of `times` counts the processor time of what this shell has run.
{ echo "ended $code"; times; } >"$note.part"
mv "$note.part" "$note"
exit $code
