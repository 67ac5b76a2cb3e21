import { type Cell, type Choice, choicesOf } from '#features/meal-planner/rules/choices.ts';
import { toBands } from '#features/meal-planner/rules/day-bands.ts';
import {
  BUDGET_COST,
  cookingCost,
  LEFTOVER_COST,
  MINUTE_COST,
  tasteCost,
} from '#features/meal-planner/rules/plan-costs.ts';
import type { PlannerInput } from '#features/meal-planner/rules/planner-input.ts';
import { amountOf } from '#features/meal-planner/rules/standing.ts';
import { type Repetition, repetitionsOf } from '#features/meal-planner/rules/variety.ts';
import { addColumn, addRow, addTerm, emptyModel, type LinearModel } from './linear-model.ts';

type Columns = { chosen: number; extra: number };

const keyOf = ({ day, slotId }: Cell) => `${day}:${slotId}`;

/**
 * All open meals of a week as a linear model (F1b; leftovers as patterns of several meals): what the planner's
 * search makes least, but with continuous portions, so that its optimum is never above that of any week.
 */
export function toWeekModel(input: PlannerInput): LinearModel {
  const model = emptyModel();
  const choices = input.days.flatMap((_, day) => choicesOf(input, day));
  const kindOf = (cell: Cell) =>
    input.days[cell.day]?.slots.find(({ id }) => id === cell.slotId)?.kind;
  const columns = choices.map(({ recipe, cells }, index): Columns => {
    const [first] = cells;
    const cooking = first
      ? cookingCost(recipe, kindOf(first), input.days[first.day] ?? {}, input.wishes)
      : 0;
    const cost =
      tasteCost(recipe, input) * cells.length + cooking + LEFTOVER_COST * (cells.length - 1);
    return {
      chosen: addColumn(model, `x${index}`, cost, { isBinary: true }),
      extra: addColumn(model, `e${index}`, 0),
    };
  });
  const addPortion = (terms: Map<number, number>, index: number, perServing: number) => {
    const { chosen, extra } = columns[index] as Columns;
    addTerm(terms, chosen, perServing * (choices[index] as Choice).low);
    addTerm(terms, extra, perServing);
  };
  addDishes(model, choices, columns);
  input.days.forEach((_, day) => addDay(model, input, day, choices, columns, addPortion));
  const { budgetAud } = input.wishes;
  if (budgetAud !== null) {
    const terms = addRow(model, 'budget', null, budgetAud);
    addTerm(terms, addColumn(model, 'over budget', BUDGET_COST), -1);
    choices.forEach(({ recipe, cells }, index) =>
      addPortion(terms, index, (recipe.aud ?? 0) * cells.length),
    );
  }
  const rows = new Map<string, { rule: Repetition; indexes: number[] }>();
  choices.forEach(({ recipe, cells: [first] }, index) => {
    const kind = first && kindOf(first);
    if (!first || !kind) return;
    for (const rule of repetitionsOf(recipe, kind, first.day, input.wishes)) {
      const row = rows.get(rule.key) ?? { rule, indexes: [] };
      row.indexes.push(index);
      rows.set(rule.key, row);
    }
  });
  for (const [key, { rule, indexes }] of rows) {
    const meals = new Set(
      indexes.flatMap((index) => (choices[index]?.cells ?? []).slice(0, 1).map(keyOf)),
    );
    if (meals.size <= rule.limit) continue;
    const terms = addRow(model, key, null, rule.limit);
    addTerm(terms, addColumn(model, `over ${key}`, rule.cost), -1);
    for (const index of indexes) addTerm(terms, (columns[index] as Columns).chosen, 1);
  }
  return model;
}

/** Each meal has one dish, each dish a portion within its range. */
function addDishes(
  model: LinearModel,
  choices: readonly Choice[],
  columns: readonly Columns[],
): void {
  const dishes = new Map<string, Map<number, number>>();
  choices.forEach(({ cells, low, high }, index) => {
    const { chosen, extra } = columns[index] as Columns;
    const link = addRow(model, `link${index}`, null, 0);
    addTerm(link, extra, 1);
    addTerm(link, chosen, low - high);
    for (const cell of cells) {
      const key = keyOf(cell);
      const terms = dishes.get(key) ?? addRow(model, `dish ${key}`, 1, 1);
      dishes.set(key, terms);
      addTerm(terms, chosen, 1);
    }
  });
}

function addDay(
  model: LinearModel,
  input: PlannerInput,
  day: number,
  choices: readonly Choice[],
  columns: readonly Columns[],
  addPortion: (terms: Map<number, number>, index: number, perServing: number) => void,
): void {
  const wanted = input.days[day];
  if (!wanted) return;
  const eaten = choices.flatMap((choice, index) =>
    choice.cells.some((cell) => cell.day === day) ? [{ choice, index }] : [],
  );
  for (const { nutrient, min, max, step, costPerStep } of toBands(wanted.targets)) {
    const has = nutrient === 'vegetables' ? 0 : (wanted.fixed[nutrient] ?? 0);
    const least = min === null ? null : (min - has) / step;
    const most = max === null ? null : (max - has) / step;
    const terms = addRow(model, `${nutrient} ${day}`, least, most);
    if (min !== null) addTerm(terms, addColumn(model, `under ${nutrient} ${day}`, costPerStep), 1);
    if (max !== null) addTerm(terms, addColumn(model, `over ${nutrient} ${day}`, costPerStep), -1);
    for (const { choice, index } of eaten) {
      const times = choice.cells.filter((cell) => cell.day === day).length;
      addPortion(terms, index, (amountOf(choice.recipe, nutrient) * times) / step);
    }
  }
  if (wanted.minutes !== null) {
    const terms = addRow(model, `minutes ${day}`, null, wanted.minutes);
    addTerm(terms, addColumn(model, `over minutes ${day}`, MINUTE_COST), -1);
    for (const { choice, index } of eaten) {
      const { chosen } = columns[index] as Columns;
      if (choice.cells[0]?.day === day) addTerm(terms, chosen, choice.recipe.minutes ?? 0);
    }
  }
  // A dish is eaten once a day.
  for (const [id, same] of Map.groupBy(eaten, ({ choice }) => choice.recipe.id)) {
    if (same.length < 2) continue;
    const terms = addRow(model, `once ${day} ${id}`, null, 1);
    for (const { index } of same) addTerm(terms, (columns[index] as Columns).chosen, 1);
  }
}
