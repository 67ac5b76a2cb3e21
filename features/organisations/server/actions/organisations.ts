import { contactOf } from '#features/account/server/public.ts';
import {
  type Agreed,
  accountOf,
  type BillingServices,
  gymCheckoutOf,
  startGymPlan,
} from '#features/billing/server/public.ts';
import { refuseLeaving } from '#features/my-data/server/public.ts';
import { may } from '#features/plans/rules/entitlements.ts';
import type { PriceId } from '#features/plans/rules.ts';
import { type Db, inTransaction } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import { type Kind, nameKey } from '../../rules.ts';
import { addEvent } from '../queries/events.ts';
import { insertMember } from '../queries/members.ts';
import { adminIn, type OrganisationAdmin } from '../queries/membership.ts';
import {
  insertOrganisation,
  organisationOf,
  ownedOrganisation,
  writeOrganisation,
} from '../queries/organisations.ts';
import { hold } from './seats.ts';

/** A gym plan to begin with; without one the person's own plan has to bring seats. */
export type PlanWanted = { priceId?: PriceId | undefined; agreed: Agreed['agreed'] };

/** Takes the plan that is wanted, if any; `payment_required` when there are no seats in the end. */
export async function takePlan(
  db: Db,
  billing: BillingServices,
  owner: OwnerId,
  { priceId, agreed }: PlanWanted,
  nowMs: number,
): Promise<void> {
  await refuseLeaving(db, owner);
  if (priceId) await startGymPlan(db, billing, owner, { priceId, agreed }, nowMs);
  const account = await accountOf(db, owner, nowMs);
  if (may(account, 'runOrganisation') || may(account, 'takeClients')) return;
  throw new AppError('payment_required', {
    reason: 'plan_needed',
    message: 'Your plan has no seats for other people. Choose a gym plan or Trainer Pro first.',
  });
}

/**
 * Where the plan of a new organisation has to be paid before it is made; null when that can be done now.
 * Anyone who owns one already is not sent to pay: making another is refused, the same is made already.
 */
export async function checkoutBefore(
  db: Db,
  billing: BillingServices,
  { owner }: Caller,
  input: { name: string; kind: Kind } & PlanWanted,
  nowMs: number,
): Promise<string | null> {
  const { name, kind, priceId, agreed } = input;
  if (!priceId || (await ownedOrganisation(db, owner))) return null;
  await refuseLeaving(db, owner);
  const entered = new URLSearchParams({ price: priceId, name, kind }).toString();
  const back = `${billing.publicUrl}/gym/new?${entered}`;
  return gymCheckoutOf(db, billing, owner, { priceId, agreed }, back, nowMs);
}

/**
 * Makes an organisation whose owner the person is, and begins its plan: both or neither. One person
 * owns one, since a plan's seats are for one. The same id again changes nothing.
 */
export function createOrganisation(
  db: Db,
  billing: BillingServices,
  { owner }: Caller,
  input: { id: string; name: string; kind: Kind } & PlanWanted,
  nowMs: number,
): Promise<OrganisationAdmin> {
  const { id, name, kind, ...plan } = input;
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const again = await adminIn(db, owner, id);
    if (again) {
      const kept = await organisationOf(db, again.organisationId);
      if (kept?.name === name && kept.kind === kind) return again;
      throw new AppError('conflict', {
        reason: 'made_already',
        message: 'This gym already exists. Change it in Settings.',
      });
    }
    await takePlan(db, billing, owner, plan, nowMs);
    const made = await insertOrganisation(db, { id, name, kind, ownedBy: owner }, now);
    if (!made) {
      // Pressed twice: the other one was faster.
      const same = await adminIn(db, owner, id);
      if (same) return same;
      const owned = await ownedOrganisation(db, owner);
      throw new AppError('conflict', {
        reason: owned ? 'owns_one' : 'id_taken',
        message: owned
          ? `You own ${owned.name}. A plan covers one gym.`
          : 'That id is taken. Reload the page and try again.',
      });
    }
    const contact = await contactOf(db, owner);
    const person = { firstName: contact?.name ?? '', lastName: '', email: contact?.email ?? '' };
    await insertMember(db, {
      ...person,
      organisationId: made.id,
      id,
      role: 'owner',
      state: 'active',
      phone: '',
      nameKey: nameKey(person),
      userId: owner,
      joinedBy: owner,
      version: 1,
      createdAt: now,
      updatedAt: now,
      joinedAt: now,
    });
    const admin = await adminIn(db, owner, id);
    if (!admin) throw new Error('The owner of a new organisation does not run it.');
    await addEvent(db, { ...admin, memberId: null }, { kind: 'created' }, now);
    return admin;
  });
}

/** Changes name and kind; `conflict` when they were changed since `version`. */
export function saveOrganisation(
  db: Db,
  admin: OrganisationAdmin,
  { version, ...to }: { name: string; kind: Kind; version: number },
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs);
  return inTransaction(db, async (db) => {
    const { name, kind } = await hold(db, admin.organisationId);
    const saved = await writeOrganisation(db, admin, version, to, now);
    if (!saved) {
      throw new AppError('conflict', {
        reason: 'changed_elsewhere',
        message: 'The settings were changed elsewhere. Check them, then try again.',
      });
    }
    if (name === to.name && kind === to.kind) return;
    const event = { kind: 'settings_changed', from: { name, kind }, to } as const;
    await addEvent(db, { ...admin, memberId: null }, event, now);
  });
}
