import ICAL from 'ical.js';
import { joinSpans, overlaps, type Span } from '#features/free-times/rules/span.ts';
import { MS_PER_WALL_DAY, type WallMs } from '#platform/shared/wall-clock.ts';
import { type CalendarClock, clockOf, readClocks, toTime, wallOf } from './calendar-clock.ts';

/** Dates of repeating events that are looked at in one calendar: 50 daily ones of ten years. */
const MAX_STEPS = 200_000;
const MAX_EVENTS = 20_000;

export type CalendarText = {
  text: string;
  /** where times stand that name no zone, and whole days */
  timeZone: string;
  range: Span;
  /** what ids of our own sessions end in: their time is known already */
  ownIds: string;
};

export type CalendarBusy = { busy: Span[] } | { failure: 'not-a-calendar' | 'too-large' };

class TooLarge extends Error {}

type Label = { wall: WallMs; isDate: boolean; clock: CalendarClock };
type ClockOf = ReturnType<typeof readClocks>;

function labelsOf(event: ICAL.Component, name: string, clockFor: ClockOf): Label[] {
  return event.getAllProperties(name).flatMap((property) =>
    property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value;
      if (!(time instanceof ICAL.Time)) return [];
      return [{ wall: wallOf(time), isDate: time.isDate, clock: clockFor(property, time) }];
    }),
  );
}

const instantOf = ({ wall, clock }: Label): number => clock.toInstant(wall);

/** When an occurrence ends that starts at a label: as long on the wall as the first one, or exactly so long. */
function toEndOf(event: ICAL.Component, start: Label, clockFor: ClockOf) {
  const [end] = labelsOf(event, 'dtend', clockFor);
  if (end) {
    const wallMs = end.wall - start.wall;
    const exactMs = instantOf(end) - instantOf(start);
    const isSameClock = end.isDate || instantOf(end) === start.clock.toInstant(end.wall);
    return (wall: WallMs) =>
      isSameClock ? start.clock.toInstant(wall + wallMs) : start.clock.toInstant(wall) + exactMs;
  }
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) {
    const days = (duration.weeks * 7 + duration.days) * MS_PER_WALL_DAY;
    const exactMs = (duration.hours * 3600 + duration.minutes * 60 + duration.seconds) * 1000;
    return (wall: WallMs) => start.clock.toInstant(wall + days) + exactMs;
  }
  return (wall: WallMs) => start.clock.toInstant(wall + (start.isDate ? MS_PER_WALL_DAY : 0));
}

/** The last label that a rule may reach, on the clock of the event. */
function untilOf(until: ICAL.Time, start: Label): ICAL.Time {
  if (until.isDate)
    return toTime(wallOf(until) + (start.isDate ? 0 : MS_PER_WALL_DAY - 1000), start.isDate);
  const isUtc = until.zone === ICAL.Timezone.utcTimezone;
  return toTime(isUtc ? start.clock.toWall(wallOf(until)) : wallOf(until), false);
}

/** The labels at which an event starts, up to one. */
function* startsOf(
  event: ICAL.Component,
  start: Label,
  { lastWall, steps, clockFor }: { lastWall: WallMs; steps: { left: number }; clockFor: ClockOf },
): Generator<WallMs> {
  yield start.wall;
  for (const extra of labelsOf(event, 'rdate', clockFor)) {
    yield start.clock.toWall(instantOf(extra));
  }
  for (const rule of event.getAllProperties('rrule').map((one) => one.getFirstValue())) {
    if (!(rule instanceof ICAL.Recur)) continue;
    const counted = rule.clone();
    if (rule.until) counted.until = untilOf(rule.until, start);
    const dates = counted.iterator(toTime(start.wall, start.isDate));
    for (let date = dates.next(); date; date = dates.next()) {
      steps.left -= 1;
      if (steps.left < 0) throw new TooLarge();
      const wall = wallOf(date);
      if (wall > lastWall) break;
      yield wall;
    }
  }
}

function isBusy(event: ICAL.Component): boolean {
  const of = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    of('status') !== 'CANCELLED' &&
    of('transp') !== 'TRANSPARENT' &&
    of('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

type Reading = { range: Span; steps: { left: number }; clockFor: ClockOf };

/** The dates of a series that an event of their own replaces, as instants and as whole days. */
const replacedBy = (events: readonly ICAL.Component[], clockFor: ClockOf) =>
  events.flatMap((one) => labelsOf(one, 'recurrence-id', clockFor));

/** The times that one event takes in a range, of a series without dates that are left out or replaced. */
function timesOf(
  event: ICAL.Component,
  without: readonly Label[],
  { range, steps, clockFor }: Reading,
): Span[] {
  const [start] = labelsOf(event, 'dtstart', clockFor);
  if (!start) return [];
  const endOf = toEndOf(event, start, clockFor);
  const gone = [...labelsOf(event, 'exdate', clockFor), ...without];
  const instants = new Set(gone.filter((one) => !one.isDate || start.isDate).map(instantOf));
  const days = new Set(gone.filter((one) => one.isDate && !start.isDate).map((one) => one.wall));
  const lastWall = start.clock.toWall(range.endMs);
  const found: Span[] = [];
  for (const wall of startsOf(event, start, { lastWall, steps, clockFor })) {
    const startMs = start.clock.toInstant(wall);
    const day = Math.floor(wall / MS_PER_WALL_DAY) * MS_PER_WALL_DAY;
    if (instants.has(startMs) || days.has(day)) continue;
    const time = { startMs, endMs: endOf(wall) };
    if (time.endMs > time.startMs && overlaps(time, range)) found.push(time);
  }
  return found;
}

function eventTimes(events: readonly ICAL.Component[], reading: Reading): Span[] {
  const byId = new Map<string, ICAL.Component[]>();
  for (const [index, event] of events.entries()) {
    const id = String(event.getFirstPropertyValue('uid') ?? `without id ${index}`);
    byId.set(id, [...(byId.get(id) ?? []), event]);
  }
  return [...byId.values()].flatMap((same) => {
    const changed = same.filter((one) => one.hasProperty('recurrence-id'));
    const without = replacedBy(changed, reading.clockFor);
    const series = same.filter((one) => !one.hasProperty('recurrence-id') && isBusy(one));
    return [
      ...series.flatMap((one) => timesOf(one, without, reading)),
      ...changed.filter(isBusy).flatMap((one) => timesOf(one, [], reading)),
    ];
  });
}

/** Periods of a calendar that tells when its owner is busy, and nothing else (VFREEBUSY). */
const freeBusyTimes = (calendar: ICAL.Component, clockFor: ClockOf): Span[] =>
  calendar.getAllSubcomponents('vfreebusy').flatMap((component) =>
    component.getAllProperties('freebusy').flatMap((property) => {
      if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return [];
      return property.getValues().flatMap((period: unknown) => {
        if (!(period instanceof ICAL.Period)) return [];
        const startMs = clockFor(property, period.start).toInstant(wallOf(period.start));
        const lengthMs = wallOf(period.getEnd()) - wallOf(period.start);
        return [{ startMs, endMs: startMs + lengthMs }];
      });
    }),
  );

function readOne(calendar: ICAL.Component, given: CalendarText, steps: { left: number }): Span[] {
  const clockFor = readClocks(calendar, clockOf(given.timeZone));
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((one) => !String(one.getFirstPropertyValue('uid') ?? '').endsWith(given.ownIds));
  if (events.length > MAX_EVENTS) throw new TooLarge();
  return [
    ...eventTimes(events, { range: given.range, steps, clockFor }),
    ...freeBusyTimes(calendar, clockFor),
  ];
}

/** When a calendar (RFC 5545) says that its owner is busy, within a range; what touches is one. */
export function busyOfCalendar(given: CalendarText): CalendarBusy {
  try {
    const parsed = ICAL.parse(given.text) as unknown[];
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]).map(
      (one) => new ICAL.Component(one as unknown[]),
    );
    if (!calendars.every(({ name }) => name === 'vcalendar')) return { failure: 'not-a-calendar' };
    const steps = { left: MAX_STEPS };
    const times = calendars.flatMap((one) => readOne(one, given, steps));
    return { busy: joinSpans(times.filter((one) => overlaps(one, given.range))) };
  } catch (error) {
    return { failure: error instanceof TooLarge ? 'too-large' : 'not-a-calendar' };
  }
}
