import type { TakenTime } from '#features/free-times/rules/question.ts';
import { overlaps, type Span } from '#features/free-times/rules/span.ts';

/**
 * Sessions that meet a busy time which another calendar got after they were booked. Nothing is moved
 * or cancelled by itself: both sides are told. Buffers do not count, as they may be given up.
 */
export const laterClashes = (
  taken: readonly TakenTime[],
  elsewhere: readonly Span[],
): TakenTime[] =>
  taken.filter((one) => elsewhere.some((busy) => busy.startMs < busy.endMs && overlaps(one, busy)));
