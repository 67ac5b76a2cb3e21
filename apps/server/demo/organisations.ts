import type { ProfileInput } from '#features/account/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { foodLogApi } from '#features/food-log/contract.ts';
import { membersApi, membershipsApi, organisationsApi } from '#features/organisations/contract.ts';
import type { PriceId } from '#features/plans/rules.ts';
import { newId } from '#platform/shared/ids.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { bookClasses, offerSessions, planTimetable } from './classes.ts';
import { keepRecipes } from './recipes.ts';
import {
  type SampleDay,
  type SamplePerson,
  type SampleStory,
  type SampleWorld,
  sampleEmail,
  signUpSample,
} from './sample-world.ts';

type Profile = Omit<ProfileInput, 'firstName' | 'timeZone'>;

const ADULT: Profile = {
  age: 38,
  gender: 'male',
  weight: 82,
  height: 183,
  fitnessLevel: 'advanced',
  goals: ['stay_healthy'],
  role: 'trainer',
};

const FIRST = ['Ava', 'Ben', 'Chloe', 'Dan', 'Ella', 'Finn', 'Grace', 'Hugo', 'Isla', 'Jack'];
const LAST = ['Abbott', 'Bui', 'Carter', 'Dimitriou', 'Evans', 'Fraser', 'Gupta', 'Hart'];

/** So many names are all different: no two steps through both lists meet before eighty. */
const traineeName = (index: number): string =>
  `${FIRST[index % FIRST.length]} ${LAST[(index + Math.floor(index / 40)) % LAST.length]}`;

const traineeProfile = (chance: Chance): Profile => {
  const female = chance.next() < 0.5;
  return {
    age: Math.round(chance.between(19, 64)),
    gender: female ? 'female' : 'male',
    weight: Math.round(chance.between(female ? 54 : 66, female ? 82 : 104)),
    height: Math.round(chance.between(female ? 156 : 168, female ? 178 : 192)),
    fitnessLevel: chance.pick(['beginner', 'intermediate', 'advanced']),
    goals: [chance.pick(['get_fit', 'lose_weight', 'build_muscle', 'stay_healthy'])],
    role: 'trainee',
  };
};

/** What becomes of a person who is invited: most join, some have not answered, a few are gone. */
type Fate = 'joins' | 'shares' | 'quiet' | 'waits' | 'declines' | 'leaves' | 'is removed';

type Invited = {
  name: string;
  role: 'admin' | 'trainer' | 'trainee';
  daysAgo: number;
  fate: Fate;
  /** came with a file, not by an invitation of their own */
  imported?: true;
  /** who has an account already */
  person?: SamplePerson;
};

const account = (world: SampleWorld, { name, role, person }: Invited, chance: Chance) =>
  person ?? signUpSample(world, name, role === 'trainee' ? traineeProfile(chance) : ADULT);

/** A person who logs a lunch now and then, and shows their gym that they do. */
async function logLunch(person: SamplePerson, { date }: SampleDay): Promise<void> {
  await person.call(foodLogApi.add, {
    body: {
      id: newId(),
      date,
      mealType: 'lunch',
      foodName: 'Chicken and salad wrap',
      quantity: 1,
      unit: 'piece',
      calories: 430,
      protein: 31,
      carbs: 39,
      fat: 15,
    },
  });
}

type Plan = {
  owner: SamplePerson;
  name: string;
  kind: 'gym' | 'practice';
  /** a gym begins with its plan; a practice stands on its owner's */
  priceId?: PriceId;
  beganDaysAgo: number;
  people: Invited[];
  seed: number;
};

/** People as a file brings them, one line of it spoilt; then everybody who came with it is mailed. */
async function importPeople(owner: SamplePerson, id: string, people: Invited[]): Promise<void> {
  const rows = people.map(({ name }) => {
    const [first = '', last = ''] = name.split(' ');
    return { Email: sampleEmail(name), 'First name': first, 'Last name': last };
  });
  const { id: importId } = await owner.call(csvImportApi.validate, {
    body: {
      importType: 'trainees',
      fileName: 'members.csv',
      organisationId: id,
      columnMapping: { Email: 'email', 'First name': 'firstName', 'Last name': 'lastName' },
      csvData: [...rows, { Email: 'kim at example', 'First name': 'Kim', 'Last name': 'Lee' }],
    },
  });
  await owner.call(csvImportApi.commit, { params: { id: importId } });
  await owner.call(membersApi.sendInvitations, { params: { id }, body: {} });
}

/** How an organisation is made, and how its people come one after the other. */
export function organisationStory(
  world: SampleWorld,
  plan: Plan,
): SampleStory & { joined: readonly SamplePerson[] } {
  const { owner, people } = plan;
  const id = newId();
  const chance = chanceFrom(plan.seed);
  const sharing: { person: SamplePerson; fate: Fate }[] = [];
  const joined: SamplePerson[] = [];

  async function invite(one: Invited): Promise<void> {
    const { name, role, fate } = one;
    const [firstName = '', lastName = ''] = name.split(' ');
    const memberId = newId();
    const email = one.person?.email ?? sampleEmail(name);
    if (!one.imported) {
      await owner.call(membersApi.invite, {
        params: { id },
        body: { id: memberId, email, role, firstName, lastName, phone: '' },
      });
    }
    if (fate === 'waits') return;
    const person = await account(world, one, chance);
    await person.call(membershipsApi.answerInvitation, {
      params: { id },
      body: { accept: fate !== 'declines' },
    });
    if (role === 'trainee' && ['joins', 'shares', 'quiet'].includes(fate)) joined.push(person);
    if (fate === 'shares' || fate === 'quiet') {
      await person.call(membershipsApi.share, { params: { id }, body: { activity: true } });
      sharing.push({ person, fate });
    }
    if (fate === 'leaves') await person.call(membershipsApi.leave, { params: { id } });
    if (fate === 'is removed') {
      await owner.call(membersApi.remove, { params: { id, memberId } });
    }
  }

  return {
    person: owner,
    joined,
    async onDay(day) {
      if (day.daysAgo === plan.beganDaysAgo) {
        const { name, kind, priceId } = plan;
        await owner.call(organisationsApi.create, {
          body: { id, name, kind, ...(priceId ? { priceId, agreed: 'trial' } : {}) },
        });
      }
      if (day.daysAgo === IMPORT_DAYS_AGO) {
        const imported = people.filter((one) => one.imported);
        if (imported.length > 0) await importPeople(owner, id, imported);
      }
      for (const one of people) if (one.daysAgo === day.daysAgo) await invite(one);
      for (const { person, fate } of sharing) {
        const logs = fate === 'shares' ? chance.next() < 0.3 : day.daysAgo === 21;
        if (logs) await logLunch(person, day);
      }
    },
  };
}

const IMPORT_DAYS_AGO = 61;
const TIMETABLE_DAYS_AGO = 7;
const BOOKING_MEMBERS = 14;
const IMPORTED = 12;

const FATES: readonly (readonly [Fate, number])[] = [
  ['joins', 30],
  ['shares', 6],
  ['quiet', 4],
  ['waits', 5],
  ['declines', 1],
  ['leaves', 1],
  ['is removed', 2],
];

/**
 * A gym with an admin, two trainers and forty trainees, one of them `member`, who came over two months;
 * a few more have not answered, declined or are gone.
 */
export async function gymStory(
  world: SampleWorld,
  member: SamplePerson,
): Promise<SampleStory & { trainer: SamplePerson }> {
  const owner = await signUpSample(world, 'Sam Costa', ADULT);
  const priya = await signUpSample(world, 'Priya Nair', ADULT);
  const tom = await signUpSample(world, 'Tom Baker', ADULT);
  await keepRecipes(priya);
  const fates = FATES.flatMap(([fate, count]) => Array<Fate>(count).fill(fate));
  const trainees = fates.map((fate, index): Invited => {
    if (index > 0 && index <= IMPORTED) {
      const daysAgo = IMPORT_DAYS_AGO - 1 - (index % 8);
      return { name: traineeName(index), role: 'trainee', daysAgo, fate, imported: true };
    }
    const daysAgo = fate === 'waits' ? 1 + (index % 5) : 24 + (index % 36);
    const known = index === 0 ? { person: member, name: member.name } : {};
    return { name: traineeName(index), role: 'trainee', daysAgo, fate, ...known };
  });
  const story = organisationStory(world, {
    owner,
    name: 'Harbour Strength',
    kind: 'gym',
    priceId: 'price_gym_growth_monthly',
    beganDaysAgo: 66,
    seed: 66,
    people: [
      { name: 'Alex Chen', role: 'admin', daysAgo: 65, fate: 'joins' },
      { name: priya.name, role: 'trainer', daysAgo: 64, fate: 'joins', person: priya },
      { name: tom.name, role: 'trainer', daysAgo: 62, fate: 'joins', person: tom },
      ...trainees,
    ],
  });
  return {
    ...story,
    trainer: priya,
    async onDay(day) {
      await story.onDay(day);
      if (day.daysAgo === TIMETABLE_DAYS_AGO) {
        await planTimetable(owner, day.date);
        await offerSessions(owner, tom);
      }
      if (day.daysAgo === 1) await bookClasses(story.joined.slice(0, BOOKING_MEMBERS));
    },
  };
}

/** A person with Trainer Pro and a few clients of their own, one of them `client`. */
export async function practiceStory(
  world: SampleWorld,
  owner: SamplePerson,
  client: SamplePerson,
): Promise<SampleStory> {
  const clients = Array.from({ length: 7 }, (_, index): Invited => {
    const fate = index < 5 ? 'joins' : 'waits';
    return { name: traineeName(50 + index), role: 'trainee', daysAgo: 5 - (index % 4), fate };
  });
  return organisationStory(world, {
    owner,
    name: 'Jordan Reid Coaching',
    kind: 'practice',
    beganDaysAgo: 5,
    seed: 5,
    people: [
      { name: client.name, role: 'trainee', daysAgo: 5, fate: 'shares', person: client },
      ...clients,
    ],
  });
}

/** A trainer who works alone. */
export const soloTrainer = (world: SampleWorld, name: string): Promise<SamplePerson> =>
  signUpSample(world, name, ADULT);
