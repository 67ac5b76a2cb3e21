import { factsOf } from '#features/tracks/rules/activity-kinds.ts';
import { toTrackPoints } from '#features/tracks/rules/track-points.ts';
import { idWithin } from '#platform/shared/ids.ts';
import { guessKind } from './guess-kind.ts';
import type { Recording } from './recording.ts';

/** An activity of a file; its kind is null if the file says nothing that we know. */
export type ReadRecording = Omit<Recording, 'kind'> & { kind: Recording['kind'] | null };

/** The parent of the ids of activities that come from files. */
const FILES = '7b0d3c1e-5a0f-4d0b-9a53-2f5f4c1b7a10';

/** The same activity in the same format has the same id, so that a file brings it once. */
export function idOfRecording({ format, points, seconds, metres }: ReadRecording): string {
  const times = points.map(({ at }) => at);
  const from = times.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const to = times.reduce((most, at) => Math.max(most, at), 0);
  return idWithin(FILES, JSON.stringify([format, from, to, times.length, seconds, metres]));
}

/** A recording with its kind: what the file says, else what is likely at its speed. */
export function withKind(read: ReadRecording): Recording {
  if (read.kind !== null) return { ...read, kind: read.kind };
  const last = toTrackPoints(read.points, factsOf('ride')).points.at(-1);
  const seconds = read.seconds ?? last?.movingSeconds ?? 0;
  const metres = read.metres ?? last?.metres ?? 0;
  return { ...read, kind: guessKind(seconds > 0 && metres > 0 ? metres / seconds : null) };
}
