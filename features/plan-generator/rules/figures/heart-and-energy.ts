/** Highest heart rate, beats a minute (Tanaka 2001); people differ by about 10 either way. */
export const maxHeartRate = (age: number): number => 208 - 0.7 * age;

/** Heart rate at a share of the reserve between rest and the highest (Karvonen). */
export const heartRateAt = (share: number, restRate: number, maxRate: number): number =>
  restRate + share * (maxRate - restRate);

/** Shares of the highest heart rate (Garber 2011, American College of Sports Medicine). */
const HEART_SHARES = { moderate: [0.64, 0.76], vigorous: [0.77, 0.95] } as const;

/** From and to which heart rate an effort lies at an age, beats a minute; drugs for the heart void it. */
export const heartRatesFor = (effort: keyof typeof HEART_SHARES, age: number): number[] =>
  HEART_SHARES[effort].map((share) => Math.round(share * maxHeartRate(age)));

/** Energy of an activity with what the body needs at rest, kcal (domain sheet 3.6). */
export const grossKcal = (met: number, kg: number, minutes: number): number =>
  (met * 3.5 * kg * minutes) / 200;

/** Energy beyond rest, kcal. Never added to the food target, which holds it already. */
export const netKcal = (met: number, kg: number, minutes: number): number =>
  grossKcal(met - 1, kg, minutes);

/** From here on a minute counts twice (WHO 2020: 75 vigorous minutes are as good as 150). */
export const VIGOROUS_MET = 6;

/** Minutes as the WHO counts them: a vigorous one twice. */
export const countMinutes = (met: number, minutes: number): number =>
  met >= VIGOROUS_MET ? minutes * 2 : minutes;
