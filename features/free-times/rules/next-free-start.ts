import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import { bookableRange } from './bookable-range.ts';
import { freeStarts } from './free-starts.ts';
import type { TimesQuestion } from './question.ts';

/** Most people have a free time within a few days: looking further is done only where they do not. */
const FIRST_LOOK_DAYS = 3;

/** The first start that can be booked, from `fromMs` on; null where none is until the offer's last date. */
export function nextFreeStart(
  question: TimesQuestion,
  fromMs = question.nowMs,
  accepts: (startMs: number) => boolean = () => true,
): number | null {
  const { offer, schedule, nowMs } = question;
  const bookable = bookableRange(offer, schedule.timeZone, nowMs);
  let startMs = Math.max(fromMs, bookable.startMs);
  for (let days = FIRST_LOOK_DAYS; startMs < bookable.endMs; days *= 3) {
    const endMs = Math.min(startMs + days * MS_PER_WALL_DAY, bookable.endMs);
    const [first] = freeStarts(question, { startMs, endMs }, { limit: 1, accepts });
    if (first !== undefined) return first;
    startMs = endMs;
  }
  return null;
}
