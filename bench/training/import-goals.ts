import { fork } from 'node:child_process';
import { csvImportApi } from '#features/csv-import/contract.ts';
import { trainingHistoryApi } from '#features/training-history/contract.ts';
import { findSource } from '#features/training-import/rules/find-source.ts';
import { toSettings } from '#features/training-import/rules/reading.ts';
import { addDays, type CalendarDay } from '#platform/shared/calendar-day.ts';
import { startPostgres } from '../../apps/server/testing/test-postgres.ts';
import { SERVER_FLAGS, SERVER_MEMORY } from '../../scripts/server-process.mjs';
import type { Memory } from '../csv/messages.ts';
import { Diarist } from '../durability/diarist.ts';
import { goal } from '../goals.ts';

const ROWS = 100_000;
const ROWS_OF_A_SESSION = 25;
const MAX_SECONDS = 60;
const MAX_MEMORY_MB = 400;
const URL = 'http://127.0.0.1:3999';

const EXERCISES = {
  'Bench Press (Barbell)': 'bench-press',
  'Squat (Barbell)': 'back-squat',
  'Deadlift (Barbell)': 'deadlift',
  'Bent Over Row (Barbell)': 'barbell-row',
  'Overhead Press (Barbell)': 'overhead-press',
};
const names = Object.keys(EXERCISES);

/** Eleven years of training as Hevy writes them, a session a day until yesterday, with notes. */
function hevyRows(today: CalendarDay): Record<string, string>[] {
  const sessions = ROWS / ROWS_OF_A_SESSION;
  return Array.from({ length: ROWS }, (_, at) => {
    const session = Math.floor(at / ROWS_OF_A_SESSION);
    const set = at % ROWS_OF_A_SESSION;
    const day = addDays(today, session - sessions);
    return {
      title: `Day ${session % 4}`,
      start_time: `${day} 17:04`,
      end_time: `${day} 18:11`,
      description: 'Felt strong, slept well',
      exercise_title: names[Math.floor(set / 5)] ?? '',
      superset_id: '',
      exercise_notes: 'Pause at the chest',
      set_index: `${set % 5}`,
      set_type: set % 5 === 0 ? 'warmup' : 'normal',
      weight_kg: `${40 + (session % 80) * 0.5}`,
      reps: `${5 + (set % 6)}`,
      distance_km: '',
      duration_seconds: '',
      rpe: '8',
    };
  });
}

async function secondsOf<Answer>(work: () => Promise<Answer>): Promise<[number, Answer]> {
  const before = performance.now();
  const answer = await work();
  return [(performance.now() - before) / 1_000, answer];
}

/** A hundred thousand sets of another app: read, imported, read once more and undone, in a server of its own. */
export async function measureImport(today: CalendarDay): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const target = fork('bench/csv/target.ts', [postgres.url], {
    stdio: 'inherit',
    execArgv: SERVER_FLAGS,
    env: { ...process.env, ...SERVER_MEMORY },
  });
  const said = () => new Promise<unknown>((resolve) => target.once('message', resolve));
  try {
    await said();
    const person = new Diarist(URL, 0);
    await person.signUp();
    const exercises = new Map(Object.entries(EXERCISES));
    const csvData = hevyRows(today);
    const columns = Object.keys(csvData[0] ?? {});
    const body = {
      importType: 'training' as const,
      columnMapping: findSource(columns)?.mapping ?? {},
      decimal: '.' as const,
      fileName: 'hevy.csv',
      settings: toSettings({
        reading: { dates: 'ymd', weight: 'kg', distance: 'km', zone: 'Australia/Sydney' },
        exercises,
      }),
      csvData,
    };
    const validate = () => person.call(csvImportApi.validate, { body });
    const [checked, staged] = await secondsOf(validate);
    const params = { id: staged.id };
    const [imported, committed] = await secondsOf(() =>
      person.call(csvImportApi.commit, { params }),
    );
    const [again, twice] = await secondsOf(validate);
    const before = await person.call(trainingHistoryApi.sessions, {
      query: { from: addDays(today, -31), to: today },
    });
    const [undone] = await secondsOf(() => person.call(csvImportApi.undo, { params }));
    const after = await person.call(trainingHistoryApi.sessions, {
      query: { from: addDays(today, -31), to: today },
    });
    const memory = said();
    target.send('memory');
    const { peakMb } = (await memory) as Memory;
    const megabytes = (JSON.stringify(body).length / 1_000_000).toFixed(0);
    console.log(
      `${ROWS} sets, ${megabytes} MB: checked ${checked.toFixed(1)} s, imported ${imported.toFixed(1)} s, checked again ${again.toFixed(1)} s, undone ${undone.toFixed(1)} s`,
    );
    const rows = committed.processedRows;
    goal('sets of another app, imported', `${ROWS}`, `${rows}`, rows === ROWS);
    const inAll = checked + imported;
    goal('their import', `under ${MAX_SECONDS} s`, `${inAll.toFixed(1)} s`, inAll < MAX_SECONDS);
    const fresh = twice.processedRows;
    goal('of the same file once more', '0 new', `${fresh} new`, fresh === 0);
    const isGone = before.rows.length > 0 && after.rows.length === 0;
    goal('their Undo', 'all gone', `${before.rows.length} then ${after.rows.length}`, isGone);
    goal(
      'memory of the server meanwhile',
      `under ${MAX_MEMORY_MB} MB`,
      `${peakMb.toFixed(0)} MB`,
      peakMb < MAX_MEMORY_MB,
    );
  } finally {
    target.send('end');
    await new Promise((gone) => target.once('exit', gone));
    await postgres.stop();
  }
}
