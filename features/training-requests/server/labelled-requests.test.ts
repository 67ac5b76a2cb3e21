import { describe, expect, it } from 'vitest';
import { EXERCISES } from '#features/exercises/rules/exercises.ts';
import { DEVELOPMENT } from '../../../bench/requests/development-requests.ts';
import { HELD_BACK } from '../../../bench/requests/held-back-requests.ts';
import { judge } from '../../../bench/requests/judge.ts';
import type { LabelledRequest } from '../../../bench/requests/labelled.ts';
import {
  FROM_A_STRANGER,
  FROM_A_STRANGER_LATER,
} from '../../../bench/requests/stranger-requests.ts';
import { readRequest } from '../rules/read-request.ts';

/** Percent of constraints, as measured when the rules were finished; less is a step back. */
const FLOOR = { development: 98.9, heldBack: 90, stranger: 88, strangerLater: 94 };

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

function share(requests: readonly LabelledRequest[]): { percent: number; faults: string } {
  const judged = requests.map((request) =>
    judge(request, readRequest(request[0], EXERCISES).constraints),
  );
  const percent = (100 * sum(judged.map(({ right }) => right))) / sum(judged.map(({ all }) => all));
  return { percent, faults: judged.flatMap(({ faults }) => faults).join('\n') };
}

describe('labelled requests', () => {
  it('are at least 150, of which 60 were held back, none of them twice', () => {
    expect(HELD_BACK).toHaveLength(60);
    const texts = [...DEVELOPMENT, ...HELD_BACK, ...FROM_A_STRANGER, ...FROM_A_STRANGER_LATER].map(
      ([text]) => text.toLowerCase(),
    );
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThanOrEqual(150);
  });

  it('are read', () => {
    const { percent, faults } = share(DEVELOPMENT);
    expect(percent, faults).toBeGreaterThanOrEqual(FLOOR.development);
  });

  it('so are those that were held back', () => {
    expect(share(HELD_BACK).percent).toBeGreaterThanOrEqual(FLOOR.heldBack);
  });

  it('so are those of a stranger to the rules', () => {
    const { percent, faults } = share(FROM_A_STRANGER);
    expect(percent, faults).toBeGreaterThanOrEqual(FLOOR.stranger);
    expect(share(FROM_A_STRANGER_LATER).percent).toBeGreaterThanOrEqual(FLOOR.strangerLater);
  });
});
