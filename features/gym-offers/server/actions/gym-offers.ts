import { loadStaff } from '#features/classes/server/public.ts';
import { mayIn } from '#features/organisations/rules/rights.ts';
import { membershipsOf, type OrganisationAdmin } from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import type { OutputOf } from '#platform/shared/endpoint.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { GymOffer, GymOfferInput, gymOffersApi } from '../../contract.ts';
import { gymOfferProblems } from '../../rules/gym-offer.ts';
import {
  endGymOffer,
  type GymOfferRow,
  gymOfferById,
  gymOffersOf,
  writeGymOffer,
} from '../queries/gym-offers.ts';
import { noOffer, trainersOf } from './any-trainer.ts';

const MAX_OFFERS = 50;

const toOffer = ({ id, version, content }: GymOfferRow): GymOffer =>
  ({ ...content, id, version }) as GymOffer;

/** What an organisation offers one to one, and who can give it. */
export async function listGymOffers(
  db: Db,
  { organisationId }: OrganisationAdmin,
): Promise<OutputOf<typeof gymOffersApi.list>> {
  const offers = await gymOffersOf(db, [organisationId]);
  const staff = await loadStaff(db, organisationId);
  return {
    offers: offers.map(toOffer),
    trainers: staff.map(({ memberId, name }) => ({ memberId, name })),
  };
}

/** What a person's gyms offer one to one. */
export async function listOwnGymOffers(
  db: Db,
  person: OwnerId,
): Promise<OutputOf<typeof gymOffersApi.mine>> {
  const places = await membershipsOf(db, person);
  const ids = places.map(({ organisationId }) => organisationId);
  const rows = await gymOffersOf(db, ids);
  const offers: OutputOf<typeof gymOffersApi.mine>['offers'] = [];
  for (const row of rows) {
    const { id, organisationId, content } = row;
    const gym = places.find((one) => one.organisationId === organisationId);
    offers.push({
      id,
      organisationId,
      organisationName: gym?.name ?? '',
      name: content.name,
      about: content.about,
      minutes: content.minutes,
      priceCents: content.priceCents,
      trainerNames: (await trainersOf(db, row)).map(({ name }) => name),
    });
  }
  return {
    organisations: places.map(({ organisationId: id, name, role }) => ({
      id,
      name,
      mayRun: mayIn(role, 'seeMembers'),
    })),
    offers,
  };
}

const invalid = (field: string, sentence: string) =>
  new AppError('invalid', { message: sentence, fields: { [field]: sentence } });

/** Adds or changes an offer. */
export async function saveGymOffer(
  db: Db,
  { organisationId }: OrganisationAdmin,
  { id, content, version }: { id: string; content: GymOfferInput; version: number | null },
  nowMs: number,
): Promise<GymOffer> {
  const [problem] = gymOfferProblems(content);
  if (problem) throw invalid(problem.field, problem.sentence);
  const staff = await loadStaff(db, organisationId);
  if (!content.trainerIds.every((one) => staff.some(({ memberId }) => memberId === one))) {
    throw invalid('trainerIds', 'One of them is no trainer here now. Choose again.');
  }
  const known = await gymOfferById(db, id);
  if (known ? known.organisationId !== organisationId || known.endedAt : version !== null) {
    throw noOffer();
  }
  if (!known && (await gymOffersOf(db, [organisationId])).length >= MAX_OFFERS) {
    throw new AppError('conflict', {
      reason: 'too_many',
      message: 'There are 50 of them. End one that you no longer need.',
    });
  }
  const written = await writeGymOffer(
    db,
    { organisationId, id },
    { content, version },
    new Date(nowMs),
  );
  if (written) return toOffer(written);
  const current = await gymOfferById(db, id);
  throw new AppError('conflict', {
    reason: 'edited_elsewhere',
    message: 'It was changed on another device. Check it, then save again.',
    ...(current && { current: toOffer(current) }),
  });
}

/** Offers it no longer; what was booked stays. */
export async function endOffer(
  db: Db,
  { organisationId }: OrganisationAdmin,
  id: string,
  nowMs: number,
): Promise<void> {
  if (!(await endGymOffer(db, { organisationId, id }, new Date(nowMs)))) {
    const known = await gymOfferById(db, id);
    if (known?.organisationId !== organisationId) throw noOffer();
  }
}
