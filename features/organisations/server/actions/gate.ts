import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/sessions/caller.ts';
import { AppError } from '#platform/shared/errors.ts';
import { mayIn, type Right } from '../../rules/rights.ts';
import {
  adminIn,
  type Membership,
  membershipIn,
  type OrganisationAdmin,
  type OrganisationTrainer,
  trainerIn,
} from '../queries/membership.ts';

const notFound = () => new AppError('not_found', { message: 'We can’t find that gym.' });

/** Requires a verified email, because it reaches other people. */
const NEEDS_VERIFIED_EMAIL: readonly Right[] = ['changeMembers', 'handOver'];

/**
 * The one gate to other people in an organisation. `not_found` for anyone who is no member, so that
 * nobody learns which organisations there are; `forbidden` for a member without the right.
 */
export async function requireOrganisationAdmin(
  db: Db,
  caller: Pick<Caller, 'owner' | 'emailVerified'>,
  organisationId: string,
  right: Right,
): Promise<OrganisationAdmin> {
  const admin = await adminIn(db, caller.owner, organisationId);
  if (!admin) {
    if (!(await membershipIn(db, caller.owner, organisationId))) throw notFound();
    throw new AppError('forbidden', {
      reason: 'not_an_admin',
      message: 'Only the owner and admins can do that.',
    });
  }
  if (!mayIn(admin.role, right)) {
    throw new AppError('forbidden', {
      reason: 'not_the_owner',
      message: 'Only the owner can do that.',
    });
  }
  if (NEEDS_VERIFIED_EMAIL.includes(right) && !caller.emailVerified) {
    throw new AppError('forbidden', {
      reason: 'email_not_verified',
      message: 'Verify your email first. The link is in your inbox.',
    });
  }
  return admin;
}

/** Lets anyone who works with the trainees see them; errors as `requireOrganisationAdmin`. */
export async function requireOrganisationTrainer(
  db: Db,
  caller: Pick<Caller, 'owner'>,
  organisationId: string,
): Promise<OrganisationTrainer> {
  const trainer = await trainerIn(db, caller.owner, organisationId);
  if (trainer) return trainer;
  if (!(await membershipIn(db, caller.owner, organisationId))) throw notFound();
  throw new AppError('forbidden', {
    reason: 'not_a_trainer',
    message: 'Only this gym’s trainers can see its trainees.',
  });
}

/** The caller's own place in an organisation; `not_found` without one. */
export async function requireMember(
  db: Db,
  caller: Caller,
  organisationId: string,
): Promise<Membership> {
  const membership = await membershipIn(db, caller.owner, organisationId);
  if (!membership) throw notFound();
  return membership;
}
