import { randomOf } from '#platform/shared/seeded-random.ts';
import type { Cell, Choice } from './choices.ts';
import { toBands } from './day-bands.ts';
import { addColumn, addRow, addTerm, emptyModel, type LinearModel } from './linear-model.ts';
import { BUDGET_COST, cookingCost, LEFTOVER_COST, MINUTE_COST, tasteCost } from './plan-costs.ts';
import type { PlannerInput, PlannerRecipe } from './planner-input.ts';
import { amountOf, type Standing, standingAmount } from './standing.ts';
import { type Repetition, repetitionsOf } from './variety.ts';

const NOISE_COST = 0.02;

export type WeekModel = {
  model: LinearModel;
  choices: readonly Choice[];
  columns: { chosen: number; extra: number }[];
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const NO_CELL = { day: -1, slotId: '' };
const kindOf = (input: PlannerInput, cell: Cell | undefined) =>
  input.days[cell?.day ?? -1]?.slots.find(({ id }) => id === cell?.slotId)?.kind;
const freshCost = (input: PlannerInput, recipe: PlannerRecipe, cell: Cell | undefined) =>
  cookingCost(recipe, kindOf(input, cell), input.days[cell?.day ?? -1] ?? {}, input.wishes);
const cellKey = ({ day, slotId }: { day: number; slotId: string }) => `${day}:${slotId}`;

/**
 * The model of domain 5.2 (F1b, with leftovers as patterns of 5.4) for the meals of `days`: each open meal
 * has one dish; nutrients, minutes, money and variety are elastic, each with its cost.
 */
export function buildWeekModel(
  input: PlannerInput,
  days: readonly number[],
  choices: readonly Choice[],
  standing: Standing,
): WeekModel {
  const model = emptyModel();
  // What a leftover saves on a day that is not planned yet.
  const usual = median(
    choices.map(
      ({ recipe, cells }) => tasteCost(recipe, input) + freshCost(input, recipe, cells[0]),
    ),
  );
  const columns = choices.map((choice, index) => {
    const { recipe } = choice;
    const noise =
      NOISE_COST *
      randomOf(`${recipe.id}:${cellKey(choice.cells[0] ?? { day: 0, slotId: '' })}`, input.seed);
    const later = choice.cells.filter(({ day }) => !days.includes(day)).length;
    const cost =
      tasteCost(recipe, input) * choice.cells.length +
      freshCost(input, recipe, choice.cells[0]) +
      LEFTOVER_COST * (choice.cells.length - 1) -
      usual * later +
      noise;
    return {
      chosen: addColumn(model, `x${index}`, cost, { isBinary: true }),
      extra: addColumn(model, `e${index}`, 0),
    };
  });
  const at = (index: number) => columns[index] as { chosen: number; extra: number };

  const dishes = new Map<string, Map<number, number>>();
  choices.forEach(({ cells, low, high }, index) => {
    const link = addRow(model, `link${index}`, null, 0);
    addTerm(link, at(index).extra, 1);
    addTerm(link, at(index).chosen, low - high);
    for (const cell of cells) {
      const key = cellKey(cell);
      // Meals of later days may be left for their own day.
      const least = days.includes(cell.day) ? 1 : null;
      const terms = dishes.get(key) ?? addRow(model, `dish ${key}`, least, 1);
      dishes.set(key, terms);
      addTerm(terms, at(index).chosen, 1);
    }
  });
  const addPortion = (terms: Map<number, number>, index: number, perServing: number) => {
    const { low } = choices[index] as Choice;
    addTerm(terms, at(index).chosen, perServing * low);
    addTerm(terms, at(index).extra, perServing);
  };

  for (const day of days) addDayRows(model, input, day, choices, standing, at, addPortion);
  addBudget(model, input, choices, standing, addPortion, days);
  addVariety(model, input, choices, standing, at);
  return { model, choices, columns };
}

type At = (index: number) => { chosen: number; extra: number };
type AddPortion = (terms: Map<number, number>, index: number, perServing: number) => void;

function addDayRows(
  model: LinearModel,
  input: PlannerInput,
  day: number,
  choices: readonly Choice[],
  standing: Standing,
  at: At,
  addPortion: AddPortion,
): void {
  const wanted = input.days[day];
  if (!wanted) return;
  for (const { nutrient, min, max, step, costPerStep } of toBands(wanted.targets)) {
    const has = standingAmount(standing, day, nutrient);
    const terms = addRow(
      model,
      `${nutrient} ${day}`,
      min === null ? null : (min - has) / step,
      max === null ? null : (max - has) / step,
    );
    if (min !== null) addTerm(terms, addColumn(model, `under ${nutrient} ${day}`, costPerStep), 1);
    if (max !== null) addTerm(terms, addColumn(model, `over ${nutrient} ${day}`, costPerStep), -1);
    choices.forEach(({ recipe, cells }, index) => {
      const times = cells.filter((cell) => cell.day === day).length;
      if (times > 0) addPortion(terms, index, (amountOf(recipe, nutrient) * times) / step);
    });
  }
  const cookedToday = choices.flatMap((choice, index) =>
    choice.cells[0]?.day === day ? [{ choice, index }] : [],
  );
  if (wanted.minutes !== null) {
    const terms = addRow(
      model,
      `minutes ${day}`,
      null,
      wanted.minutes - (standing.minutes[day] ?? 0),
    );
    addTerm(terms, addColumn(model, `over minutes ${day}`, MINUTE_COST), -1);
    for (const { choice, index } of cookedToday) {
      addTerm(terms, at(index).chosen, choice.recipe.minutes ?? 0);
    }
  }
  // A dish is eaten once a day.
  const today = Map.groupBy(
    choices.flatMap((choice, index) =>
      choice.cells.some((cell) => cell.day === day) ? [{ choice, index }] : [],
    ),
    ({ choice }) => choice.recipe.id,
  );
  for (const [id, same] of today) {
    const slots = new Set(
      same.map(({ choice }) => choice.cells.find((cell) => cell.day === day)?.slotId),
    );
    const eaten = standing.eaten.get(`${day}:${id}`) ?? 0;
    if (slots.size + eaten < 2) continue;
    const terms = addRow(model, `once ${day} ${id}`, null, Math.max(0, 1 - eaten));
    for (const { index } of same) addTerm(terms, at(index).chosen, 1);
  }
}

function addBudget(
  model: LinearModel,
  input: PlannerInput,
  choices: readonly Choice[],
  standing: Standing,
  addPortion: AddPortion,
  days: readonly number[],
): void {
  const { budgetAud } = input.wishes;
  if (budgetAud === null) return;
  // Days solved before the others get their share of what is left.
  const left = (budgetAud - standing.aud) * (days.length / Math.max(1, standing.openDays));
  const terms = addRow(model, 'budget', null, left);
  addTerm(terms, addColumn(model, 'over budget', BUDGET_COST), -1);
  choices.forEach(({ recipe, cells }, index) =>
    addPortion(terms, index, (recipe.aud ?? 0) * cells.length),
  );
}

/** What is not to be cooked too often, each with its cost. */
function addVariety(
  model: LinearModel,
  input: PlannerInput,
  choices: readonly Choice[],
  standing: Standing,
  at: At,
): void {
  const rows = new Map<string, { rule: Repetition; indexes: number[] }>();
  choices.forEach(({ recipe, cells }, index) => {
    const [first] = cells;
    const kind = kindOf(input, first);
    if (!first || !kind) return;
    for (const rule of repetitionsOf(recipe, kind, first.day, input.wishes)) {
      const row = rows.get(rule.key) ?? { rule, indexes: [] };
      row.indexes.push(index);
      rows.set(rule.key, row);
    }
  });
  for (const [key, { rule, indexes }] of rows) {
    const used = standing.repetitions.get(key)?.count ?? 0;
    // So many meals can be of it at once.
    const meals = new Set(indexes.map((index) => cellKey(choices[index]?.cells[0] ?? NO_CELL)));
    if (meals.size + used <= rule.limit) continue;
    const terms = addRow(model, key, null, Math.max(0, rule.limit - used));
    addTerm(terms, addColumn(model, `over ${key}`, rule.cost), -1);
    for (const index of indexes) addTerm(terms, at(index).chosen, 1);
  }
}
