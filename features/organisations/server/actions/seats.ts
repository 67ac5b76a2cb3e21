import { accountOf } from '#features/billing/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type OrganisationId, roleWord, type SeatKind, type Seats, seatsOf } from '../../rules.ts';
import { holdOrganisation, type Organisation } from '../queries/organisations.ts';
import { countHeldSeats } from '../queries/seats.ts';

/** The organisation, held until the transaction ends; `not_found` once it is closed. */
export async function hold(db: Db, organisationId: OrganisationId): Promise<Organisation> {
  const organisation = await holdOrganisation(db, organisationId);
  if (!organisation) throw new AppError('not_found', { message: 'We can’t find that gym.' });
  return organisation;
}

/** The seats that an organisation's plan brings, and those that are held. */
export async function seatsOfOrganisation(
  db: Db,
  { id, ownedBy }: Organisation,
  nowMs: number,
): Promise<{ limit: Seats; used: Seats }> {
  const limit = seatsOf(await accountOf(db, ownedBy, nowMs));
  return { limit, used: await countHeldSeats(db, id) };
}

/** The seats that are free, never fewer than none. The organisation is held, so that they stay free. */
export async function freeSeats(
  db: Db,
  organisationId: OrganisationId,
  nowMs: number,
): Promise<Seats> {
  const organisation = await hold(db, organisationId);
  const { limit, used } = await seatsOfOrganisation(db, organisation, nowMs);
  return {
    trainer: Math.max(0, limit.trainer - used.trainer),
    trainee: Math.max(0, limit.trainee - used.trainee),
  };
}

function noSeat(seat: SeatKind, limit: number, { kind }: Organisation): AppError {
  const word = roleWord(seat, kind);
  return new AppError('conflict', {
    reason: 'no_seat_left',
    message:
      limit === 0
        ? `The plan has no ${word} seats.`
        : `All ${limit} ${word} seats are taken. Free one, or choose a larger plan.`,
    fields: { role: `No ${word} seats left.` },
  });
}

/**
 * Takes seats, in the transaction of the act that needs them and before it writes: anyone else who takes
 * one waits until that is over. `conflict` when fewer are left. Owners and admins (kind null) need
 * none.
 */
export async function takeSeats(
  db: Db,
  organisationId: OrganisationId,
  kind: SeatKind | null,
  count: number,
  nowMs: number,
): Promise<void> {
  const organisation = await hold(db, organisationId);
  if (kind === null) return;
  const { limit, used } = await seatsOfOrganisation(db, organisation, nowMs);
  if (used[kind] + count > limit[kind]) throw noSeat(kind, limit[kind], organisation);
}

/**
 * Turns the seat that an invitation holds into that of a member. It always can, unless the plan has
 * become smaller since: then anyone who accepts first has the seats that are left.
 */
export async function keepSeat(
  db: Db,
  organisationId: OrganisationId,
  kind: SeatKind | null,
  nowMs: number,
): Promise<void> {
  const organisation = await hold(db, organisationId);
  if (kind === null) return;
  const limit = seatsOf(await accountOf(db, organisation.ownedBy, nowMs));
  const active = await countHeldSeats(db, organisationId, ['active']);
  if (active[kind] + 1 <= limit[kind]) return;
  throw new AppError('conflict', {
    reason: 'no_seat_left',
    message: `${organisation.name} has no free seats. Ask them to free one, then try again.`,
  });
}
