import {
  FitMessageReaderError,
  type FitRawMessage,
  fitTimestampToUnixMilliseconds,
  readFitMessages,
} from 'fit-file-parser/raw';
import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import type { RawPoint } from '#features/tracks/rules/raw-points.ts';
import type { Lap } from '../../../rules/activity.ts';
import type { ReadRecording } from '../../../rules/file-activity.ts';
import { MAX_ACTIVITIES, MAX_POINTS, MAX_UNPACKED_BYTES } from '../../../rules/file-limits.ts';
import { fileProblem } from '../../messages/files.ts';
import { placeOf } from './point-values.ts';

import { UnreadableFile } from './unreadable-file.ts';

/** Numbers of messages and fields in the FIT profile. */
const SESSION = 18;
const LAP = 19;
const RECORD = 20;
const TIMESTAMP = 253;
const START_TIME = 2;

/** Sports by their number in the FIT profile. */
const SPORTS: Readonly<Record<number, ActivityKind>> = {
  1: 'run',
  2: 'ride',
  4: 'class',
  5: 'swim',
  10: 'class',
  11: 'walk',
  15: 'row',
  17: 'hike',
  19: 'row',
  41: 'row',
};

type Kind = { bytes: number; signed: boolean };
const U8: Kind = { bytes: 1, signed: false };
const U16: Kind = { bytes: 2, signed: false };
const U32: Kind = { bytes: 4, signed: false };
const S32: Kind = { bytes: 4, signed: true };

/** A whole number of a message; null where it is left out or marked as not known. */
function valueOf(message: FitRawMessage, number: number, { bytes, signed }: Kind): number | null {
  const field = message.fields.find(({ fieldNumber }) => fieldNumber === number);
  if (!field || field.bytes.length !== bytes) return null;
  const view = new DataView(field.bytes.buffer, field.bytes.byteOffset, bytes);
  const little = message.littleEndian;
  if (bytes === 1) return view.getUint8(0) === 0xff ? null : view.getUint8(0);
  if (bytes === 2) {
    const value = view.getUint16(0, little);
    return value === 0xffff ? null : value;
  }
  const value = signed ? view.getInt32(0, little) : view.getUint32(0, little);
  return value === (signed ? 0x7fffffff : 0xffffffff) ? null : value;
}

/** A value as it was scaled; null stays. */
const scaled = (value: number | null, by: number, offset = 0): number | null =>
  value === null ? null : value / by - offset;

/** Degrees of a place in units of half a turn over 2^31. */
const degreesOf = (value: number | null): number | null => scaled(value, 2 ** 31 / 180);

const rateIn = (message: FitRawMessage, number: number): number | null => {
  const rate = valueOf(message, number, U8);
  return rate === null || rate < 25 || rate > 240 ? null : rate;
};

function toPoint(message: FitRawMessage): RawPoint | null {
  const stamp =
    message.timestamp ?? message.compressedTimestamp ?? valueOf(message, TIMESTAMP, U32);
  if (stamp === null || stamp === undefined) return null;
  const altitude = valueOf(message, 78, U32) ?? valueOf(message, 2, U16);
  return {
    at: fitTimestampToUnixMilliseconds(stamp),
    place: placeOf(degreesOf(valueOf(message, 0, S32)), degreesOf(valueOf(message, 1, S32))),
    altitude: scaled(altitude, 5, 500),
    heartRate: rateIn(message, 3),
    metres: scaled(valueOf(message, 5, U32), 100),
  };
}

function toLap(message: FitRawMessage): Lap | null {
  const seconds = Math.round(scaled(valueOf(message, 8, U32), 1_000) ?? 0);
  const metres = scaled(valueOf(message, 9, U32), 100);
  return seconds < 1 || seconds > 86_400
    ? null
    : { seconds, metres: metres || null, heartRate: rateIn(message, 15) };
}

type Span = { from: number; to: number };

/** From and to which moment a session or a lap lasts, milliseconds since 1970. */
function spanOf(message: FitRawMessage): Span | null {
  const start = valueOf(message, START_TIME, U32);
  const elapsed = scaled(valueOf(message, 7, U32), 1_000);
  if (start === null || elapsed === null) return null;
  const from = fitTimestampToUnixMilliseconds(start);
  return { from, to: from + elapsed * 1_000 };
}

const isIn = (at: number, span: Span | null): boolean =>
  !span || (at >= span.from - 1_000 && at <= span.to + 1_000);

function readMessages(bytes: Uint8Array): FitRawMessage[] {
  try {
    return readFitMessages(bytes, {
      messageNumbers: [SESSION, LAP, RECORD],
      maxInputBytes: MAX_UNPACKED_BYTES,
    }).messages;
  } catch (error) {
    if (error instanceof FitMessageReaderError) throw new UnreadableFile(fileProblem.broken);
    throw error;
  }
}

/** The activities of a FIT file: one for each session, as of a triathlon. */
export function readFit(bytes: Uint8Array): ReadRecording[] {
  const messages = readMessages(bytes);
  const of = (number: number) =>
    messages.filter(({ globalMessageNumber }) => globalMessageNumber === number);
  const records = of(RECORD);
  if (records.length > MAX_POINTS) {
    throw new UnreadableFile(fileProblem.tooManyPoints(MAX_POINTS.toLocaleString('en-AU')));
  }
  const points = records.flatMap((message) => toPoint(message) ?? []);
  if (points.length === 0) throw new UnreadableFile(fileProblem.noActivity);
  const nothing = { seconds: null, metres: null, heartRate: null, maxHeartRate: null, laps: [] };
  const base = { format: 'fit', name: null, kind: null } as const;
  const sessions = of(SESSION).slice(0, MAX_ACTIVITIES);
  if (sessions.length === 0) return [{ ...base, ...nothing, points }];
  return sessions.flatMap((session): ReadRecording[] => {
    const span = sessions.length > 1 ? spanOf(session) : null;
    const own = points.filter(({ at }) => isIn(at, span));
    const laps = of(LAP).filter((lap) => isIn(spanOf(lap)?.from ?? 0, span));
    if (own.length === 0) return [];
    return [
      {
        ...base,
        kind: SPORTS[valueOf(session, 5, U8) ?? -1] ?? null,
        points: own,
        seconds: scaled(valueOf(session, 8, U32), 1_000),
        metres: scaled(valueOf(session, 9, U32), 100),
        heartRate: rateIn(session, 16),
        maxHeartRate: rateIn(session, 17),
        laps: laps.flatMap((lap) => toLap(lap) ?? []),
      },
    ];
  });
}
