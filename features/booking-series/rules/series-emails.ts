import { freeUntil, type KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { paymentGoes } from '#features/booking-terms/rules/policy-words.ts';
import type { Settlement } from '#features/booking-terms/rules/settlement.ts';
import type { BookingNews } from '#features/bookings/rules/booking-emails.ts';
import { momentWords, placeWords, whenWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';
import { costOfAllWords } from './cost-of-all.ts';

export type SeriesReader = { to: 'client' | 'trainer' | 'guardian'; timeZone: string };

/** One session of the series with what became of it. */
export type SeriesSession = {
  news: BookingNews;
  startMs: number;
  endMs: number;
  agreement: KeptAgreement;
  settlement: Settlement | null;
  hasCredit: boolean;
  /** until when a request can be answered */
  untilMs: number | null;
};

type About = SeriesReader & {
  sessions: readonly SeriesSession[];
  clientName: string;
  trainerName: string;
  message: string | null;
  reason: string | null;
  /** the trainer asked the client to them */
  isByTrainer: boolean;
  /** of the client, that can pay for what a trainer booked */
  credits: number;
  href: string;
  otherTimesHref: string;
  nowMs: number;
};

/** The sessions no longer take place. */
const isEnd = ({ kind }: BookingNews): boolean =>
  kind === 'cancelled' || kind === 'declined' || kind === 'lapsed';

const count = (many: number): string => (many === 1 ? '1 session' : `${many} sessions`);
const nameOr = (name: string, other: string): string => withoutLinks(name.trim()) || other;

/** A late move cancels a session and books another: the new time is what people want to read. */
const isShown = (sessions: readonly SeriesSession[]) => {
  const hasNew = sessions.some(({ news }) => news.kind !== 'cancelled');
  return ({ news }: SeriesSession) => !hasNew || news.kind !== 'cancelled';
};

type Heading = { word: string; client: string; trainer: string; guardian?: string };

const headings = {
  requested: {
    word: 'Request',
    client: 'Your requests are on their way',
    trainer: 'A client asks for sessions',
  },
  cancelled: {
    word: 'Cancelled',
    client: 'Sessions are cancelled',
    trainer: 'Sessions are cancelled',
  },
  moved: { word: 'Moved', client: 'Sessions have moved', trainer: 'Sessions have moved' },
  approved: {
    word: 'Booked',
    client: 'Your sessions are booked',
    trainer: 'You approved sessions',
  },
  declined: {
    word: 'Declined',
    client: 'Your requests were declined',
    trainer: 'You declined requests',
  },
  lapsed: {
    word: 'Requests expired',
    client: 'Requests have expired',
    trainer: 'Requests have expired',
  },
  booked: {
    word: 'Booked',
    client: 'Your sessions are booked',
    trainer: 'You have new bookings',
  },
} satisfies Partial<Record<BookingNews['kind'], Heading>>;

/** Where the trainer asked, the client is the one who answers. */
const headingsByTrainer: Partial<Record<BookingNews['kind'], Heading>> = {
  requested: {
    word: 'Please confirm',
    client: 'Your trainer booked sessions for you',
    trainer: 'Your client is asked to confirm',
    guardian: 'A trainer booked sessions for your child',
  },
  approved: {
    word: 'Booked',
    client: 'Your sessions are booked',
    trainer: 'Your client confirmed',
  },
  declined: {
    word: 'Declined',
    client: 'You declined sessions',
    trainer: 'Your requests were declined',
  },
};

/** First words of the subject of a trainer's request; null: the usual ones. */
const waitingWords = { client: null, trainer: 'Waiting for your client', guardian: 'To confirm' };

function headingOf({ kind }: BookingNews, { to, isByTrainer }: Pick<About, 'to' | 'isByTrainer'>) {
  const usual: Heading =
    kind in headings ? headings[kind as keyof typeof headings] : headings.booked;
  const said = (isByTrainer && headingsByTrainer[kind]) || usual;
  const word = isByTrainer && kind === 'requested' ? (waitingWords[to] ?? said.word) : said.word;
  return { word, heading: said[to] ?? said.client };
}

/** When each is, and until when it is free to cancel, in the reader's zone. */
function listOf(sessions: readonly SeriesSession[], { to, timeZone }: SeriesReader): string[] {
  return sessions.map(({ news, startMs, endMs, agreement }) => {
    const when = whenWords(startMs, endMs, timeZone);
    if (isEnd(news)) return `${when}.`;
    const before =
      news.kind === 'moved' && news.from
        ? ` Before: ${momentWords(news.from.getTime(), timeZone)}.`
        : '';
    const { policy, wasMovedByTrainer, priceCents } = agreement;
    if (to === 'trainer' || priceCents === 0) return `${when}.${before}`;
    const untilMs = freeUntil({ policy, startMs, wasMovedByTrainer });
    const until = untilMs === startMs ? 'it starts' : momentWords(untilMs, timeZone);
    return `${when}.${before} Free to cancel or move until ${until}.`;
  });
}

/** Who answers the requests until when, and what happens without an answer. */
function whoAnswers({ to, isByTrainer, timeZone }: About, untilMs: number): string {
  const until = momentWords(untilMs, timeZone);
  const nothing = 'Without an answer they expire and cost nothing.';
  if (isByTrainer === (to === 'trainer')) {
    return `${isByTrainer ? 'Your client' : 'The trainer'} can answer by ${until}. ${nothing}`;
  }
  if (to === 'guardian') return `They can confirm or decline by ${until}. ${nothing}`;
  return `${isByTrainer ? 'Confirm' : 'Approve'} or decline by ${until}. ${nothing}`;
}

function whatItCosts(
  sessions: readonly SeriesSession[],
  { to, credits: ownCredits }: About,
): string[] {
  const [first] = sessions;
  if (!first || to === 'trainer' || first.news.kind === 'moved') return [];
  const { priceCents, organisationName, policy } = first.agreement;
  const inMoney = sessions.filter(({ hasCredit }) => !hasCredit).length;
  const credits = sessions.length - inMoney;
  const isOwn = to === 'client';
  const paid =
    credits === 0 ? [] : [`Paid with ${credits} of ${isOwn ? 'your' : 'their'} credits.`];
  if (inMoney === 0) return paid;
  if (priceCents === 0) return ['They are free. Cancel in time if you can’t come.'];
  if (ownCredits > 0 && credits === 0) {
    const choice = isOwn
      ? `you have ${ownCredits}. You choose when you confirm.`
      : `they have ${ownCredits}. They choose when they confirm.`;
    return [`Price: ${dollars(priceCents)} each, or a credit: ${choice}`];
  }
  const late = Math.floor((priceCents * policy.latePercent) / 100);
  const missed = Math.floor((priceCents * policy.missedPercent) / 100);
  const many = credits === 0 ? '' : ` for the other ${inMoney}`;
  return [
    ...paid,
    `Price${many}: ${dollars(priceCents)} each, ${dollars(priceCents * inMoney)} together. ${withoutLinks(paymentGoes(organisationName))}`,
    `After the free time, cancelling or moving costs ${dollars(late)} each. Not coming costs ${dollars(missed)} each.`,
  ];
}

/** Who was declined looks for other times. */
const buttonOf = (news: BookingNews, { to, isByTrainer, href, otherTimesHref }: About) =>
  news.kind === 'declined' && to === 'client' && !isByTrainer
    ? { label: 'See other times', href: otherTimesHref }
    : { label: 'Look at the first one', href };

/** One email about several sessions of a weekly series. */
export function composeSeriesEmail(about: About): EmailContent {
  const { sessions, to, timeZone, message, reason } = about;
  const isTrainer = to === 'trainer';
  const shown = sessions.filter(isShown(sessions));
  const [first] = shown;
  if (!first) throw new Error('A mail about no session.');
  const { agreement, news, untilMs } = first;
  const { word, heading } = headingOf(news, about);
  const { place, isOnline, link } = agreement;
  const who = isTrainer
    ? `With ${nameOr(about.clientName, 'a client')}.`
    : `With ${nameOr(about.trainerName, 'your trainer')}${to === 'guardian' ? `, for ${nameOr(about.clientName, 'your child')}` : ''}.`;
  const isSure = ['booked', 'approved', 'moved'].includes(news.kind);
  const online = link && isSure && to !== 'guardian' ? `Online: ${link}` : 'Online.';
  const where = isOnline ? online : place ? `Where: ${withoutLinks(placeWords(place))}.` : '';
  const settled = sessions.flatMap(({ settlement }) => settlement ?? []);
  const isCancelled = isEnd(news);
  const decliner = about.isByTrainer ? 'client' : 'trainer';
  const isOwn = news.kind === 'cancelled' ? news.by === to : decliner === to;
  return composeEmail({
    subject: `${word}: ${count(shown.length)} from ${momentWords(first.startMs, timeZone)}`,
    heading,
    paragraphs: [
      `${withoutLinks(agreement.offerName)}: ${count(shown.length)}. ${[who, where].filter(Boolean).join(' ')}`,
      ...listOf(shown, about),
      ...(settled.length > 0 ? [costOfAllWords(settled)] : []),
      ...(isCancelled && reason
        ? [`${isOwn ? 'You' : 'They'} wrote: ${withoutLinks(reason)}`]
        : []),
      ...(isTrainer && message && !isCancelled && news.kind !== 'moved'
        ? [`They wrote: ${withoutLinks(message)}`]
        : []),
      ...(news.kind === 'requested' && untilMs !== null ? [whoAnswers(about, untilMs)] : []),
      ...(isCancelled ? [] : whatItCosts(shown, about)),
    ],
    ...(to !== 'guardian' && { button: buttonOf(news, about) }),
    closing:
      to === 'guardian'
        ? 'You get this because you agreed, as parent or guardian, that they may book.'
        : isTrainer
          ? 'You get this because people book you with Vigour.'
          : about.isByTrainer
            ? 'You get this because your trainer books sessions for you with Vigour.'
            : 'You get this because you booked sessions with Vigour.',
  });
}
