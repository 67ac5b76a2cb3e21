import type { SentenceAnswer } from '#features/food-sentences/contract.ts';
import type { Food } from '#features/foods/contract.ts';
import { measuresOf } from '#features/foods/rules/amounts/portion.ts';
import type { LabelledSentence } from './labelled.ts';

/**
 * How many of a sentence's expected items are there with food, amount and unit, and what is wrong with the others.
 * `askedRight`: of the right ones, those of which it is asked whether they were meant.
 */
export type Judged = { expected: number; right: number; askedRight: number; faults: string[] };

type Item = SentenceAnswer['items'][number];

const SAME = 0.01;

/** "1/4 cup" is a quarter of "cup", "g" is one "g". */
function unitOf(label: string): { count: number; noun: string } {
  const read = /^(\d+)(?:\/(\d+))? (.+)$/.exec(label);
  if (!read) return { count: 1, noun: label };
  return {
    count: Number(read[1]) / Number(read[2] ?? 1),
    noun: (read[3] ?? label)
      .replace(/^(cracker|piece|nugget|chip|ring|slice|oyster|prawn)s$/, '$1')
      .replace(/^serving$/, 'serve'),
  };
}

const foodKey = ({ choices: [first] }: Item): string =>
  (first?.result.key ?? '').replace('catalogue:', '');

function shown(item: Item): string {
  const [choice] = item.choices;
  const measure = measureOf(item)?.label ?? choice?.measure;
  return `${foodKey(item)} ${choice?.quantity ?? '?'} × ${measure}`;
}

function measureOf({ choices: [choice] }: Item) {
  const food: Food | null = choice?.result.food ?? null;
  return food ? measuresOf(food).find(({ key }) => key === choice?.measure) : undefined;
}

/** "chicken-*" is any food whose id begins so. */
function isFood(id: string, key: string): boolean {
  const [first = '', ...more] = id.split('*');
  if (more.length === 0) return id === key;
  const last = more.at(-1) ?? '';
  return key.startsWith(first) && key.endsWith(last) && more.every((part) => key.includes(part));
}

function fits(item: Item, text: string): boolean {
  const [ids = '', amount = '', ...units] = text.split(' ');
  if (!ids.split('|').some((id) => isFood(id, foodKey(item)))) return false;
  const [choice] = item.choices;
  if (amount === '?') return choice?.quantity === null && choice.question !== null;
  const measure = measureOf(item);
  const quantity = choice?.quantity ?? null;
  if (quantity === null || !measure) return false;
  const { count, noun } = unitOf(measure.label.split(' (')[0] ?? '');
  const said = quantity * count;
  const alternatives = `${amount} ${units.join(' ')}`.split('|');
  let value = Number(amount);
  return alternatives.some((alternative, at) => {
    // "0.25 medium|0.5 medium|tbsp": a figure of its own, or that of the one before
    const read = /^([\d.]+) (.+)$/.exec(alternative);
    const unit = read?.[2] ?? alternative;
    if (read?.[1] !== undefined && (at > 0 || value > 0)) value = Number(read[1]);
    const grams = measure.key === 'g' || measure.key === 'ml' || measure.key === 'oz';
    if (unit === noun && Math.abs(said - value) <= value * SAME) return true;
    return grams && unit === measure.key && Math.abs(quantity - value) <= value * SAME;
  });
}

const unreadOf = ({ unread, notFound }: SentenceAnswer): string[] => [
  ...notFound.map(({ said }) => said),
  ...unread,
];

/** Compares what was read with what should have been. Each read item answers one expectation at most. */
export function judge([sentence, ...expected]: LabelledSentence, answer: SentenceAnswer): Judged {
  const left = [...answer.items];
  const faults: string[] = [];
  let [right, askedRight] = [0, 0];
  for (const text of expected) {
    if (/^[!~]/.test(text)) {
      const list = text.startsWith('!') ? answer.leftOut : unreadOf(answer);
      if (list.some((one) => one.toLowerCase().includes(text.slice(1)))) right += 1;
      else faults.push(`"${sentence}": no ${text} in ${JSON.stringify(list)}`);
      continue;
    }
    const at = left.findIndex((item) => fits(item, text));
    if (at >= 0) {
      const [found] = left.splice(at, 1);
      right += 1;
      if (found && found.doubts.length > 0) askedRight += 1;
    } else faults.push(`"${sentence}": no ${text}`);
  }
  if (faults.length > 0)
    faults.push(
      `    read: ${[...left.map(shown), ...unreadOf(answer).map((u) => `~${u}`)].join('; ')}`,
    );
  // Something to eat that nobody spoke of is as wrong as something forgotten.
  const more = Math.max(0, left.length - (expected.length - right));
  return { expected: expected.length + more, right, askedRight, faults };
}
