/** Megabytes: now, and the most since the last question. */
export type Memory = { nowMb: number; peakMb: number };
