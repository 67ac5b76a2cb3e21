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

/** Why a session with a waiting list is cancelled, or from when it has moved. */
export type WaitNews = { reason: string } | { movedFromMs: number };

type Wait = Omit<OfferedPlace, 'untilMs'> & { news: WaitNews };

/** A session with a waiting list is cancelled, or has moved. */
export const composeWaitEmail = (wait: Wait & Reader): EmailContent => {
  const { offerName, startMs, endMs, timeZone, news } = wait;
  const isOwn = 'href' in wait;
  const isOver = 'reason' in news;
  const session = isOwn
    ? 'A session you’re waiting for'
    : `A session ${childOf(wait)} is waiting for`;
  const cost = isOwn
    ? 'You’re off its waiting list. It costs you nothing.'
    : 'They are off its waiting list. It costs nothing.';
  const turn = isOwn
    ? 'You keep your turn. If it doesn’t suit you, leave the list in your bookings.'
    : 'They keep their turn. If it doesn’t suit, they can leave the list.';
  return composeEmail({
    subject: `${isOver ? 'Cancelled' : 'Moved'}: ${momentWords(startMs, timeZone)}`,
    heading: `${session} ${isOver ? 'is cancelled' : 'has moved'}`,
    paragraphs: [
      `${withoutLinks(offerName)}: ${whenWords(startMs, endMs, timeZone)}.`,
      ...(isOver
        ? [`Why: ${withoutLinks(news.reason)}`, cost]
        : [`It was due to start ${momentWords(news.movedFromMs, timeZone)}.`, turn]),
    ],
    ...(isOwn && { button: { label: 'See your bookings', href: wait.href } }),
    closing: isOwn ? 'You get this because you waited for a place in this session.' : FOR_GUARDIAN,
  });
};
