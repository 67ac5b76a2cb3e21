const MINUTE = 60;
const HOUR = 3_600;

const two = (value: number): string => String(value).padStart(2, '0');

/** Seconds as on a watch: "45:30", from an hour on "1:05:30". */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}`
    : `${minutes}:${two(whole % MINUTE)}`;
}

/** What is left of a clock, in milliseconds: "4:05". Rounded up, so that it is 0:00 when it ends. */
export const clockText = (ms: number): string => durationText(Math.max(0, Math.ceil(ms / 1_000)));

/** Seconds in a sentence: "90 s", "31:00 min", "1:05:30 h". */
export function timeText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 2 * MINUTE) return `${whole} s`;
  return `${durationText(whole)} ${whole < HOUR ? 'min' : 'h'}`;
}

const decimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Metres in a sentence: "800 m", "5.2 km". */
export const distanceText = (metres: number): string =>
  metres < 1_000 ? `${whole.format(metres)} m` : `${decimal.format(metres / 1_000)} km`;
