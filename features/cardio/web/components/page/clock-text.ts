import { timeIn } from '#platform/shared/calendar-day.ts';
import type { Activity } from '../../../contract.ts';

/** "06:12" on the clock of the place where it began; null where nobody knows. */
export const clockText = ({ startedAt, fromFile }: Activity): string | null =>
  startedAt === null || !fromFile ? null : timeIn(fromFile.timeZone, Date.parse(startedAt));
