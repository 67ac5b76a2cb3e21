import { billingApi } from '#features/billing/contract.ts';
import {
  foodLogApi,
  type NewFoodLogEntry,
  recurringEntriesApi,
  savedMealsApi,
} from '#features/food-log/contract.ts';
import { type Food, foodsApi } from '#features/foods/contract.ts';
import { eatableOf, eatenOf, toLoggedPortion } from '#features/foods/rules/amounts/portion.ts';
import { checkInsApi, targetsApi, weighInsApi } from '#features/nutrition/contract.ts';
import { addDays, type CalendarDay, weekdayOf } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { followCardio } from './cardio.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { keepGoals } from './goals.ts';
import { followHabits } from './habits.ts';
import { keepLeftovers } from './leftovers.ts';
import { followMeasures } from './measures.ts';
import { type Bite, dayOfMeals, USUAL_BREAKFAST, USUAL_DINNER } from './menu.ts';
import { keepExercises } from './own-library.ts';
import { keepPhotos } from './progress-photos.ts';
import { keepRecipes } from './recipes.ts';
import {
  SAMPLE_DAYS,
  type SampleDay,
  type SamplePerson,
  type SampleStory,
  type SampleWorld,
  signUpSample,
  TIME_ZONE,
} from './sample-world.ts';
import { keepShopping } from './shopping.ts';
import { keepTraining } from './training.ts';
import { followPlans } from './training-plan.ts';

const STARTER_DAYS_AGO = 81;
const WEIGHED_AT = '06:50';
/** kg at the beginning and gained a day: what the meals of menu.ts come to */
const START_KG = 78.4;
const KG_A_DAY = -0.034;
/** Water and a full stomach: the scales are off by so much. */
const SCALES_KG = 0.45;
const BREAKFAST_OVER = '09:30';
const SHARE_WEIGHED = 0.78;
const MONDAY = 1;
const FAVOURITES = [
  'flat-white-full-cream-milk',
  'banana-raw',
  'yoghurt-greek-plain-no-fat',
  'sushi-roll-salmon-and-avocado',
  'porridge-made-with-full-cream-milk',
];

const catalogueId = (food: string) => `catalogue:${food}`;

/** Looks foods up as the screens do, each once. */
function pantryOf(person: SamplePerson) {
  const kept = new Map<string, Food>();
  return async ([name, measureName, quantity]: Bite) => {
    const id = catalogueId(name);
    const food = kept.get(id) ?? (await person.call(foodsApi.food, { params: { id } }));
    kept.set(id, food);
    const eatable = eatableOf(food, null);
    const measure = eatable?.measures.find(
      ({ key, label }) => key === measureName || label.startsWith(`${measureName} (`),
    );
    const item =
      eatable && measure && toLoggedPortion(eatable, measure, eatenOf(quantity, measure));
    if (!item) throw new Error(`${name} has no measure "${measureName}".`);
    return item;
  };
}

type Pantry = ReturnType<typeof pantryOf>;

/** The meals of a day up to a time of day, as entries of a log. */
async function entriesOf(
  { date, daysAgo, until }: SampleDay,
  pantry: Pantry,
  chance: Chance,
): Promise<(NewFoodLogEntry & { id: string })[]> {
  // A day that has only begun shows a breakfast all the same.
  const shown = until > BREAKFAST_OVER ? until : BREAKFAST_OVER;
  const eaten = dayOfMeals(weekdayOf(date), chance, daysAgo < 2).filter(
    ({ time }) => time <= shown,
  );
  const entries = eaten.flatMap(({ meal, time, bites }) =>
    bites.map(async (bite) => ({
      ...(await pantry(bite)),
      id: newId(),
      date,
      mealType: meal,
      localTime: time < until ? time : until,
      timeZone: TIME_ZONE,
      origin: 'search' as const,
      aiConfidence: null,
      aiAnalyzed: false,
    })),
  );
  return Promise.all(entries);
}

/** Takes what the week's check-in proposes, on the days that it does. */
async function checkIn(person: SamplePerson, date: CalendarDay): Promise<void> {
  const { proposal, dueOn } = await person.call(checkInsApi.read, { query: { date } });
  if (!proposal || dueOn === null || dueOn > date) return;
  const body = { id: newId(), date, energyKcal: proposal.energyKcal };
  await person.call(checkInsApi.accept, { body });
}

async function keepHabits(person: SamplePerson, pantry: Pantry, today: CalendarDay): Promise<void> {
  for (const food of FAVOURITES) {
    await person.call(foodsApi.addFavourite, { params: { id: catalogueId(food) } });
  }
  for (const [name, bites] of [
    ['Usual breakfast', USUAL_BREAKFAST],
    ['Salmon, rice and greens', USUAL_DINNER],
  ] as const) {
    const items = await Promise.all(bites.map(pantry));
    await person.call(savedMealsApi.add, { body: { id: newId(), name, items } });
  }
  await keepLeftovers(person, today);
  await keepShopping(person, today);
  const item = await pantry(['flat-white-full-cream-milk', '1 small', 1]);
  await person.call(recurringEntriesApi.add, {
    body: {
      id: newId(),
      item,
      mealType: 'breakfast',
      weekdays: [1, 2, 3, 4, 5],
      startsOn: addDays(today, 1),
    },
  });
}

/**
 * A person who has logged for three months up to now: most days whole, some half, a few not at all;
 * weighed on most mornings, with a target that follows, and on Starter since the second week, with a
 * training plan from then on. Answers what happens on a day.
 */
export async function traineeStory(world: SampleWorld, name: string): Promise<SampleStory> {
  const chance = chanceFrom(20_261_121);
  const person = await signUpSample(world, name, {
    age: 34,
    gender: 'female',
    weight: START_KG,
    height: 168,
    fitnessLevel: 'intermediate',
    goals: ['lose_weight', 'get_fit'],
    role: 'trainee',
    schedule: { trainingDays: [1, 3, 5, 6], sessionMinutes: 45 },
  });
  await person.call(targetsApi.save, {
    body: { mode: 'automatic', weeklyPercent: -0.25, version: 0 },
  });
  const pantry = pantryOf(person);
  // Its own chance, so that the meals stay as they were.
  const follow = followPlans(person, chanceFrom(20_261_122));
  const followWays = followCardio(person, chanceFrom(20_261_123));
  const habits = followHabits(person, chanceFrom(20_261_124));
  const measure = followMeasures(person, chanceFrom(20_261_124));

  async function onDay({ date, daysAgo, until }: SampleDay): Promise<void> {
    const day = SAMPLE_DAYS - daysAgo;
    const onScales = chance.next() < SHARE_WEIGHED;
    const noise = (chance.next() + chance.next() - 1) * SCALES_KG;
    if (onScales && WEIGHED_AT <= until) {
      const weightKg = Math.round((START_KG + KG_A_DAY * day + noise) * 10) / 10;
      await person.call(weighInsApi.add, {
        body: { id: newId(), date, localTime: WEIGHED_AT, timeZone: TIME_ZONE, weightKg },
      });
    }
    const entries = await entriesOf({ date, daysAgo, until }, pantry, chance);
    if (entries.length > 0) await person.call(foodLogApi.addMany, { body: { entries } });
    if (weekdayOf(date) === MONDAY) await checkIn(person, date);
    if (daysAgo === STARTER_DAYS_AGO) {
      const body = { priceId: 'price_starter_monthly', agreed: 'trial' } as const;
      await person.call(billingApi.choose, { body });
      await keepTraining(person, date);
      await habits.begin(date);
    }
    if (daysAgo <= STARTER_DAYS_AGO) await habits.onDay({ date, daysAgo, until });
    if (daysAgo < STARTER_DAYS_AGO) {
      const bodyKg = Math.round((START_KG + KG_A_DAY * day) * 10) / 10;
      await follow({ date, daysAgo, until }, bodyKg);
    }
    await followWays({ date, daysAgo, until });
    await measure({ date, daysAgo, until });
    await keepPhotos(person, { date, daysAgo, until });
    if (daysAgo === 0) {
      await keepHabits(person, pantry, date);
      await keepExercises(person);
      await keepRecipes(person);
      await keepGoals(person, date);
    }
  }
  return { person, onDay };
}
