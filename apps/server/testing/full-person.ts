import { photoApi } from '#features/account/contract.ts';
import { billingApi } from '#features/billing/contract.ts';
import { activitiesApi, heartSettingsApi } from '#features/cardio/contract.ts';
import { SMALL_TRACK } from '#features/cardio/testing/small-track.ts';
import { credentialSendingApi, credentialsApi } from '#features/credentials/contract.ts';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { exerciseMarksApi } from '#features/exercise-library/contract.ts';
import { foodLogApi, recurringEntriesApi, savedMealsApi } from '#features/food-log/contract.ts';
import { foodPhotoApi } from '#features/food-photo/contract.ts';
import { foodsApi } from '#features/foods/contract.ts';
import { trophiesApi } from '#features/habits/contract.ts';
import { planCalendarApi } from '#features/meal-calendar/contract.ts';
import { mealPlansApi, planSettingsApi } from '#features/meal-plans/contract.ts';
import { DEFAULT_PLAN } from '#features/meal-plans/rules/plan-settings.ts';
import { aMeal } from '#features/meal-plans/testing/plan-samples.ts';
import { invitationsApi, membersApi } from '#features/organisations/contract.ts';
import { progressApi } from '#features/progress/contract.ts';
import { progressPhotosApi } from '#features/progress-photos/contract.ts';
import { recipeMarksApi, recipePhotosApi, recipesApi } from '#features/recipes/contract.ts';
import { reportSharesApi } from '#features/reports/contract.ts';
import { shoppingApi } from '#features/shopping/contract.ts';
import { trainerProfileApi } from '#features/trainers/contract/profile.ts';
import { healthScreeningApi, trainingProfileApi } from '#features/training-profile/contract.ts';
import { newId } from '#platform/shared/ids.ts';

import { keepHours } from './availability-samples.ts';

import { keepBooking } from './booking-world.ts';

import { gymOwner, mailedToken } from './gyms.ts';
import { shareHousehold } from './household-samples.ts';
import { keepTargets } from './kept-targets.ts';
import { keepProgressPhoto } from './photo-samples.ts';
import { activity, plainRecords } from './records.ts';
import { screening } from './sample-inputs.ts';
import { photoOf, pictureOf } from './sample-photos.ts';
import { shoppingSample } from './shopping-samples.ts';
import type { Person, TestApp } from './test-app.ts';
import { keepTrainerProfile } from './trainer-samples.ts';

const entry = {
  date: '2026-11-20',
  mealType: 'lunch' as const,
  foodName: '=Rice "1"',
  quantity: 12.5,
  unit: 'g' as const,
  calories: 130,
  protein: 2.7,
  localTime: '12:30',
  timeZone: 'Australia/Sydney',
};

const WEEK_MS = 7 * 86_400_000;

/** After a trial that was cancelled, a plan is charged at once. */
async function keepInvoice(test: TestApp, person: Person): Promise<void> {
  const priceId = 'price_starter_monthly';
  await person.call(billingApi.choose, { body: { priceId, agreed: 'trial', parentAgrees: true } });
  await person.call(billingApi.cancel, {});
  test.clock.advance(WEEK_MS);
  await person.call(billingApi.choose, { body: { priceId, agreed: 'charge', parentAgrees: true } });
  test.clock.advance(-WEEK_MS);
}

/** Workouts come by file. */
async function keepWorkout(person: Person): Promise<void> {
  const { id } = await person.call(csvImportApi.validate, {
    body: {
      importType: 'workouts',
      csvData: [{ Name: '=Legs', Duration: 30 }],
      columnMapping: { Name: 'name', Duration: 'duration' },
    },
  });
  await person.call(csvImportApi.commit, { params: { id } });
}

/** A recipe's photo, its earlier version and its link. */
async function keepRecipeParts(person: Person): Promise<void> {
  const [recipe] = await person.call(recipesApi.list, {});
  if (!recipe) throw new Error('No recipe.');
  const { id, foods: _, ...content } = recipe;
  const photoId = newId();
  await person.call(recipePhotosApi.save, {
    params: { photoId },
    body: { photo: await photoOf() },
  });
  const body = { ...content, photoId };
  await person.call(recipesApi.edit, { params: { id }, body });
  await person.call(recipesApi.share, { params: { id } });
}

/** An activity with its track, and what is said of the heart. */
async function keepActivity(person: Person): Promise<void> {
  const body = { ...activity, id: newId(), track: SMALL_TRACK };
  await person.call(activitiesApi.add, { body: body as never });
  await person.call(progressApi.saveLayout, {
    body: { order: ['cardio'], hidden: ['macros'], nutrients: ['fiber'] },
  });
  await person.call(heartSettingsApi.save, {
    body: { restingRate: 58, maxRate: 191, byEffort: false },
  });
}

async function planMeals(person: Person): Promise<void> {
  await person.call(planSettingsApi.save, { body: DEFAULT_PLAN });
  await person.call(mealPlansApi.save, {
    params: { date: entry.date },
    body: { meals: [aMeal({ title: '=Dal' })], note: '=Market day', version: 0 },
  });
}

async function joinGym(test: TestApp, person: Person): Promise<void> {
  const { owner, gym } = await gymOwner(test);
  const details = { firstName: 'Mia', lastName: '=Ng', phone: '' };
  const body = { ...details, id: newId(), email: person.email, role: 'trainee' as const };
  await owner.call(membersApi.invite, { params: gym, body });
  const token = mailedToken(test, person.email, '/invitations');
  await person.call(invitationsApi.accept, { body: { token } });
}

/** A profile as a trainer with its photo, a credential that was sent, and a review. */
async function keepTrainer(test: TestApp, person: Person): Promise<void> {
  await keepTrainerProfile(person);
  await person.call(trainerProfileApi.savePhoto, { body: { photo: await photoOf() } });
  const [credential] = await person.call(credentialsApi.list, {});
  const params = { id: credential?.id ?? '' };
  await person.call(credentialSendingApi.send, { params, body: { document: null } });
  // Reviews follow sessions that took place; here its row is what matters.
  await test.database.pool.query(
    `insert into trainer_reviews (booking_id, trainer_id, client_id, stars, text, created_at, updated_at)
     values ($1, $2, $2, 5, '=Patient', $3, $3)`,
    [newId(), person.id, new Date(test.clock.now())],
  );
}

/** A person with at least one row of everything that is exported. */
export async function fullPerson(test: TestApp): Promise<Person> {
  const person = await test.person({
    profile: {
      age: 15,
      consents: [
        { kind: 'parental_consent', wordingVersion: '1' },
        { kind: 'digital_age', wordingVersion: '1' },
      ],
      schedule: { trainingDays: [1, 3], sessionMinutes: 45 },
    },
  });
  await person.call(photoApi.savePhoto, { body: { photo: await photoOf() } });
  await person.call(foodPhotoApi.readLabel, { body: { imageDataUrl: await pictureOf() } });
  await person.call(foodLogApi.add, { body: entry });
  const { id } = await person.call(foodLogApi.add, {
    body: { ...entry, foodName: 'Gone', calories: null },
  });
  await person.call(foodLogApi.remove, { params: { id } });
  const { date: startsOn, mealType, localTime: _, timeZone: __, ...item } = entry;
  await person.call(savedMealsApi.add, {
    body: { id: newId(), name: '=Lunch', items: [item, { ...item, calories: null }] },
  });
  const recurring = { id: newId(), item, mealType, weekdays: [1, 5], startsOn };
  await person.call(recurringEntriesApi.add, { body: recurring });
  for (const date of ['2026-11-27', '2026-11-20', '2026-11-23']) {
    await person.call(recurringEntriesApi.skip, { params: { id: recurring.id, date } });
  }
  const nutrients = { calories: 100, protein: 1.5 };
  const { food } = await person.call(foodsApi.addOwn, {
    body: {
      name: 'House bread',
      basis: '100g',
      portions: [{ label: '1 slice', grams: 40, ml: null }],
      nutrients: { ...nutrients, carbs: 20, fat: 1 },
      keepAnyway: true,
    } as never,
  });
  await person.call(foodsApi.addFavourite, { params: { id: food?.id ?? '' } });
  await person.call(exerciseMarksApi.set, {
    params: { exerciseId: 'goblet-squat' },
    body: { mark: 'favourite' },
  });
  await person.call(recipeMarksApi.set, {
    params: { recipeId: 'berry-overnight-oats' },
    body: { kept: true, rating: 5, notes: '=Less sugar', collections: ['Weekdays'] },
  });
  await person.call(trainingProfileApi.change, {
    body: {
      days: [{ weekday: 3, minutes: 45, placeId: newId() }],
      avoid: ['knee'],
      recovery: { sleep: 'good', soreness: 'fair', stress: null },
    },
  });
  await person.call(shoppingApi.change, { body: shoppingSample() });
  await person.call(shoppingApi.share, {});
  await person.call(healthScreeningApi.save, { body: screening });
  await keepActivity(person);
  await keepHours(person);
  await keepTargets(test, person, entry);
  for (const { list, add, content } of plainRecords) {
    if ((await list(person)).length === 0) await add(person, newId(), content);
  }
  await person.call(trophiesApi.choose, { body: { shown: true, version: 0 } });
  const period = { from: '2026-11-09', to: '2026-11-15', days: 7 };
  const { path } = await person.call(planCalendarApi.renew, {});
  await person.bare({ url: path ?? '' });
  const { token } = await person.call(reportSharesApi.add, { body: { ...period, id: newId() } });
  await person.call(reportSharesApi.shared, { params: { token } });
  await keepProgressPhoto(person);
  await person.call(progressPhotosApi.guard, { body: { isGuarded: false } });
  await keepRecipeParts(person);
  await keepInvoice(test, person);
  await keepWorkout(person);
  await planMeals(person);
  await joinGym(test, person);
  await shareHousehold(test, person);
  await keepBooking(test, person);
  await keepTrainer(test, person);
  return person;
}
