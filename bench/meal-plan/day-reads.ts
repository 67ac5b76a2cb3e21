import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { foodLogApi } from '#features/food-log/contract.ts';
import { bookRecipes } from '#features/meal-planner/testing/book-recipes.ts';
import { mealPlansApi, planSettingsApi, planTargetsApi } from '#features/meal-plans/contract.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { newId } from '#platform/shared/ids.ts';
import { Diarist } from '../durability/diarist.ts';
import { prepareProduct } from '../durability/product.ts';
import { percentile } from '../percentile.ts';

const READERS = 5;
const PLANNERS = 2;
/** The server answers 1,200 reads and 600 writes a minute for each person. */
const PAUSE_MS = 60;
const WEEK_PAUSE_MS = 900;

/** p95 in ms: alone, while weeks are saved, and while the planner runs on the same machine too. */
export type DayReads = { alone: number; beside: number; crowded: number; weeks: number };

/** How long others wait for their day while people plan. The planner runs on the person's own device. */
export async function measureDayReads(
  home: string,
  planOnce: () => Promise<unknown>,
  seconds: number,
): Promise<DayReads> {
  const dataDir = join(home, 'data');
  const product = await prepareProduct({ DATA_DIR: dataDir, DATABASE_URL: '', APP_SECRET: '' });
  await product.start();
  try {
    const people = Array.from(
      { length: READERS + PLANNERS },
      (_, index) => new Diarist(product.url, index),
    );
    for (const person of people) await person.signUp();
    const date = new Date().toISOString().slice(0, 10);
    const readers = people.slice(0, READERS);
    const planners = people.slice(READERS);
    const readFor = async (ms: number): Promise<number[]> => {
      const times: number[] = [];
      const end = performance.now() + ms;
      const readOn = async (person: Diarist) => {
        while (performance.now() < end) {
          const before = performance.now();
          await person.call(foodLogApi.ofDay, { query: { date } });
          times.push(performance.now() - before);
          await pause(PAUSE_MS);
        }
      };
      await Promise.all(readers.map(readOn));
      return times;
    };
    await readFor(2_000);
    const alone = percentile(await readFor(seconds * 1_000), 0.95);
    let isOver = false;
    let weeks = 0;
    const planOn = async (person: Diarist) => {
      while (!isOver) {
        await savePlan(person, date);
        weeks += 1;
        await pause(WEEK_PAUSE_MS);
      }
    };
    const planning = planners.map(planOn);
    const beside = percentile(await readFor(seconds * 1_000), 0.95);
    const computeOn = async () => {
      while (!isOver) await planOnce();
    };
    const computing = computeOn();
    const crowded = percentile(await readFor(seconds * 1_000), 0.95);
    isOver = true;
    await Promise.all([...planning, computing]);
    return { alone, beside, crowded, weeks };
  } finally {
    await product.kill('both');
    await rm(dataDir, { recursive: true, force: true });
  }
}

const someMeals = (date: string) =>
  bookRecipes.slice(0, 4).map(({ id, name, amounts }, slot) => ({
    id: newId(),
    slotId: `slot-${slot}`,
    kind: 'recipe' as const,
    title: name,
    recipeId: id,
    perServing: amounts,
    eaters: [{ personId: 'host', portion: 1 }],
    cookedOn: date,
  }));

/** What the page asks of the server for one week: targets, settings, days, and seven days saved. */
async function savePlan(person: Diarist, from: string): Promise<void> {
  const to = addDays(from, 6);
  await person.call(planTargetsApi.list, { query: { from, to } });
  await person.call(planSettingsApi.read, {});
  const known = await person.call(mealPlansApi.days, { query: { from, to } });
  for (let at = 0; at < 7; at += 1) {
    const date = addDays(from, at);
    const version = known.find((day) => day.date === date)?.version ?? 0;
    await person.call(mealPlansApi.save, {
      params: { date },
      body: { meals: someMeals(date), note: `Week ${version}`, version },
    });
  }
}
