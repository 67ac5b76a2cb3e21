import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type TrainingSession, trainingSessionsApi } from '#features/training-sessions/contract.ts';
import { makeItem, makeSession, makeSet } from '#features/training-sessions/rules/new-session.ts';
import { addSet } from '#features/training-sessions/rules/session-edits.ts';
import { newId } from '#platform/shared/ids.ts';
import { Diarist } from '../durability/diarist.ts';
import { prepareProduct } from '../durability/product.ts';
import { goal } from '../goals.ts';

const BURSTS = 20;
const PEOPLE = 8;
const KILL_WITHIN_MS = [200, 1_500] as const;
/** As quick as no thumb is, and within what one person may send in a minute. */
const BETWEEN_SETS_MS = 60;
const SETS_OF_AN_ITEM = 40;

/** Does sets without pause, and sends each as a device does: the same write again until it is answered. */
class Lifter {
  readonly #diarist: Diarist;
  readonly #today: string;
  #session: TrainingSession | null = null;
  #pending: TrainingSession | null = null;
  readonly done: { id: string; setIds: string[] }[] = [];

  constructor(diarist: Diarist, today: string) {
    this.#diarist = diarist;
    this.#today = today;
  }

  async #send(session: TrainingSession): Promise<TrainingSession> {
    const { id, version, ...content } = session;
    return version === 0
      ? this.#diarist.call(trainingSessionsApi.add, { body: { ...content, id } })
      : this.#diarist.call(trainingSessionsApi.edit, {
          params: { id },
          body: { ...content, version },
        });
  }

  /** What waited when the server went: sent again, unchanged. */
  async resend(): Promise<void> {
    if (!this.#pending) return;
    this.#session = await this.#send(this.#pending);
    this.#pending = null;
  }

  async burst(isGone: () => boolean): Promise<void> {
    const at = new Date().toISOString();
    const details = { date: this.#today, origin: 'own', name: 'Burst', startedAt: at } as const;
    const id = newId();
    const record = { id, setIds: [] as string[] };
    this.done.push(record);
    const items = [0, 1, 2, 3, 4, 5].map((place) =>
      makeItem({ id: `${place}`, exerciseId: 'bench-press', measure: 'loadReps', sets: [] }),
    );
    this.#pending = { ...makeSession(details, items), id, version: 0 };
    while (!isGone()) {
      try {
        await this.resend();
      } catch (error) {
        if (!isGone()) throw error;
        return;
      }
      await pause(BETWEEN_SETS_MS);
      if (!this.#session || record.setIds.length >= 6 * SETS_OF_AN_ITEM) return;
      const setId = `set ${record.setIds.length}`;
      const item = `${Math.floor(record.setIds.length / SETS_OF_AN_ITEM)}`;
      const set = makeSet(setId, { loadKg: 60, reps: 8, doneAt: new Date().toISOString() });
      record.setIds.push(setId);
      this.#pending = addSet(this.#session, item, set);
    }
  }

  /** Sets lost and sets twice over all bursts. */
  async verify(): Promise<{ sets: number; lost: number; twice: number }> {
    let [sets, lost, twice] = [0, 0, 0];
    for (const { id, setIds } of this.done) {
      const { work } = await this.#diarist.call(trainingSessionsApi.one, { params: { id } });
      const there = work.items.flatMap((item) => item.sets.map((set) => set.id));
      sets += setIds.length;
      lost += setIds.filter((setId) => !there.includes(setId)).length;
      twice += there.length - new Set(there).size;
    }
    const listed = await this.#diarist.call(trainingSessionsApi.list, {
      query: { from: this.#today },
    });
    twice += listed.length - this.done.length;
    return { sets, lost, twice };
  }
}

/** Kills the server in bursts of sets, and looks whether each is there afterwards, once. */
export async function measureKills(today: string): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'vigour-training-'));
  const product = await prepareProduct({ DATA_DIR: home, DATABASE_URL: '', APP_SECRET: '' });
  await product.start();
  try {
    const diarists = Array.from({ length: PEOPLE }, (_, index) => new Diarist(product.url, index));
    for (const diarist of diarists) await diarist.signUp();
    const lifters = diarists.map((diarist) => new Lifter(diarist, today));
    for (let round = 0; round < BURSTS; round += 1) {
      let gone = false;
      const lifting = lifters.map((lifter) => lifter.burst(() => gone));
      const [from, to] = KILL_WITHIN_MS;
      await pause(from + Math.random() * (to - from));
      gone = true;
      await product.kill('server');
      await Promise.all(lifting);
      await product.start();
      for (const lifter of lifters) await lifter.resend();
      process.stderr.write('.');
    }
    let [sets, lost, twice] = [0, 0, 0];
    for (const lifter of lifters) {
      const found = await lifter.verify();
      sets += found.sets;
      lost += found.lost;
      twice += found.twice;
    }
    const isMet = lost === 0 && twice === 0 && sets > 0;
    goal(
      `server killed in ${BURSTS} bursts of sets`,
      'none lost, none twice',
      `of ${sets} sets ${lost} lost, ${twice} twice`,
      isMet,
    );
  } finally {
    await product.kill('both');
    await rm(home, { recursive: true, force: true });
  }
}
