import type { SessionTerms } from '#features/bookings/rules/session-terms.ts';
import type { BookingBar } from '#features/bookings/rules/who-may-book.ts';
import { barFor, type StoredOffer } from '#features/bookings/server/public.ts';
import { loadStaff, type StaffMember, takesBookings } from '#features/classes/server/public.ts';
import { membershipsOf, organisationOf } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type GymOfferContent, offerOf } from '../../rules/gym-offer.ts';
import { type GymOfferRow, gymOfferById } from '../queries/gym-offers.ts';

/** One of the trainers who can give it, as an offer of theirs. */
export type Candidate = { trainer: StaffMember; offer: StoredOffer; bar: BookingBar | null };

/** A gym's offer as one of its members books it. */
export type AnyTrainer = {
  content: GymOfferContent;
  gymName: string;
  candidates: Candidate[];
};

export const noOffer = () => new AppError('not_found', { message: 'That offer does not exist.' });

/** Who of the gym's trainers can give an offer, in order of their names. */
export async function trainersOf(db: Db, { organisationId, content }: GymOfferRow) {
  const staff = await loadStaff(db, organisationId);
  return staff.filter(({ memberId }) => content.trainerIds.includes(memberId));
}

/** The offer with its trainers, each with what keeps the person from booking them; `not_found` for who is no member. */
export async function requireAnyTrainer(
  db: Db,
  person: OwnerId | null,
  offerId: string,
  nowMs: number,
): Promise<AnyTrainer> {
  const row = await gymOfferById(db, offerId);
  const places = row && person ? await membershipsOf(db, person) : [];
  if (!(row && person && places.some((one) => one.organisationId === row.organisationId))) {
    throw noOffer();
  }
  const { id, content, organisationId } = row;
  const organisation = await organisationOf(db, organisationId);
  const isTaking = await takesBookings(db, organisationId, nowMs);
  const gymName = organisation?.name ?? '';
  const terms: SessionTerms = {
    offer: offerOf(content),
    organisationName: gymName,
    timeZone: content.timeZone,
    place: { name: gymName, suburb: '' },
  };
  const candidates: Candidate[] = [];
  for (const trainer of await trainersOf(db, row)) {
    const organised = { organisationId, roomId: null, terms };
    const isStopped = row.endedAt !== null;
    const offer = { ...terms.offer, id, trainerId: trainer.person, isStopped, organised };
    const bar = await barFor(db, person, offer, nowMs);
    candidates.push({ trainer, offer, bar: bar ?? (isTaking ? null : 'not-taking-bookings') });
  }
  return { content, gymName, candidates };
}

/** Those whom the person may book. */
export const openOf = ({ candidates }: AnyTrainer): Candidate[] =>
  candidates.filter(({ bar }) => bar === null);

/** What keeps the person from booking any of them; null: nothing. */
export const barOfAny = ({ candidates }: AnyTrainer): BookingBar | null =>
  candidates.some(({ bar }) => bar === null)
    ? null
    : (candidates.find(({ bar }) => bar !== 'own-offer')?.bar ??
      candidates[0]?.bar ??
      'not-taking-bookings');
