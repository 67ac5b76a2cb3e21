import type { Booking } from '#features/bookings/contract.ts';
import { calendarNotes } from '#features/bookings/rules/calendar-notes.ts';
import { toCalendarFile } from '#features/calendar-files/rules/calendar-file.ts';
import { saveFile } from '#features/csv-import/web/public.ts';
import { placeWords } from '#features/free-times/rules/when-words.ts';

/** Saves a booking as a calendar file. Its UID is that of the mails and the feed: calendars keep one copy. */
export function saveCalendarFile(booking: Booking, zone: string): void {
  const { id, version, state, start, end, offer, place, isOnline, side, message } = booking;
  const { priceCents, policy, wasMovedByTrainer, hasCredit, organisationName: gym } = booking;
  const other = side === 'client' ? booking.trainerName : booking.clientName;
  const event = {
    uid: `booking-${id}@${location.hostname}`,
    sequence: version,
    changedAtMs: Date.now(),
    startMs: Date.parse(start),
    endMs: Date.parse(end),
    isCancelled: false,
    isTentative: state === 'requested',
    title: other ? `${offer.name} with ${other}` : offer.name,
    description: calendarNotes({
      to: side,
      agreement: { priceCents, policy, wasMovedByTrainer, ...(gym && { organisationName: gym }) },
      message,
      hasCredit,
      startMs: Date.parse(start),
      timeZone: zone,
    }).join('\n'),
    remindMinutes: 60,
    location: isOnline ? offer.link : place && placeWords(place),
    url: `${location.origin}/trainers/bookings/${id}`,
    organiser: { name: 'Vigour', email: `bookings@${location.hostname}` },
    attendees: [],
  };
  const file = new Blob([toCalendarFile([event], 'PUBLISH')], { type: 'text/calendar' });
  saveFile(`${start.slice(0, 10)}-session.ics`, file);
}
