/** "9 am" of 540, "3:30 pm" of 930: minutes since midnight on the wall. */
export function clockWords(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  const minutes = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}
