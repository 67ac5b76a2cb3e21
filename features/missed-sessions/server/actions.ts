import {
  canDispute,
  canSayMissing,
  type Missing,
  settleSaidMissing,
} from '#features/booking-terms/rules/missing.ts';
import { type Side, settleWaived } from '#features/booking-terms/rules/settlement.ts';
import type { Booking } from '#features/bookings/contract.ts';
import {
  agreementOf,
  assertVersion,
  type BookingServices,
  change,
  type OwnBooking,
  queueTrainer,
  requireBooking,
  requireSide,
  settleCredit,
  showBooking,
  tell,
  tooLate,
} from '#features/bookings/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';

const otherSide = (side: Side): Side => (side === 'client' ? 'trainer' : 'client');

const notNow = () => tooLate('That can’t be said about this booking now.');

const noCredit = () =>
  new AppError('conflict', {
    reason: 'no_credit',
    message: 'The returned credit has been used already. Free one up first, then take this back.',
  });

/** What is said after an act; fails where that side may not say it now. */
function afterAct(
  row: OwnBooking,
  { act, byId }: { act: 'say' | 'dispute' | 'withdraw'; byId?: OwnerId | undefined },
  nowMs: number,
): Missing | null {
  const { booking, side } = row;
  const said = booking.missing;
  if (act === 'say') {
    if (booking.state !== 'confirmed' || said || !canSayMissing(agreementOf(row), nowMs)) {
      throw notNow();
    }
    const missing = otherSide(side);
    const by = byId ? { byId } : {};
    return { missing, saidAtMs: nowMs, disputedAtMs: null, outcome: null, isWaived: false, ...by };
  }
  if (!said) throw notNow();
  if (act === 'dispute') {
    if (!canDispute(said, side, nowMs)) throw notNow();
    return { ...said, disputedAtMs: nowMs };
  }
  // Only who said it takes it back.
  if (said.missing === side) throw notNow();
  return null;
}

const newsOf = { say: 'missing', dispute: 'disputed', withdraw: 'came' } as const;

type Said = {
  id: string;
  version: number;
  act: 'say' | 'dispute' | 'withdraw';
  /** who of the organisation says it for the trainer's side */
  byId?: OwnerId | undefined;
};

/** Says that the other side did not come, disputes that, or takes it back. Both are mailed. */
export const sayMissing = (
  db: Db,
  services: BookingServices,
  person: OwnerId,
  { id, version, act, byId }: Said,
  nowMs: number,
): Promise<Booking> =>
  inTransaction(db, async (db) => {
    const { session } = await requireBooking(db, person, id);
    await queueTrainer(db, session.trainerId);
    const row = await requireBooking(db, person, id);
    assertVersion(row, version, nowMs);
    const missing = afterAct(row, { act, byId }, nowMs);
    const settlement = missing && settleSaidMissing(agreementOf(row), missing);
    const changed = await change(db, person, row, { missing, settlement }, nowMs);
    const side = missing?.missing ?? 'client';
    const isSettled = await settleCredit(db, row, settlement, side, nowMs);
    // A credit that was used meanwhile keeps nobody from disputing.
    if (!isSettled && act === 'withdraw') throw noCredit();
    await services.onMissing?.(db, changed.session.trainerId, nowMs);
    await tell(db, services, changed, { kind: newsOf[act] });
    return showBooking(changed, nowMs);
  });

/** A trainer waives what a client would bear: the fee, or the credit. */
export const waive = (
  db: Db,
  services: BookingServices,
  trainer: OwnerId,
  { id, version }: { id: string; version: number },
  nowMs: number,
): Promise<Booking> =>
  inTransaction(db, async (db) => {
    const row = await requireSide(db, trainer, id, 'trainer');
    assertVersion(row, version, nowMs);
    const { settlement: before, missing } = row.booking;
    if (!before || before.reason === 'waived') throw notNow();
    const settlement = settleWaived(agreementOf(row));
    const values = { settlement, missing: missing && { ...missing, isWaived: true } };
    const changed = await change(db, trainer, row, values, nowMs);
    await settleCredit(db, row, settlement, 'trainer', nowMs);
    await tell(db, services, changed, { kind: 'waived' });
    return showBooking(changed, nowMs);
  });

/** A trainer notes what a client paid directly. */
export async function notePayment(
  db: Db,
  trainer: OwnerId,
  { id, version, paidCents }: { id: string; version: number; paidCents: number },
  nowMs: number,
): Promise<Booking> {
  const row = await requireSide(db, trainer, id, 'trainer');
  assertVersion(row, version, nowMs);
  const { priceCents } = row.booking.agreement;
  if (paidCents > priceCents) {
    const sentence = 'Paid cents are more than the price of this booking.';
    throw new AppError('invalid', { message: sentence, fields: { paidCents: sentence } });
  }
  return showBooking(await change(db, trainer, row, { paidCents }, nowMs), nowMs);
}
