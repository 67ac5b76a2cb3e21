import {
  dayWords,
  momentWords,
  timeWords,
  whenWords,
} from '#features/free-times/rules/when-words.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

type OfferedPlace = {
  offerName: string;
  startMs: number;
  endMs: number;
  /** until when the place is kept */
  untilMs: number;
  timeZone: string;
};

/** For the person who waits, who can take it; their guardian reads for whom it is. */
type Reader = { href: string } | { forChild: string };

const childOf = ({ forChild }: { forChild: string }): string =>
  withoutLinks(forChild.trim()) || 'your child';

const FOR_GUARDIAN = 'You get this because you agreed, as parent or guardian, that they may book.';

/** A place has come free for a person who waits. */
export const composePlaceEmail = (place: OfferedPlace & Reader): EmailContent => {
  const { offerName, startMs, endMs, untilMs, timeZone } = place;
  const until = `${timeWords(untilMs, timeZone)} on ${dayWords(untilMs, timeZone)}`;
  const isOwn = 'href' in place;
  return composeEmail({
    subject: `A place is free: ${momentWords(startMs, timeZone)}`,
    heading: isOwn ? 'A place is free for you' : `A place is free for ${childOf(place)}`,
    paragraphs: [
      `${withoutLinks(offerName)}: ${whenWords(startMs, endMs, timeZone)}.`,
      `It is kept until ${until}. After that the next person gets it.`,
    ],
    ...(isOwn && { button: { label: 'Take the place', href: place.href } }),
    closing: isOwn
      ? 'You get this because you’re waiting for a place in this session.'
      : FOR_GUARDIAN,
  });
};

type EndedWait = Omit<OfferedPlace, 'untilMs'> & { reason: string };

/** A session with a waiting list is cancelled. */
export const composeWaitOverEmail = (over: EndedWait & Reader): EmailContent => {
  const { offerName, startMs, endMs, timeZone, reason } = over;
  const isOwn = 'href' in over;
  const name = withoutLinks(offerName);
  return composeEmail({
    subject: `Cancelled: ${momentWords(startMs, timeZone)}`,
    heading: isOwn
      ? 'A session you’re waiting for is cancelled'
      : `A session ${childOf(over)} is waiting for is cancelled`,
    paragraphs: [
      `${name}: ${whenWords(startMs, endMs, timeZone)}.`,
      `Why: ${withoutLinks(reason)}`,
      isOwn
        ? 'You’re off its waiting list. It costs you nothing.'
        : 'They are off its waiting list. It costs nothing.',
    ],
    ...(isOwn && { button: { label: 'See your bookings', href: over.href } }),
    closing: isOwn ? 'You get this because you waited for a place in this session.' : FOR_GUARDIAN,
  });
};
