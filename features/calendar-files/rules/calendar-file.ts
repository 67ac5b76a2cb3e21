/** A person in a calendar file. */
export type CalendarPerson = { name: string; email: string };

/** A session as a calendar keeps it. Times are instants, so that no calendar has to know a zone. */
export type CalendarEvent = {
  /** the same for ever: by it a calendar finds its copy */
  uid: string;
  /** grows with every change that a calendar has to take over, cancelling included */
  sequence: number;
  changedAtMs: number;
  startMs: number;
  endMs: number;
  isCancelled: boolean;
  /** a request that the trainer has not approved */
  isTentative: boolean;
  title: string;
  description: string;
  location: string | null;
  url: string | null;
  organiser: CalendarPerson;
  attendees: readonly CalendarPerson[];
  /** the calendar reminds so many minutes before the start; absent: as it is set up */
  remindMinutes?: number;
};

/** What a calendar does with the file: take over a booking, take it out, or show a feed. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const MAX_LINE_BYTES = 75;
const encoder = new TextEncoder();

/** Text as RFC 5545 3.3.11 writes it: one line, and nothing in it that means something else. */
const toText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '');

/** A parameter's value in quotes, which knows no escapes (RFC 5545 3.2). */
const toParameter = (text: string): string =>
  `"${text.replaceAll('"', '’').replaceAll(/[\u0000-\u001F\u007F]/g, ' ')}"`;

const toMoment = (ms: number): string => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Lines of at most 75 bytes; what follows begins with a space. No character is cut (RFC 5545 3.1). */
export function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

const toPerson = (property: string, { name, email }: CalendarPerson, more = ''): string =>
  `${property};CN=${toParameter(name)}${more}:mailto:${email}`;

function eventLines(event: CalendarEvent, method: CalendarMethod): string[] {
  const status = event.isCancelled ? 'CANCELLED' : event.isTentative ? 'TENTATIVE' : 'CONFIRMED';
  const lines = [
    'BEGIN:VEVENT',
    `UID:${toText(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toMoment(event.changedAtMs)}`,
    `LAST-MODIFIED:${toMoment(event.changedAtMs)}`,
    `DTSTART:${toMoment(event.startMs)}`,
    `DTEND:${toMoment(event.endMs)}`,
    `SUMMARY:${toText(event.title)}`,
    `DESCRIPTION:${toText(event.description)}`,
    `STATUS:${status}`,
    `TRANSP:${event.isCancelled ? 'TRANSPARENT' : 'OPAQUE'}`,
  ];
  if (event.location !== null) lines.push(`LOCATION:${toText(event.location)}`);
  if (event.url !== null) lines.push(`URL:${event.url}`);
  // A feed is for its owner: it names nobody.
  if (method !== 'PUBLISH') {
    lines.push(toPerson('ORGANIZER', event.organiser));
    const state = event.isTentative ? 'TENTATIVE' : 'ACCEPTED';
    for (const attendee of event.attendees) {
      lines.push(
        toPerson('ATTENDEE', attendee, `;ROLE=REQ-PARTICIPANT;PARTSTAT=${state};RSVP=FALSE`),
      );
    }
  }
  if (event.remindMinutes !== undefined && !event.isCancelled) {
    lines.push(
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${toText(event.title)}`,
      `TRIGGER:-PT${event.remindMinutes}M`,
      'END:VALARM',
    );
  }
  return [...lines, 'END:VEVENT'];
}

/** An iCalendar file (RFC 5545, RFC 5546). `name` is what a calendar calls a feed. */
export function toCalendarFile(
  events: readonly CalendarEvent[],
  method: CalendarMethod,
  name: string | null = null,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vigour//Bookings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name === null
      ? []
      : [`X-WR-CALNAME:${toText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H']),
    ...events.flatMap((event) => eventLines(event, method)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
