import { todayOf } from '#features/account/server/public.ts';
import { forgetNextFree, loadTimes, placesOf } from '#features/availability/server/public.ts';
import { reasonOfCancelling } from '#features/booking-terms/rules/settlement.ts';
import {
  certifiedUntil,
  credentialState,
  HOME_ZONE,
} from '#features/credentials/rules/credentials.ts';
import { checkedCredentials } from '#features/credentials/server/public.ts';
import { CLIENTS_PLACE } from '#features/free-times/rules/travel-minutes.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import { recordActions } from '#platform/server/records/record-actions.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { dayIn } from '#platform/shared/calendar-day.ts';
import { AppError } from '#platform/shared/errors.ts';
import { MS_PER_WALL_DAY } from '#platform/shared/wall-clock.ts';
import type { Offer } from '../../contract/offers.ts';
import type { OfferedStart, OfferPage } from '../../contract/times.ts';
import { type OfferContent, offerProblems } from '../../rules/check-offer.ts';
import { placeIdsOf } from '../../rules/choose-place.ts';
import { countCredits } from '../queries/credits.ts';
import {
  type OfferRow,
  type OfferTable,
  offerById,
  offerRows,
  offersOf,
  type StoredOffer,
} from '../queries/offers.ts';
import { trainerNameOf } from './names.ts';
import { nextFreeOf } from './next-free.ts';
import { loadOfferedTimes, startsOf } from './offered-times.ts';
import { requireBooking } from './require-booking.ts';
import { agreementOf } from './show-booking.ts';
import { asLongAs, offerAt, requireOffer } from './take-time.ts';
import { barFor } from './who-books.ts';
import type { OwnBooking } from './with-people.ts';

const MAX_OFFERS = 50;
/** How much of the calendar is told at once. */
const MAX_RANGE_DAYS = 31;

type OfferInput = Omit<Offer, 'id' | 'version'>;

const toOffer = ({ id, version, content }: OfferRow): Offer =>
  ({ otherPlaceIds: [], atClients: false, ...content, id, version }) as Offer;

function toContent(input: OfferInput): { content: OfferContent } {
  const [problem] = offerProblems({ ...input, id: '' } as OfferContent);
  if (!problem) return { content: input };
  const fields = { [problem.field]: problem.sentence };
  throw new AppError('invalid', { message: problem.sentence, fields });
}

const stored = recordActions<OfferTable, OfferInput, Offer>({
  rows: offerRows,
  sentences: {
    notFound: 'That offer does not exist.',
    editedElsewhere: 'This offer was changed on another device. Check it, then save again.',
  },
  limit: { most: MAX_OFFERS, sentence: 'You have 50 offers. Delete one that you no longer need.' },
  toContent,
  toResponse: toOffer,
});

/** What changes an offer changes when it is free next. */
const refreshing =
  <Given extends unknown[], Answer>(
    act: (db: Db, owner: OwnerId, ...given: Given) => Promise<Answer>,
  ) =>
  (db: Db, owner: OwnerId, ...given: Given): Promise<Answer> =>
    inTransaction(db, async (db) => {
      const answer = await act(db, owner, ...given);
      await forgetNextFree(db, [owner]);
      return answer;
    });

export const offerActions = {
  add: refreshing(stored.add),
  edit: refreshing(stored.edit),
  remove: refreshing(stored.remove),
  restore: refreshing(stored.restore),
};

export const listOffers = async (db: Db, owner: OwnerId): Promise<Offer[]> =>
  (await offersOf(db, owner)).map(toOffer);

/** The zone of a trainer's hours; null until they have any. */
async function zoneOf(db: Db, { trainerId }: StoredOffer, nowMs: number): Promise<string | null> {
  const times = await loadTimes(db, [trainerId], { startMs: nowMs, endMs: nowMs });
  return times.get(trainerId)?.schedule.timeZone ?? null;
}

/** Until when what was checked of its trainer makes them certified. */
async function certifiedUntilOf(db: Db, { trainerId }: StoredOffer, nowMs: number) {
  const today = dayIn(HOME_ZONE, nowMs);
  const checked = await checkedCredentials(db, [trainerId]);
  return certifiedUntil(checked.filter((one) => credentialState(one, today) === 'checked'));
}

/** The places of an offer in their order, a client's own among them without a name. */
async function placesOfOffer(db: Db, offer: StoredOffer) {
  const ids = placeIdsOf(offer);
  const known = await placesOf(db, offer.trainerId, ids);
  return ids.flatMap((id) => {
    if (id === CLIENTS_PLACE) return [{ id, name: '', suburb: '' }];
    return known.filter((place) => place.id === id);
  });
}

/** An offer as anybody sees it, with what keeps the viewer from booking it. */
export async function showOffer(
  db: Db,
  viewer: OwnerId | null,
  offerId: string,
  nowMs: number,
): Promise<OfferPage> {
  const offer = requireOffer(await offerById(db, offerId));
  const { trainerId } = offer;
  const places = await placesOfOffer(db, offer);
  const [place] = places;
  const today = viewer && (await todayOf(db, viewer, nowMs));
  const { id, name, minutes, priceCents, capacity, isOnline, needsApproval } = offer;
  return {
    id,
    name,
    minutes,
    priceCents,
    capacity,
    isOnline,
    needsApproval,
    trainerName: await trainerNameOf(db, trainerId),
    gym: null,
    timeZone: await zoneOf(db, offer, nowMs),
    place: place && place.id !== CLIENTS_PLACE ? { name: place.name, suburb: place.suburb } : null,
    places,
    certifiedUntil: await certifiedUntilOf(db, offer, nowMs),
    noticeHours: offer.noticeHours,
    daysAhead: offer.daysAhead,
    policy: offer.policy,
    bar: viewer && (await barFor(db, viewer, offer, nowMs)),
    packs: [...offer.packs],
    credits: viewer && today ? await countCredits(db, viewer, offer.id, today) : 0,
  };
}

/** The stretch that a question for times is about, at most 31 days. */
export function timesRange({ from, to }: { from: string; to: string }) {
  const range = { startMs: Date.parse(from), endMs: Date.parse(to) };
  const longest = MAX_RANGE_DAYS * MS_PER_WALL_DAY;
  if (range.endMs > range.startMs && range.endMs - range.startMs <= longest) return range;
  const sentence = 'To lies after from, by 31 days at most.';
  throw new AppError('invalid', { message: sentence, fields: { to: sentence } });
}

const movedBooking = async (
  db: Db,
  person: OwnerId | null,
  moves: string | undefined,
): Promise<OwnBooking | null> =>
  moves === undefined || person === null ? null : requireBooking(db, person, moves);

/** The session that moves with a booking: one to one, or the trainer's own. Places of a group leave theirs. */
const sessionMovedWith = (row: OwnBooking | null): string | undefined =>
  row?.side === 'trainer' || row?.session.capacity === 1 ? row.session.id : undefined;

export const movedSession = async (
  db: Db,
  person: OwnerId | null,
  moves: string | undefined,
): Promise<string | undefined> => sessionMovedWith(await movedBooking(db, person, moves));

type TimesAsked = {
  offerId: string;
  from: string;
  to: string;
  moves?: string | undefined;
  placeId?: string | undefined;
};

/** An offer at the chosen place; a booking that moves stays where it is. */
async function offerToShow(
  db: Db,
  { offerId, placeId }: Pick<TimesAsked, 'offerId' | 'placeId'>,
  row: OwnBooking | null,
): Promise<StoredOffer> {
  const offer = requireOffer(await offerById(db, offerId));
  return row ? { ...offer, placeId: row.session.placeId } : offerAt(offer, placeId);
}

/** The times of an offer. */
export async function listTimes(
  db: Db,
  person: OwnerId | null,
  { offerId, moves, placeId, ...query }: TimesAsked,
  nowMs: number,
) {
  const row = await movedBooking(db, person, moves);
  const usual = await offerToShow(db, { offerId, placeId }, row);
  const range = timesRange(query);
  const moved = sessionMovedWith(row);
  const isLate = row && reasonOfCancelling(agreementOf(row), row.side, nowMs) === 'late';
  // A late move is another booking, on today’s terms.
  const offer = row && moved && !isLate ? asLongAs(usual, row.session) : usual;
  const times = await loadOfferedTimes(db, offer, range, nowMs, moved);
  const starts: OfferedStart[] = (times ? startsOf(times, range) : []).map(
    ({ startMs, sessionId, left }) => ({ start: new Date(startMs).toISOString(), sessionId, left }),
  );
  return {
    timeZone: times?.question.schedule.timeZone ?? null,
    minutes: offer.minutes,
    busyTimesReadAt: times?.readAt?.toISOString() ?? null,
    starts,
  };
}

export async function tellNext(
  db: Db,
  person: OwnerId | null,
  { moves, ...asked }: Pick<TimesAsked, 'offerId' | 'moves' | 'placeId'>,
  nowMs: number,
) {
  const offer = await offerToShow(db, asked, await movedBooking(db, person, moves));
  const startMs = (await nextFreeOf(db, [offer], nowMs)).get(offer.id) ?? null;
  return {
    timeZone: await zoneOf(db, offer, nowMs),
    start: startMs === null ? null : new Date(startMs).toISOString(),
  };
}
