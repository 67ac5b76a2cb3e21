import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import type { Activity } from '../contract.ts';

const named =
  (title: string) =>
  ({ name }: Activity) => ({ title, description: name });

export const activityMessages = {
  saved: named('Activity saved'),
  changed: named('Activity changed'),
  removed: named('Activity deleted'),
  undone: { title: 'Undone', description: 'Your activities are as before.' },
  failed: 'Not saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};

/** What an activity is called without a name of its own. */
export const KIND_NAMES: Record<ActivityKind, string> = {
  run: 'Run',
  walk: 'Walk',
  ride: 'Ride',
  swim: 'Swim',
  row: 'Row',
  hike: 'Hike',
  class: 'Class',
};

export const listText = {
  title: 'Cardio',
  lead: 'Runs, rides, swims and the rest. Each one counts for your week.',
  activities: 'Activities',
  none: 'No activities yet',
  addFirst: 'Add one above. It takes a time, and a distance if you like.',
  noneLately: 'Nothing in the last three months',
  showEarlier: 'Show earlier activities',
  showOlder: 'Show all activities',
};

export const activityText = {
  edit: 'Edit',
  note: 'Note',
  editTitle: 'Edit activity',
  remove: 'Delete',
  unknown: 'This activity isn’t here',
  unknownHint: 'It may have been deleted, or it belongs to someone else.',
  toList: 'All activities',
  changedElsewhere: 'This activity was changed on another device',
};
