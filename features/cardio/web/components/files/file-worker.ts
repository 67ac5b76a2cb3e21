import { dayIn } from '#platform/shared/calendar-day.ts';
import type { ActivityContent } from '../../../rules/activity.ts';
import { idOfRecording, withKind } from '../../../rules/file-activity.ts';
import { type Track, toActivity } from '../../../rules/recording.ts';
import { fileProblem, recordingProblem } from '../../messages/files.ts';
import { KIND_NAMES } from '../../messages.ts';
import { readActivityFile } from './read-activity-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** The files to read, and by which clock their days are told. */
export type ToFileWorker = { files: readonly File[]; timeZone: string; dayStartHour: number };

export type FoundActivity = { id: string; content: ActivityContent; track: Track };
/** What one file holds, or why it holds nothing: a sentence for the screen. */
export type FileOutcome =
  | { fileName: string; found: readonly FoundActivity[] }
  | { fileName: string; problem: string };
export type FromFileWorker = readonly FileOutcome[];

async function readOne(file: File, { timeZone, dayStartHour }: ToFileWorker): Promise<FileOutcome> {
  const fileName = file.name;
  try {
    const found: FoundActivity[] = [];
    let problem: string | null = null;
    for (const read of await readActivityFile(file)) {
      const made = toActivity(withKind(read), {
        dayOf: (at) => dayIn(timeZone, at, dayStartHour),
        timeZone,
        nameOf: (kind) => KIND_NAMES[kind],
      });
      if ('problem' in made) problem ??= recordingProblem[made.problem];
      else found.push({ id: idOfRecording(read), ...made });
    }
    if (found.length > 0) return { fileName, found };
    return { fileName, problem: problem ?? fileProblem.noActivity };
  } catch (error) {
    const problem = error instanceof UnreadableFile ? error.message : fileProblem.broken;
    return { fileName, problem };
  }
}

onmessage = async ({ data }: MessageEvent<ToFileWorker>) => {
  const outcomes: FileOutcome[] = [];
  // One after another, so that only one large file is in memory.
  for (const file of data.files) outcomes.push(await readOne(file, data));
  postMessage(outcomes satisfies FromFileWorker);
};
