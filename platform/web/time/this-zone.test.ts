import { describe, expect, it } from 'vitest';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { deviceTimeZone, localDay, localTime, msToNextDay } from './local-clock.ts';

/** Set where the whole process is to stand in a time zone (vitest.config.ts). */
const wanted = process.env['TEST_ZONE'];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = Date.UTC(2026, 0, 1);

describe(`a device in ${wanted ?? 'any zone'}`, () => {
  it('stands in the zone that was asked for', () => {
    // Some zones have a second name.
    const asked = new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
    expect(deviceTimeZone()).toBe(asked);
  });

  it('shows the day and the time of its zone at every quarter of an hour of a year', () => {
    const zone = deviceTimeZone();
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
    for (let ms = START; ms < START + 366 * 24 * HOUR_MS; ms += 15 * MINUTE_MS) {
      const at = new Date(ms);
      if (localTime(at) !== clock.format(at)) expect(localTime(at)).toBe(clock.format(at));
      if (ms % HOUR_MS === 0) expect(localDay(at)).toBe(dayIn(zone, ms));
    }
  });

  it('has nights of 23 and 25 hours where clocks are changed, and every day once', () => {
    const lengths = new Map<number, number>();
    let at = new Date(2026, 0, 1);
    while (at.getFullYear() === 2026) {
      const hours = msToNextDay(at) / HOUR_MS;
      lengths.set(hours, (lengths.get(hours) ?? 0) + 1);
      at = new Date(at.getTime() + msToNextDay(at));
    }
    const changes = wanted !== undefined && wanted !== 'Asia/Kolkata';
    if (changes) expect(Object.fromEntries(lengths)).toEqual({ 23: 1, 24: 363, 25: 1 });
    expect([...lengths.values()].reduce((sum, days) => sum + days, 0)).toBe(365);
  });
});
