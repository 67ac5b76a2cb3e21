import { findExercise } from '#features/exercises/rules/exercises.ts';
import { BODY_PARTS, type BodyPart } from '#features/training-requests/rules/body-parts.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';
import type { LabelledRequest } from './labelled.ts';

/** Constraints that are right, and all of them: right, missing and invented. */
export type Judged = { right: number; all: number; faults: string[] };

const ids = (exercises: readonly string[]): string => exercises.join(' ');
const muscles = (parts: readonly string[]): string =>
  [...new Set(parts.flatMap((part) => [...BODY_PARTS[part as BodyPart].muscles]))].sort().join(' ');
const numbers = (list: readonly (number | string)[]): string =>
  list.map((one) => Number(one).toFixed(1)).join(' ');

/** One text a constraint, so that two lists of them can be compared. Lists of muscles, days and weights are one each. */
function toTexts(all: RequestConstraints): string[] {
  const texts: string[] = [];
  const one = (name: string, value: number | string | null) => {
    if (value !== null && value !== '') texts.push(`${name} ${value}`);
  };
  one('minutes', all.minutes);
  one('times', all.daysPerWeek);
  one('days', all.weekdays.join(' '));
  one('place', all.place);
  for (const gear of all.equipment) one('with', gear);
  for (const gear of all.without) one('without', gear);
  if (all.noEquipment) texts.push('bodyweight');
  one('dumbbells-to', all.maxDumbbellKg?.toFixed(1) ?? null);
  one('dumbbells', numbers(all.dumbbellsKg));
  one('kettlebells', numbers(all.kettlebellsKg));
  for (const tag of all.avoid) one('avoid', tag);
  for (const tag of all.fine) one('fine', tag);
  one('focus', all.focus.toSorted().join(' '));
  one('leave-out', all.leaveOut.toSorted().join(' '));
  one('goal', all.goal);
  one('level', all.level);
  one('cardio', all.cardio);
  one('effort', all.effort);
  one('only', all.only);
  if (all.today) texts.push('today');
  one('never', ids(all.banned));
  return texts;
}

/** Labels name several things at once; each becomes the text that `toTexts` would make of it. */
function toExpected(label: string): string[] {
  const [name = '', ...values] = label.split(' ');
  if (name === 'focus' || name === 'leave-out') return [`${name} ${muscles(values)}`];
  if (['with', 'without', 'avoid', 'fine'].includes(name))
    return values.map((one) => `${name} ${one}`);
  if (['dumbbells', 'kettlebells', 'dumbbells-to'].includes(name))
    return [`${name} ${numbers(values)}`];
  return [label];
}

/** Each named exercise is banned, and none that is called nothing of the kind. */
function isBanned(label: string, found: string): boolean {
  const wanted = label.split(' ').slice(1);
  const banned = found
    .split(' ')
    .slice(1)
    .map((id) => {
      const { name = '', also = [] } = findExercise(id) ?? {};
      return [name, ...also].join(' ').toLowerCase().replaceAll(' ', '-');
    });
  return (
    wanted.every((name) => banned.some((names) => names.includes(name))) &&
    banned.every((names) => wanted.some((name) => names.includes(name)))
  );
}

/** Compares what was read with what should have been. */
export function judge([request, ...labels]: LabelledRequest, read: RequestConstraints): Judged {
  const left = toTexts(read);
  const faults: string[] = [];
  const expected = labels.flatMap(toExpected);
  let right = 0;
  for (const text of expected) {
    const at = left.findIndex((one) =>
      text.startsWith('never ') && one.startsWith('never ') ? isBanned(text, one) : one === text,
    );
    if (at < 0) faults.push(`missing ${text}`);
    else {
      left.splice(at, 1);
      right += 1;
    }
  }
  faults.push(...left.map((text) => `invented ${text}`));
  return {
    right,
    all: expected.length + left.length,
    faults: faults.map((fault) => `"${request}": ${fault}`),
  };
}
