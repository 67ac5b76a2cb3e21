import { useCurrentUser, useUnits } from '#features/account/web/public.ts';
import type { FoodLogEntry } from '#features/food-log/contract.ts';
import { amountText, sumText } from '#features/food-log/rules/item/coverage-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import {
  allTotalsOf,
  amountIn,
  NUTRIENT_GROUPS,
  unitOf,
} from '#features/food-log/rules/item/nutrient-groups.ts';
import { EntriesLoading, useEnergyText } from '#features/food-log/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { shownTarget } from '../../../rules/learning/energy-balance.ts';
import { aimOf } from '../../../rules/nutrients/nutrient-aims.ts';
import { referenceStageOn } from '../../../rules/targets/pregnancy.ts';
import { useTargets } from '../../api/day-target.ts';
import { sourceOfIntakes } from '../../messages/nutrients.ts';
import { aimText } from '../../messages.ts';
import { NutrientBar } from './nutrient-bar.tsx';

type NutrientBarsProps = { day: CalendarDay; entries: readonly FoodLogEntry[] };

/** A day's nutrients as bars, by group. A tap on one shows the foods that gave the most of it. */
export function NutrientBars({ day, entries }: NutrientBarsProps) {
  const user = useCurrentUser().data;
  const answer = useTargets(day);
  const energyText = useEnergyText();
  const { energy, energyUnit } = useUnits();
  const targets = answer.data;
  const totals = allTotalsOf(entries);
  const target = targets?.target ?? null;
  const { age = null, gender = null } = user ?? {};
  // Without the settings it is not known whether a person is pregnant.
  const body = targets && age !== null && gender ? { ageYears: age, gender } : null;
  const stage = targets ? referenceStageOn(targets.settings, day) : null;
  if (answer.isPending) return <EntriesLoading />;
  return (
    <div className="lg:columns-2 lg:gap-5 *:mb-4 *:break-inside-avoid">
      <Card>
        <ul className="-my-2">
          <NutrientBar
            name="Energy"
            sum={totals.calories}
            amount={energyText(totals.calories, 'not known')}
            aim={target && { amount: target.energyKcal, kind: 'target' }}
            aimText={
              target &&
              aimText('target', `${wholeText(shownTarget(target, energyUnit))} ${energy(0).unit}`)
            }
            parts={entries.map((entry) => ({
              foodName: entry.foodName,
              amount: kcalOf(entry),
            }))}
            partText={(kcal) => energyText(kcal)}
          />
        </ul>
      </Card>
      {NUTRIENT_GROUPS.map((group) => (
        <Card key={group.name} title={group.name}>
          <ul className="-my-2 divide-y divide-line">
            {group.nutrients.map(([key, name]) => {
              const aim = aimOf(key, target, { body, stage });
              const unit = unitOf(key);
              return (
                <NutrientBar
                  key={key}
                  name={name}
                  sum={totals[key]}
                  amount={sumText(totals[key], unit)}
                  aim={aim}
                  aimText={
                    aim && aimText(aim.kind, `${aim.amount.toLocaleString('en-AU')} ${unit}`)
                  }
                  parts={entries.map((entry) => ({
                    foodName: entry.foodName,
                    amount: amountIn(entry, key),
                  }))}
                  partText={(amount) => amountText(amount, unit)}
                />
              );
            })}
          </ul>
        </Card>
      ))}
      <p className="text-sm text-muted">{sourceOfIntakes}</p>
    </div>
  );
}
