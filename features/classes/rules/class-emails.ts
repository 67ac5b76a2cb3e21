import { momentWords, whenWords } from '#features/free-times/rules/when-words.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

export type ClassNews =
  | { kind: 'yours' }
  /** whose it is now */
  | { kind: 'not-yours'; trainer: string }
  | { kind: 'other-room'; room: string }
  | { kind: 'cancelled'; reason: string };

type About = {
  name: string;
  organisation: string;
  startMs: number;
  endMs: number;
  timeZone: string;
  news: ClassNews;
  href: string;
};

const headingOf: Record<ClassNews['kind'], string> = {
  yours: 'You take over a class',
  'not-yours': 'Another trainer takes your class',
  'other-room': 'Your class has another room',
  cancelled: 'Your class is cancelled',
};

/** What a trainer is told of a class that they give, or gave. */
export function composeClassEmail(about: About): EmailContent {
  const { name, organisation, startMs, endMs, timeZone, news, href } = about;
  return composeEmail({
    subject: `${headingOf[news.kind]}: ${momentWords(startMs, timeZone)}`,
    heading: headingOf[news.kind],
    paragraphs: [
      `${withoutLinks(name)} at ${withoutLinks(organisation)}: ${whenWords(startMs, endMs, timeZone)}.`,
      ...(news.kind === 'not-yours' && news.trainer
        ? [`${withoutLinks(news.trainer)} gives it now.`]
        : []),
      ...(news.kind === 'other-room' ? [`It takes place in ${withoutLinks(news.room)} now.`] : []),
      ...(news.kind === 'cancelled' ? [`Why: ${withoutLinks(news.reason)}`] : []),
    ],
    button: { label: 'See your calendar', href },
    closing: 'You get this because you give classes with Vigour.',
  });
}

const sessions = (count: number): string => (count === 1 ? '1 session' : `${count} sessions`);

type StaffEnded = { reason: string; given: number; ended: number; href: string };

/** What who runs an organisation is told when a person stops giving sessions there. */
export const composeStaffEndedEmail = ({ reason, given, ended, href }: StaffEnded): EmailContent =>
  composeEmail({
    subject: 'A trainer’s sessions were passed on',
    heading: 'A trainer’s sessions were passed on',
    paragraphs: [
      withoutLinks(reason),
      ...(given > 0 ? [`Another trainer of the class takes over ${sessions(given)}.`] : []),
      ...(ended > 0 ? [`We cancelled ${sessions(ended)} and told everyone who booked.`] : []),
    ],
    button: { label: 'See your staff', href },
    closing: 'You get this because you run this place with Vigour.',
  });
