import { csvImportApi } from '#features/csv-import/contract.ts';
import { type Workout, workoutsApi } from '#features/workouts/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Sample } from './sample-inputs.ts';
import type { Person } from './test-app.ts';

const mealsFile = {
  importType: 'meals' as const,
  columnMapping: { Name: 'name', Calories: 'calories' },
  fileName: 'meals.csv',
  decimal: '.' as const,
};

/** Staged: one row that is valid and one that is not. */
async function importOf(owner: Person): Promise<{ id: string }> {
  const csvData = [
    { Name: 'Soup', Calories: '120' },
    { Name: 'Stew', Calories: 'many' },
  ];
  const { id } = await owner.call(csvImportApi.validate, { body: { ...mealsFile, csvData } });
  return { id };
}

async function committedImportOf(owner: Person): Promise<{ id: string }> {
  const params = await importOf(owner);
  await owner.call(csvImportApi.commit, { params });
  return params;
}

/** Workouts come by file. */
async function workoutOf(owner: Person): Promise<Workout> {
  const row = { Name: 'Legs', Duration: '30', Text: '3x10 squats', How: 'Easy', Kind: 'Home' };
  const columnMapping = {
    Name: 'name',
    Duration: 'duration',
    Text: 'description',
    How: 'difficulty',
    Kind: 'category',
  };
  const body = { importType: 'workouts' as const, csvData: [row], columnMapping };
  const { id } = await owner.call(csvImportApi.validate, { body });
  await owner.call(csvImportApi.commit, { params: { id } });
  const { workouts } = await owner.call(workoutsApi.list, { query: {} });
  const [workout] = workouts;
  if (!workout) throw new Error('No workout came.');
  return workout;
}

/** Inputs that importing takes, by endpoint. */
export const csvImportSamples: Record<string, (owner: Person) => Sample | Promise<Sample>> = {
  'workoutsApi.one': async (owner) => ({ params: { id: (await workoutOf(owner)).id } }),
  'workoutsApi.edit': async (owner) => {
    const { id, createdAt: _, ...body } = await workoutOf(owner);
    return { params: { id }, body };
  },
  'workoutsApi.remove': async (owner) => ({ params: { id: (await workoutOf(owner)).id } }),
  'workoutsApi.restore': async (owner) => {
    const params = { id: (await workoutOf(owner)).id };
    await owner.call(workoutsApi.remove, { params });
    return { params };
  },
  'workoutsApi.list': () => ({ query: { afterName: 'Legs', afterId: newId() } }),
  'csvImportApi.validate': () => ({
    body: { ...mealsFile, organisationId: null, csvData: [{ Name: 'Soup', Calories: '120' }] },
  }),
  'csvImportApi.read': async (owner) => ({ params: await importOf(owner) }),
  'csvImportApi.failedRows': async (owner) => ({
    params: await importOf(owner),
    query: { after: '0' },
  }),
  'csvImportApi.correct': async (owner) => ({
    params: await importOf(owner),
    body: { rows: [{ row: 2, cells: ['Stew', '300'] }] },
  }),
  'csvImportApi.commit': async (owner) => ({ params: await importOf(owner) }),
  'csvImportApi.undo': async (owner) => ({ params: await committedImportOf(owner) }),
  'csvImportApi.discard': async (owner) => ({ params: await importOf(owner) }),
};
