import type { RecordingProblem } from '../../rules/recording.ts';

const megabytes = (bytes: number): string => String(Math.round(bytes / 1_000_000));

/** Why a file cannot be read. */
export const fileProblem = {
  empty: 'This file is empty. Export it from your watch or app again.',
  tooLarge: (most: number): string =>
    `This file is larger than ${megabytes(most)} MB. Export one activity at a time.`,
  unpackedTooLarge: (most: number): string =>
    `Unpacked, this file is larger than ${megabytes(most)} MB. Export one activity at a time.`,
  zip: 'This is a ZIP file. Unpack it, then choose the files in it.',
  unknown: 'This is no GPX, TCX or FIT file. Export the activity in one of these.',
  brokenPacking: 'This file is packed, and the packing is broken. Export it again.',
  broken: 'This file is broken or cut off. Export it from your watch or app again.',
  doctype: 'This file holds definitions of its own, which we don’t open. Export it again.',
  tooManyPoints: (most: string): string =>
    `This file has more than ${most} points. Export one activity at a time.`,
  noActivity: 'There’s no activity in this file. A route or a course has no times.',
  stopped: 'The file couldn’t be read. Choose it again.',
};

export const recordingProblem: Record<RecordingProblem, string> = {
  noTimes: 'The points of this file have no times, so it is a route and no activity.',
  tooShort: 'This activity is shorter than a second.',
  tooLong: 'This activity is longer than a day. Add it by hand.',
  tooFar: 'This activity is longer than 1,000 km. Add it by hand.',
};

export const filesText = {
  open: 'From files',
  title: 'Activities from files',
  lead: 'Choose GPX, TCX or FIT files of your watch or app. They are read on this device.',
  choose: 'Choose files',
  chooseOthers: 'Choose other files',
  label: 'GPX, TCX or FIT files',
  reading: (count: number): string => (count === 1 ? 'Reading a file…' : `Reading ${count} files…`),
  tooMany: (most: number): string => `Choose at most ${most} files at once.`,
  found: 'Found',
  take: (name: string): string => `Save ${name}`,
  kind: 'Activity',
  states: {
    new: '',
    there: 'You have this one already.',
    deleted: 'You deleted this one. Tick it to bring it back.',
    alike: 'It begins like an activity that you have. Tick it to save both.',
  },
  zone: (zone: string): string => `Days and times are those of ${zone}.`,
  privacy: 'Tracks are for you alone. They go with your export, and nobody else sees them.',
  save: (count: number): string => (count === 1 ? 'Save 1 activity' : `Save ${count} activities`),
  nothing: 'Nothing to save',
  saving: 'Saving...',
  saved: (count: number) => ({
    title: count === 1 ? 'Activity saved' : 'Activities saved',
    description: count === 1 ? 'It counts for your week.' : `${count} from your files.`,
  }),
  undone: { title: 'Undone', description: 'What came from your files is deleted.' },
  failed: 'Not all were saved. Check your connection and try again.',
  undoFailed: 'Couldn’t undo. Check your connection and try again.',
};
