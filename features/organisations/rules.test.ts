import { expect, it } from 'vitest';
import { PLAN_KEYS } from '#features/plans/rules.ts';
import { managedRoles, mayIn, mayManage, RIGHTS, type Right } from './rules/rights.ts';
import {
  activityOf,
  foldText,
  maskEmail,
  memberName,
  nameKey,
  ROLES,
  seatOf,
  seatsOf,
} from './rules.ts';

it('plans bring the seats that they say, and Trainer Pro its clients', () => {
  const seats = PLAN_KEYS.map((plan) => {
    const { trainer, trainee } = seatsOf({ plan });
    return [plan, trainer, trainee];
  });
  expect(seats).toEqual([
    ['free', 0, 0],
    ['starter', 0, 0],
    ['professional', 0, 0],
    ['trainerPro', 0, 50],
    ['gymStarter', 2, 50],
    ['gymGrowth', 5, 200],
    ['gymPro', 15, 500],
  ]);
  const added = { plan: 'gymStarter', addOns: { trainerSeat: 3, traineeSeats: 2 } } as const;
  expect(seatsOf(added)).toEqual({ trainer: 5, trainee: 250 });
  expect(seatsOf({ plan: 'trainerPro', addOns: { moreClients: 1 } }).trainee).toBe(60);
  expect(ROLES.map(seatOf)).toEqual([null, null, 'trainer', 'trainee']);
});

it('rights are for owner and admins, trainers see trainees, nobody manages who stands above or beside them', () => {
  for (const right of Object.keys(RIGHTS) as Right[]) {
    expect(mayIn('trainer', right), right).toBe(right === 'seeTrainees');
    expect(mayIn('trainee', right), right).toBe(false);
    expect(mayIn('owner', right), right).toBe(true);
  }
  expect(ROLES.map((role) => managedRoles(role))).toEqual([
    ['admin', 'trainer', 'trainee'],
    ['trainer', 'trainee'],
    [],
    [],
  ]);
  for (const role of ROLES) expect(mayManage(role, role)).toBe(false);
});

it('names are found without accents, case and double blanks', () => {
  const zoe = { firstName: 'Zoë', lastName: 'D’Arcy  Núñez', email: 'zoe@example.com' };
  expect(nameKey(zoe)).toBe('zoe d’arcy nunez zoe@example.com');
  // One sign that folds into eighteen, as often as a name may hold it.
  const long = { ...zoe, firstName: '\ufdfa'.repeat(80), lastName: '\ufdfa'.repeat(80) };
  expect(nameKey(long).length).toBe(400);
  expect(foldText('  NÚÑEZ ')).toBe('nunez');
  expect(memberName({ ...zoe, firstName: '', lastName: '' })).toBe('zoe@example.com');
  expect(maskEmail('zoe.darcy@example.com')).toBe('z•••@example.com');
});

it('whoever joined less than two weeks ago is new, not quiet', () => {
  const day = 86_400_000;
  const after = (days: number) => activityOf(false, 0, days * day);
  expect([0, 13, 14 - 1 / day, 14, 400].map(after)).toEqual([
    'new',
    'new',
    'new',
    'quiet',
    'quiet',
  ]);
  expect(activityOf(true, 0, 400 * day)).toBe('recent');
});
