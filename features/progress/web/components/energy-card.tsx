import { useUnits } from '#features/account/web/public.ts';
import { roundEstimate } from '#features/nutrition/rules/learning/energy-balance.ts';
import type { UsedDay } from '#features/nutrition/rules/progress-days.ts';
import { meanUsed } from '#features/nutrition/rules/progress-days.ts';
import { daysFrom } from '#platform/shared/calendar-day.ts';
import { daysIn, periodBefore, stepOf } from '#platform/shared/periods.ts';
import { kcalToKj } from '#platform/shared/units.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { ChartCard, EmptyCard } from '#platform/web/charts/chart-card.tsx';
import { TimeChart } from '#platform/web/charts/time-chart.tsx';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { stepKcal, toFoodFigures } from '../../rules/food-figures.ts';
import { before, periodText, stepNames, unknown } from '../messages/figures.ts';
import { foodText } from '../messages/food.ts';
import { middleOf, toBars, toLinePoints, untilKnown } from './food-steps.ts';
import type { Shown } from './shown.ts';

const LEAST_KCAL = 1000;

/** What was eaten as bars, against what was used as a line in its likely range. */
export function EnergyCard({ shown: { data, period, compare } }: { shown: Shown }) {
  const today = useToday();
  const { energy, energyUnit } = useUnits();
  const step = stepOf(period);
  const food = toFoodFigures(data, period, step);
  const used = food.days.flatMap((day) => day.used ?? []);
  if (used.length === 0 && food.days.every(({ eaten }) => !eaten)) {
    return (
      <EmptyCard
        topic={foodText.energy}
        text={foodText.noFood}
        link={{ href: '/log-food', text: foodText.logFood }}
      />
    );
  }
  const earlier = compare ? toFoodFigures(data, periodBefore(period), step) : null;
  const drawn = (kcal: number) => (energyUnit === 'kj' ? kcalToKj(kcal) : kcal);
  const { unit } = energy(0);
  const said = (kcal: number) => energy(kcal).value;
  const text = (kcal: number) => `${said(kcal)}\u00a0${unit}`;
  const saidUse = (kcal: number) => wholeText(roundEstimate(kcal, energyUnit));
  const textUse = (kcal: number) => `${saidUse(kcal)}\u00a0${unit}`;
  const eaten = food.eaten?.value ?? null;
  const least = food.eaten?.atLeast ? '≥\u00a0' : '';
  // In the unit on screen, so that the figures add up.
  const gap =
    eaten === null || food.usedKcal === null
      ? null
      : Math.round(drawn(eaten)) - roundEstimate(food.usedKcal, energyUnit);
  const gapSaid = gap === null ? unknown : wholeText(Math.abs(gap));
  const gapText =
    gap === null
      ? null
      : gap === 0
        ? foodText.noGap
        : foodText.gap(`${gapSaid}\u00a0${unit}`, gap < 0);
  const beforeKcal = earlier?.eaten?.value ?? null;
  const stat = (kcal: number | null, prefix = '') => ({
    value: kcal === null ? unknown : `${prefix}${said(kcal)}`,
    unit: kcal === null ? null : unit,
  });
  return (
    <ChartCard
      topic={foodText.energy}
      finding={foodText.energyFinding(
        eaten === null ? null : `${least}${text(eaten)}`,
        food.usedKcal === null ? null : textUse(food.usedKcal),
        gapText,
      )}
      figures={[
        { label: foodText.eaten, ...stat(eaten, least), swatch: 'bg-accent-2' },
        {
          label: foodText.usedLine,
          value: food.usedKcal === null ? unknown : saidUse(food.usedKcal),
          unit: food.usedKcal === null ? null : unit,
          swatch: 'bg-accent',
        },
        {
          label: foodText.difference,
          value: gap === null ? unknown : `${gap < 0 ? '−' : gap > 0 ? '+' : ''}${gapSaid}`,
          unit: gap === null ? null : unit,
        },
        ...(compare ? [{ label: before, ...stat(beforeKcal) }] : []),
      ]}
      chart={
        <TimeChart
          label={foodText.energyChart(
            dateText(period.from, today),
            dateText(period.to, today),
            eaten === null ? foodText.notKnown : text(eaten),
            food.usedKcal === null ? foodText.notKnown : textUse(food.usedKcal),
          )}
          readingsName={foodText.energyValues}
          unit={unit}
          from={period.from}
          to={period.to}
          leastHeight={drawn(LEAST_KCAL)}
          layers={[
            {
              kind: 'bars',
              look: 'second',
              name: foodText.eaten,
              bars: toBars(food.steps, step, (one) => {
                const kcal = stepKcal(one, step);
                return kcal === null
                  ? null
                  : [{ key: foodText.eaten, value: drawn(kcal), className: 'fill-accent-2' }];
              }),
            },
            ...(used.length > 1
              ? [
                  { kind: 'band', name: foodText.used, points: toBand(used, drawn) } as const,
                  {
                    kind: 'line',
                    look: 'main',
                    name: foodText.usedLine,
                    points: toUsedLine(used, drawn),
                  } as const,
                ]
              : []),
            ...(earlier && earlier.wholeDays > 0
              ? [
                  {
                    kind: 'line',
                    look: 'before',
                    name: before,
                    points: toLinePoints(
                      earlier.steps,
                      (one) => {
                        const kcal = stepKcal(one, step);
                        return kcal === null ? null : drawn(kcal);
                      },
                      daysIn(period),
                    ),
                  } as const,
                ]
              : []),
          ]}
          readings={untilKnown(food.steps, (one) => stepKcal(one, step) !== null).map((one) => {
            const [kcal, use] = [stepKcal(one, step), meanUsed(one.days)];
            const eatenText = kcal === null ? foodText.notKnown : text(kcal);
            const usedText = use === null ? foodText.notKnown : textUse(use);
            return {
              date: middleOf(one),
              text: `${periodText(one, today)}: ${foodText.eaten.toLowerCase()} ${eatenText}, ${foodText.usedLine.toLowerCase()} ${usedText}`,
            };
          })}
        />
      }
      table={{
        caption: foodText.energyCaption,
        columns: [stepNames[step], `${foodText.eaten} (${unit})`, `${foodText.usedLine} (${unit})`],
        rows: food.steps.toReversed().map((one) => {
          const [kcal, use] = [stepKcal(one, step), meanUsed(one.days)];
          return {
            key: one.from,
            cells: [
              periodText(one, today),
              kcal === null ? unknown : said(kcal),
              use === null ? unknown : saidUse(use),
            ],
          };
        }),
      }}
      note={foodText.note(food.wholeDays, step === 'day')}
    />
  );
}

const toBand = (used: readonly UsedDay[], drawn: (kcal: number) => number) =>
  used.map(({ date, lowKcal, highKcal }) => ({ date, low: drawn(lowKcal), high: drawn(highKcal) }));

const toUsedLine = (used: readonly UsedDay[], drawn: (kcal: number) => number) =>
  used.map(({ date, expenditureKcal }, at) => {
    const last = used[at - 1];
    return {
      date,
      value: drawn(expenditureKcal),
      afterGap: last !== undefined && daysFrom(last.date, date) > 1,
    };
  });
