import { useState } from 'react';
import type { PlanWishes } from '#features/meal-plans/rules/plan-settings.ts';
import { makingText } from '#features/meal-week/web/public.ts';
import { toWishChips } from '#features/meal-wishes/rules/wish-chips.ts';
import { chipText } from '#features/meal-wishes/web/public.ts';
import { minutesText } from '#features/recipes/web/public.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { WeekdayBoxes } from '#platform/web/ui/weekday-boxes.tsx';
import { settingsText } from '../messages/settings.ts';

type CookingCardProps = {
  wishes: PlanWishes;
  onChange: (part: Partial<PlanWishes>) => void;
};

const MINUTES = [20, 40, 60, 90] as const;
const REPEATS = [1, 2, 3, 7] as const;
const [MIN_AUD, MAX_AUD] = [10, 5_000];
const ANY = 'any';

const minuteOptions = [
  ...MINUTES.map((one) => ({ value: `${one}`, label: minutesText(one) })),
  { value: ANY, label: makingText.anyTime },
];
const repeatOptions = REPEATS.map((one) => ({
  value: `${one}`,
  label: settingsText.repeatOptions[one] ?? '',
}));

const fromOption = (value: string): number | null => (value === ANY ? null : Number(value));
const toOption = (minutes: number | null): string => (minutes === null ? ANY : `${minutes}`);

/** When and how long is cooked, how often the same, and for how much money. */
export function CookingCard({ wishes, onChange }: CookingCardProps) {
  const { minutes, cookDays, leftovers, repeats, said } = wishes;
  const chips = said ? toWishChips(said) : [];
  const times = chips
    .filter(({ field }) => field === 'times' || field === 'dayMinutes')
    .map(chipText);
  const once = chips.filter(({ field }) => field === 'noRepeats').map(chipText);
  return (
    <Card title={settingsText.cooking}>
      <div className="grid grid-cols-1 gap-5">
        <Segmented
          label={settingsText.week}
          options={minuteOptions}
          value={toOption(minutes.week)}
          onValueChange={(value) => onChange({ minutes: { ...minutes, week: fromOption(value) } })}
        />
        {times.length > 0 && (
          <p className="-mt-3 text-sm text-muted">{settingsText.timesSaid(times)}</p>
        )}
        <Segmented
          label={settingsText.weekend}
          options={minuteOptions}
          value={toOption(minutes.weekend)}
          onValueChange={(value) =>
            onChange({ minutes: { ...minutes, weekend: fromOption(value) } })
          }
        />
        <div>
          <WeekdayBoxes
            label={settingsText.cookDays}
            value={cookDays}
            onValueChange={(days) => onChange({ cookDays: days })}
          />
          <p className="mt-1.5 text-sm text-muted">{settingsText.cookDaysHint}</p>
        </div>
        <Switch
          label={makingText.leftovers}
          description={makingText.leftoversHint}
          checked={leftovers}
          onCheckedChange={(next) => onChange({ leftovers: next })}
        />
        <Segmented
          label={settingsText.repeats}
          options={repeatOptions}
          value={`${repeats}`}
          onValueChange={(value) => onChange({ repeats: Number(value) })}
        />
        {once.length > 0 && (
          <p className="-mt-3 text-sm text-muted">{settingsText.timesSaid(once)}</p>
        )}
        <Switch
          label={settingsText.pantry}
          description={settingsText.pantryHint}
          checked={wishes.usesPantry !== false}
          onCheckedChange={(next) => onChange({ usesPantry: next })}
        />
        <Switch
          label={settingsText.season}
          description={settingsText.seasonHint}
          checked={wishes.prefersSeason !== false}
          onCheckedChange={(next) => onChange({ prefersSeason: next })}
        />
        <BudgetField wishes={wishes} onChange={onChange} />
      </div>
    </Card>
  );
}

function BudgetField({ wishes: { budgetAud, said }, onChange }: CookingCardProps) {
  const [text, setText] = useState(budgetAud === null ? '' : formatDecimal(budgetAud, 2));
  const parsed = parseDecimal(text);
  const isWrong =
    parsed === 'invalid' || (parsed !== null && (parsed < MIN_AUD || parsed > MAX_AUD));
  return (
    <NumberField
      label={settingsText.budget}
      unit="AUD"
      hint={
        typeof said?.budgetAud === 'number'
          ? settingsText.budgetSaid(said.budgetAud)
          : settingsText.budgetHint
      }
      value={text}
      error={isWrong ? settingsText.budgetWrong : undefined}
      onValueChange={(typed) => {
        setText(typed);
        const next = parseDecimal(typed);
        if (next === 'invalid' || (next !== null && (next < MIN_AUD || next > MAX_AUD))) return;
        onChange({ budgetAud: next });
      }}
    />
  );
}
