const MS_PER_MINUTE = 60_000;
/** From here on the day says more than the hours until then. */
const MAX_HOURS = 12;

/** "in 25 min", "in 2 h 10 min"; null where it is half a day or more. A minute that has begun counts. */
export function untilWords(ms: number): string | null {
  const all = Math.max(1, Math.ceil(ms / MS_PER_MINUTE));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours >= MAX_HOURS) return null;
  const parts = [...(hours > 0 ? [`${hours} h`] : []), ...(minutes > 0 ? [`${minutes} min`] : [])];
  return `in ${parts.join(' ')}`;
}
