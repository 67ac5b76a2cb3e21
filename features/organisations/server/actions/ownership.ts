import { emailOf } from '#features/account/server/public.ts';
import { type BillingServices, gymCheckoutOf } from '#features/billing/server/public.ts';
import { refuseLeaving } from '#features/my-data/server/public.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { composeOwnershipChanged, composeOwnershipOffer } from '../../rules/emails.ts';
import { addEvent } from '../queries/events.ts';
import { memberRow, writeMember } from '../queries/members.ts';
import { membershipIn, type OrganisationAdmin } from '../queries/membership.ts';
import {
  organisationOf,
  ownedOrganisation,
  writeOffer,
  writeOwner,
} from '../queries/organisations.ts';
import { requireMember } from './gate.ts';
import type { InvitingServices } from './invite.ts';
import { type PlanWanted, takePlan } from './organisations.ts';
import { hold } from './seats.ts';

/** Offers an organisation to an active member and tells them; null takes the offer back. */
export function offerOwnership(
  db: Db,
  { post, publicUrl }: InvitingServices,
  admin: OrganisationAdmin,
  memberId: string | null,
  nowMs: number,
): Promise<void> {
  const { organisationId } = admin;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const organisation = await hold(db, organisationId);
    if (organisation.offeredTo === memberId) return;
    const member = memberId === null ? null : await memberRow(db, organisationId, memberId);
    if (memberId !== null && (member?.state !== 'active' || member.role === 'owner')) {
      const message = 'Choose someone who has joined.';
      throw new AppError('invalid', { message, fields: { memberId: message } });
    }
    await writeOffer(db, organisationId, memberId);
    const kind = memberId === null ? 'ownership_offer_ended' : 'ownership_offered';
    await addEvent(db, { ...admin, memberId: memberId ?? organisation.offeredTo }, { kind }, now);
    const to = member?.userId ? await emailOf(db, member.userId) : null;
    if (to) {
      const message = composeOwnershipOffer(organisation, `${publicUrl}/profile/organisations`);
      await post(db, { to, ...message });
    }
  });
}

/**
 * Where the plan of a new owner has to be paid before they are one; null when that can be done now, or
 * `answerOwnership` refuses anyway.
 */
export async function checkoutBeforeOwning(
  db: Db,
  billing: BillingServices,
  caller: Caller,
  organisationId: string,
  { priceId, agreed }: PlanWanted,
  nowMs: number,
): Promise<string | null> {
  if (!priceId) return null;
  const membership = await requireMember(db, caller, organisationId);
  const organisation = await organisationOf(db, membership.organisationId);
  if (organisation?.offeredTo !== membership.memberId) return null;
  if (await ownedOrganisation(db, caller.owner)) return null;
  await refuseLeaving(db, caller.owner);
  const back = `${billing.publicUrl}/profile/organisations`;
  return gymCheckoutOf(db, billing, caller.owner, { priceId, agreed }, back, nowMs);
}

/**
 * Answers an offer. Who accepts becomes the owner, with a plan of their own that brings the seats;
 * the former owner stays as an admin and keeps their plan until they cancel it. `not_found` without an
 * offer, `payment_required` without a plan, `conflict` for anyone who owns another organisation or is
 * leaving.
 */
export function answerOwnership(
  db: Db,
  services: InvitingServices & { billing: BillingServices },
  caller: Caller,
  organisationId: string,
  answer: { accept: boolean } & PlanWanted,
  nowMs: number,
): Promise<void> {
  const { owner } = caller;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const found = await requireMember(db, caller, organisationId);
    const organisation = await hold(db, found.organisationId);
    const membership = await requireMember(db, caller, organisationId);
    const { memberId } = membership;
    // Pressed twice, or in two tabs.
    if (answer.accept && membership.role === 'owner') return;
    if (organisation.offeredTo !== memberId) {
      throw new AppError('not_found', { message: 'You haven’t been offered this gym.' });
    }
    if (!answer.accept) {
      await writeOffer(db, organisation.id, null);
      await addEvent(db, membership, { kind: 'ownership_offer_ended' }, now);
      return;
    }
    const owned = await ownedOrganisation(db, owner);
    if (owned) {
      throw new AppError('conflict', {
        reason: 'owns_one',
        message: `You own ${owned.name} already. Hand it over or close it first.`,
      });
    }
    await takePlan(db, services.billing, owner, answer, nowMs);
    const former = await membershipIn(db, organisation.ownedBy, organisation.id);
    if (former) await writeMember(db, organisation.id, former.memberId, { role: 'admin' }, now);
    await writeMember(db, organisation.id, memberId, { role: 'owner' }, now);
    await writeOwner(db, organisation.id, owner, now);
    await addEvent(db, membership, { kind: 'ownership_taken' }, now);
    const to = await emailOf(db, organisation.ownedBy);
    const message = composeOwnershipChanged(organisation, `${services.publicUrl}/profile/plan`);
    if (to) await services.post(db, { to, ...message });
  });
}
