import { disputableUntilMs, type Missing } from '#features/booking-terms/rules/missing.ts';
import type { Agreement, KeptAgreement } from '#features/booking-terms/rules/policy.ts';
import { paymentGoes, settlementWords } from '#features/booking-terms/rules/policy-words.ts';
import type { Settlement, Side } from '#features/booking-terms/rules/settlement.ts';
import { termsOf, termsWords } from '#features/booking-terms/rules/terms.ts';
import { momentWords, placeWords, whenWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { composeEmail, type EmailContent, withoutLinks } from '#platform/shared/email-content.ts';

/** What happened to a booking, as its two people are told. */
export type BookingNews =
  | { kind: 'requested' | 'booked' | 'approved' | 'declined' | 'reopened' | 'lapsed' | 'reminder' }
  | { kind: 'cancelled' | 'moved'; by: Side; from?: Date }
  /** who trains, or where, in full sentences */
  | { kind: 'changed'; sentences: string[] }
  | { kind: 'missing' | 'came' | 'disputed' | 'waived' | 'clash' };

export type TellOf = {
  news: BookingNews;
  /** who reads it; a guardian reads what the client does */
  to: Side | 'guardian';
  startMs: number;
  endMs: number;
  /** of the reader */
  timeZone: string;
  agreement: KeptAgreement;
  terms: Agreement;
  trainerName: string;
  clientName: string;
  message: string | null;
  reason: string | null;
  settlement: Settlement | null;
  nowMs: number;
  /** the trainer booked for the client */
  isByTrainer: boolean;
  /** of the client, that can pay for what a trainer booked */
  credits: number;
  /** until when a request can be answered */
  untilMs: number | null;
  href: string;
  otherTimesHref: string;
  missing: Missing | null;
  /** who of the organisation said that; null: the other side did */
  sayer: string | null;
};

const nameOr = (name: string, other: string): string => withoutLinks(name.trim()) || other;

/** A heading for the one who reads it. */
function headingOf({ news, to, isByTrainer }: TellOf): string {
  const isTrainer = to === 'trainer';
  switch (news.kind) {
    case 'requested':
      if (isByTrainer) {
        if (to === 'guardian') return 'A trainer booked a session for your child';
        return isTrainer ? 'Your client is asked to confirm' : 'Your trainer booked this for you';
      }
      return isTrainer ? 'A client asks for a session' : 'Your request is on its way';
    case 'booked':
      return isTrainer ? 'You have a new booking' : 'Your session is booked';
    case 'approved':
      if (isByTrainer && isTrainer) return 'Your client confirmed';
      return isTrainer ? 'You approved a session' : 'Your session is booked';
    case 'declined':
      if (isByTrainer === isTrainer) return 'Your request was declined';
      return isTrainer ? 'You declined a request' : 'You declined a session';
    case 'reopened':
      if (isByTrainer === isTrainer) return 'Your request is open again';
      return 'You took your decline back';
    case 'lapsed':
      return 'A request has expired';
    case 'reminder':
      return 'A session is coming up';
    case 'cancelled':
      return 'A session is cancelled';
    case 'moved':
      return 'A session has moved';
    case 'changed':
      return 'A session has changed';
    case 'missing':
      return 'A missed session';
    case 'came':
      return 'A session was not missed after all';
    case 'disputed':
      return 'A missed session is disputed';
    case 'waived':
      return 'A fee is waived';
    case 'clash':
      return 'A session may clash with something else';
  }
}

const subjectWord: Record<BookingNews['kind'], string> = {
  requested: 'Request',
  booked: 'Booked',
  approved: 'Booked',
  declined: 'Declined',
  reopened: 'Open again',
  lapsed: 'Request expired',
  reminder: 'Coming up',
  cancelled: 'Cancelled',
  moved: 'Moved',
  changed: 'Trainer or room changed',
  missing: 'Missed session',
  came: 'Not missed',
  disputed: 'Disputed',
  waived: 'Fee waived',
  clash: 'May clash',
};

function whereOf({ agreement: { isOnline, link, place }, news, to }: TellOf): string[] {
  const isSure = ['booked', 'approved', 'reminder', 'moved', 'changed'].includes(news.kind);
  if (isOnline) {
    if (!link || !isSure || to === 'guardian') return ['Online.'];
    return [`Online: ${link}`];
  }
  return place ? [`Where: ${withoutLinks(placeWords(place))}.`] : [];
}

/** Whether the reader is the one who cancelled or declined. */
function isOwnAct({ news, to, isByTrainer }: TellOf): boolean {
  if (news.kind === 'cancelled') return news.by === to;
  return to === (isByTrainer ? 'client' : 'trainer');
}

function whatChanged(tell: TellOf): string[] {
  const { news, settlement, reason, timeZone } = tell;
  const lines: string[] = news.kind === 'changed' ? news.sentences.map(withoutLinks) : [];
  if (news.kind === 'moved' && news.from) {
    lines.push(`Before: ${momentWords(news.from.getTime(), timeZone)}.`);
  }
  if (
    (news.kind === 'cancelled' || news.kind === 'missing' || news.kind === 'waived') &&
    settlement
  ) {
    lines.push(settlementWords(settlement));
  }
  if ((news.kind === 'cancelled' || news.kind === 'declined') && reason) {
    lines.push(`${isOwnAct(tell) ? 'You' : 'They'} wrote: ${withoutLinks(reason)}`);
  }
  if (news.kind === 'missing' && tell.sayer) {
    const { organisationName: gym = tell.sayer } = tell.agreement;
    const name = tell.sayer === gym ? gym : `${tell.sayer} of ${gym}`;
    lines.push(`${withoutLinks(name)} says so.`);
  }
  if (news.kind === 'missing' && tell.missing) {
    const until = momentWords(disputableUntilMs(tell.missing), timeZone);
    const isYours = tell.missing.missing === (tell.to === 'trainer' ? 'trainer' : 'client');
    lines.push(
      isYours
        ? `If that is wrong, say so on the booking until ${until}. Nothing is charged until it is settled.`
        : `They can say until ${until} that they were there.`,
    );
  }
  if (news.kind === 'moved' && news.by === 'trainer' && tell.to !== 'trainer') {
    lines.push('If the new time does not suit you, cancel for free until it starts.');
  }
  if (news.kind === 'disputed') {
    lines.push('The other side says that they came. Nothing is charged until you agree.');
  }
  if (news.kind === 'came') {
    const { hasCredit, priceCents } = tell.terms;
    const usual = priceCents === 0 ? 'It is free.' : 'It costs its usual price.';
    lines.push(
      `The session no longer counts as missed. ${hasCredit ? 'It is paid with a credit.' : usual}`,
    );
  }
  if (news.kind === 'clash') {
    lines.push(
      tell.to === 'trainer'
        ? 'One of your other calendars now has something at that time.'
        : 'Your trainer’s own calendar now has something else at that time.',
      'Nothing was changed. Keep the session, move it or cancel it.',
    );
  }
  return lines;
}

/** Who answers a request until when, and what happens without an answer. */
function whoAnswers({ news, to, isByTrainer, untilMs, timeZone }: TellOf): string[] {
  if (!['requested', 'reopened'].includes(news.kind) || untilMs === null) return [];
  const until = momentWords(untilMs, timeZone);
  if (isByTrainer !== (to === 'trainer')) {
    const yours = isByTrainer ? 'Confirm or decline' : 'Approve or decline';
    const asked = to === 'guardian' ? 'They can confirm or decline' : yours;
    return [`${asked} by ${until}. Without an answer it expires and costs nothing.`];
  }
  const other = to === 'trainer' ? 'Your client' : 'The trainer';
  return [`${other} can answer by ${until}. Without an answer it expires and costs nothing.`];
}

/** What changes of plans cost from now on, with the dates of this session. */
function whatItCosts({ news, to, terms, agreement, timeZone, nowMs, credits }: TellOf): string[] {
  if (to === 'trainer' || !['requested', 'booked', 'approved', 'moved'].includes(news.kind)) {
    return [];
  }
  const words = termsWords(termsOf(terms, nowMs), timeZone).join(' ');
  if (news.kind === 'moved') return news.by === 'trainer' ? [] : [words];
  const { priceCents, hasCredit } = terms;
  if (priceCents === 0 && !hasCredit) return [words];
  if (credits > 0 && !hasCredit) {
    const [whose, choose] =
      to === 'client'
        ? ['your', 'You choose when you confirm.']
        : ['their', 'They choose when they confirm.'];
    return [`Price: 1 of ${whose} ${credits} credits, or ${dollars(priceCents)}. ${choose}`];
  }
  const price = hasCredit
    ? 'Paid with a credit.'
    : `Price: ${dollars(priceCents)}. ${withoutLinks(paymentGoes(agreement.organisationName))}`;
  return [price, words];
}

/** Who was declined looks for another time. */
const buttonOf = ({ news, to, isByTrainer, href, otherTimesHref }: TellOf) =>
  news.kind === 'declined' && to === 'client' && !isByTrainer
    ? { label: 'See other times', href: otherTimesHref }
    : { label: 'Look at the booking', href };

/** What the mail is about, in a word or two, for the one who reads it. */
function subjectOf({ news, to, isByTrainer }: TellOf): string {
  if (news.kind !== 'requested' || !isByTrainer) return subjectWord[news.kind];
  return { client: 'Please confirm', trainer: 'Waiting for your client', guardian: 'To confirm' }[
    to
  ];
}

const closingOf: Record<TellOf['to'], string> = {
  client: 'You get this because you booked a session with Vigour.',
  trainer: 'You get this because people book you with Vigour.',
  guardian: 'You get this because you agreed, as parent or guardian, that they may book.',
};

/** One email about a booking. What others wrote is in the body alone, without links. */
export function composeBookingEmail(tell: TellOf): EmailContent {
  const { startMs, endMs, timeZone, news, to, agreement, message } = tell;
  const heading = headingOf(tell);
  const who =
    to === 'trainer'
      ? `With ${nameOr(tell.clientName, 'a client')}.`
      : `With ${nameOr(tell.trainerName, 'your trainer')}${to === 'guardian' ? `, for ${nameOr(tell.clientName, 'your child')}` : ''}.`;
  const wrote =
    to === 'trainer' && message && ['requested', 'booked'].includes(news.kind)
      ? [`They wrote: ${withoutLinks(message)}`]
      : [];
  return composeEmail({
    subject: `${subjectOf(tell)}: ${momentWords(startMs, timeZone)}`,
    heading,
    paragraphs: [
      `${withoutLinks(agreement.offerName)}: ${whenWords(startMs, endMs, timeZone)}.`,
      [who, ...whereOf(tell)].join(' '),
      ...whatChanged(tell),
      ...wrote,
      ...whoAnswers(tell),
      ...whatItCosts(tell),
    ],
    ...(to !== 'guardian' && { button: buttonOf(tell) }),
    closing:
      to === 'client' && tell.isByTrainer
        ? 'You get this because your trainer books sessions for you with Vigour.'
        : closingOf[to],
  });
}
