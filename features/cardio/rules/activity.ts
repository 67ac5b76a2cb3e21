import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';

/** One interval. */
export type Lap = { seconds: number; metres: number | null; heartRate: number | null };

/** Seconds at each heart rate, from `from` beats a minute up by one. */
export type HeartSeconds = { from: number; seconds: number[] };

/** What only a file of a watch knows. */
export type FromFile = {
  format: 'gpx' | 'tcx' | 'fit';
  /** with pauses */
  elapsedSeconds: number;
  climbMetres: number | null;
  descentMetres: number | null;
  heartSeconds: HeartSeconds | null;
  /** where the clock was read */
  timeZone: string;
};

/** What is known of an activity. Unknown is null. */
export type ActivityContent = {
  date: CalendarDay;
  kind: ActivityKind;
  name: string;
  /** moving time */
  seconds: number;
  metres: number | null;
  /** mean, beats a minute */
  heartRate: number | null;
  maxHeartRate: number | null;
  /** 1 very easy to 10 all out */
  effort: number | null;
  note: string | null;
  /** null: nobody knows the hour */
  startedAt: string | null;
  laps: Lap[];
  fromFile: FromFile | null;
};

/** Latest day first; of one day, the one that began last. */
export function byLatestActivity(
  a: Pick<ActivityContent, 'date' | 'startedAt'> & { id: string },
  b: Pick<ActivityContent, 'date' | 'startedAt'> & { id: string },
): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  const [began, other] = [a.startedAt ?? '', b.startedAt ?? ''];
  if (began !== other) return began < other ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

type Sent = Omit<
  ActivityContent,
  'metres' | 'heartRate' | 'maxHeartRate' | 'effort' | 'note' | 'startedAt' | 'laps' | 'fromFile'
> & {
  [Part in 'metres' | 'heartRate' | 'maxHeartRate' | 'effort' | 'note' | 'startedAt' | 'fromFile']?:
    | ActivityContent[Part]
    | undefined;
} & { laps?: Lap[] | undefined };

/** What the server makes of an activity that was sent. */
export const toShownActivity = (sent: Sent): ActivityContent => ({
  date: sent.date,
  kind: sent.kind,
  name: sent.name.trim(),
  seconds: sent.seconds,
  metres: sent.metres ?? null,
  heartRate: sent.heartRate ?? null,
  maxHeartRate: sent.maxHeartRate ?? null,
  effort: sent.effort ?? null,
  note: sent.note?.trim() || null,
  startedAt: sent.startedAt ?? null,
  laps: sent.laps ?? [],
  fromFile: sent.fromFile ?? null,
});
