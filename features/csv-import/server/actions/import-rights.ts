import { mayIn } from '#features/organisations/rules/rights.ts';
import {
  freeSeats,
  membershipsOf,
  requireOrganisationAdmin,
} from '#features/organisations/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OwnerId } from '#platform/server/sessions/owner.ts';
import { AppError } from '#platform/shared/errors.ts';
import type { ImportRight } from '../../contract.ts';
import type { ImportType } from '../../rules/import-fields.ts';
import type { Destination, DestinationOf, Importer } from './destination.ts';
import { organisationMembers } from './organisation-members.ts';
import { ownMeals, ownWorkouts } from './own-library.ts';

const PEOPLE = {
  trainees: {
    role: 'trainee',
    needed: 'To import trainees, you need to run a gym or be on Trainer Pro.',
    done: 'They’ll be invited members. No one is emailed until you send invitations.',
  },
  trainers: {
    role: 'trainer',
    needed: 'To import trainers, you need to run a gym.',
    done: 'They’ll be invited members. No one is emailed until you send invitations.',
  },
} as const;
type PeopleType = keyof typeof PEOPLE;

const VERIFY = 'Verify your email to import people. The link is in your inbox.';

/** The organisations that a person may bring people of a type into: a practice has clients only. */
async function organisationsFor(db: Db, owner: OwnerId, type: PeopleType) {
  const memberships = await membershipsOf(db, owner);
  return memberships.filter(
    ({ role, kind }) =>
      mayIn(role, 'changeMembers') && (type === 'trainees' || kind !== 'practice'),
  );
}

async function peopleRight(
  db: Db,
  { owner, emailVerified }: Importer,
  type: PeopleType,
  nowMs: number,
): Promise<ImportRight> {
  const { role, needed, done } = PEOPLE[type];
  const found = await organisationsFor(db, owner, type);
  if (found.length === 0 || !emailVerified) {
    const needsVerifiedEmail = found.length > 0;
    const sentence = needsVerifiedEmail ? VERIFY : needed;
    return { importType: type, allowed: false, sentence, needsVerifiedEmail, organisations: [] };
  }
  const organisations: ImportRight['organisations'] = [];
  for (const { organisationId, name } of found) {
    const free = await freeSeats(db, organisationId, nowMs);
    organisations.push({ id: organisationId, name, freeSeats: free[role] });
  }
  return {
    importType: type,
    allowed: true,
    sentence: done,
    needsVerifiedEmail: false,
    organisations,
  };
}

const ownRight = (importType: 'workouts' | 'meals', sentence: string): ImportRight => ({
  importType,
  allowed: true,
  sentence,
  needsVerifiedEmail: false,
  organisations: [],
});

/** Allowed import types, their destinations, and what the others need. */
export async function importRights(
  db: Db,
  importer: Importer,
  nowMs: number,
): Promise<ImportRight[]> {
  return [
    await peopleRight(db, importer, 'trainees', nowMs),
    await peopleRight(db, importer, 'trainers', nowMs),
    ownRight('workouts', 'They’ll be added to your workouts.'),
    ownRight('meals', 'They’ll be added to your recipes.'),
  ];
}

/** Where a history of training goes: made by the feature that reads it. */
export type TrainingDestinationOf = (
  db: Db,
  owner: OwnerId,
  settings: Readonly<Record<string, string>>,
  nowMs: number,
) => Promise<Destination>;

const noTraining: TrainingDestinationOf = () =>
  Promise.reject(new AppError('invalid', { message: 'Training can’t be imported here.' }));

/** Where the rows of each type go. */
export const destinations =
  (toTraining = noTraining): DestinationOf =>
  (db, importer, wanted, nowMs) =>
    wanted.type === 'training'
      ? toTraining(db, importer.owner, wanted.settings, nowMs)
      : ownOrShared(db, importer, { ...wanted, type: wanted.type }, nowMs);

type Wanted = Parameters<DestinationOf>[2] & { type: Exclude<ImportType, 'training'> };

async function ownOrShared(
  db: Db,
  importer: Importer,
  wanted: Wanted,
  nowMs: number,
): Promise<Destination> {
  const { type } = wanted;
  if (type === 'meals') return ownMeals(importer.owner, nowMs);
  if (type === 'workouts') return ownWorkouts(importer.owner, nowMs);
  const { role, needed } = PEOPLE[type];
  const organisations = await organisationsFor(db, importer.owner, type);
  const refused = () =>
    new AppError('forbidden', { reason: 'import_right_needed', message: needed });
  if (organisations.length === 0) throw refused();
  const [only, another] = organisations;
  if (another && wanted.organisationId === null) {
    const message = 'Choose which gym the people belong to.';
    throw new AppError('invalid', { message, fields: { organisationId: message } });
  }
  const organisationId = wanted.organisationId ?? only?.organisationId ?? '';
  if (!organisations.some((one) => one.organisationId === organisationId)) throw refused();
  const admin = await requireOrganisationAdmin(db, importer, organisationId, 'changeMembers');
  return organisationMembers(admin, role, nowMs);
}
