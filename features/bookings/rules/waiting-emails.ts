import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';
import { dayWords, timeWords, whenWords } from './when-words.ts';

type OfferedPlace = {
  offerName: string;
  startMs: number;
  endMs: number;
  /** until when the place is kept */
  untilMs: number;
  timeZone: string;
  href: string;
};

/** A place has come free for a person who waits. */
export const composePlaceEmail = (place: OfferedPlace): EmailContent => {
  const { offerName, startMs, endMs, untilMs, timeZone, href } = place;
  return composeEmail({
    subject: `A place is free: ${dayWords(startMs, timeZone)}, ${timeWords(startMs, timeZone)}`,
    heading: 'A place is free for you',
    paragraphs: [
      `${withoutLinks(offerName)}: ${whenWords(startMs, endMs, timeZone)}.`,
      `It is kept for you until ${timeWords(untilMs, timeZone)} on ${dayWords(untilMs, timeZone)}. After that the next person gets it.`,
    ],
    button: { label: 'Take the place', href },
    closing: 'You get this because you wait for a place in this session.',
  });
};
