import { useId } from 'react';
import { FREE_NUTRIENTS } from '#features/meal-plans/rules/plan-kinds.ts';
import type {
  PlanSettings,
  PlanWishes as Wishes,
} from '#features/meal-plans/rules/plan-settings.ts';
import {
  type MakeWeekState,
  PLAN_PATH,
  useSettingsDraft,
} from '#features/meal-plans/web/public.ts';
import { makingText, PlanWishes } from '#features/meal-week/web/public.ts';
import { toWishChips } from '#features/meal-wishes/rules/wish-chips.ts';
import { chipText } from '#features/meal-wishes/web/public.ts';
import { AllergenChips, DietChips } from '#features/recipes/web/public.ts';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { settingsText } from '../messages/settings.ts';
import { CookingCard } from './cooking-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SlotsCard } from './slots-card.tsx';

const TODAY = 'today';
const WEEK_STARTS = [
  { value: TODAY, label: settingsText.today },
  ...WEEK.map((day) => ({ value: `${day}`, label: weekdayName(day) })),
];

/** All that a plan is made by. */
export function SettingsCards({ start }: { start: PlanSettings }) {
  const { draft, change } = useSettingsDraft(start);
  const { wishes } = draft;
  const wish = (part: Partial<Wishes>) => change({ ...draft, wishes: { ...wishes, ...part } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Card title={settingsText.wishes}>
          <PlanWishes settings={draft} onChange={change} />
        </Card>
        <SlotsCard settings={draft} onChange={change} />
        <PeopleCard settings={draft} onChange={change} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FoodCard wishes={wishes} onChange={wish} />
        <CookingCard wishes={wishes} onChange={wish} />
        <Card>
          <SelectField
            label={settingsText.weekStart}
            hint={settingsText.weekStartHint}
            value={`${draft.weekStart ?? TODAY}`}
            options={WEEK_STARTS}
            onChange={({ target: { value } }) =>
              change({ ...draft, weekStart: value === TODAY ? null : Number(value) })
            }
          />
        </Card>
        <Card>
          <Disclosure label={settingsText.vary} openAtFirst={wishes.free.length > 0}>
            <p className="mb-2 text-sm text-muted">{settingsText.varyHint}</p>
            <div className="flex flex-wrap gap-2">
              {FREE_NUTRIENTS.map((nutrient) => {
                const isFree = wishes.free.includes(nutrient);
                const others = wishes.free.filter((one) => one !== nutrient);
                return (
                  <TickChip
                    key={nutrient}
                    label={settingsText.nutrients[nutrient]}
                    checked={isFree}
                    onToggle={() => wish({ free: isFree ? others : [...others, nutrient] })}
                  />
                );
              })}
            </div>
          </Disclosure>
        </Card>
        <LinkButton href={PLAN_PATH} state={{ makeWeek: draft } satisfies MakeWeekState}>
          {settingsText.plan}
        </LinkButton>
      </div>
    </div>
  );
}

type FoodCardProps = { wishes: Wishes; onChange: (part: Partial<Wishes>) => void };

function FoodCard({ wishes: { diets, without, said }, onChange }: FoodCardProps) {
  const id = useId();
  const words = (said ? toWishChips(said) : [])
    .filter(({ field }) => field === 'diets' || field === 'without')
    .map(chipText);
  return (
    <Card title={settingsText.food}>
      <p className="mb-3 text-sm text-muted">{settingsText.foodHint}</p>
      <div className="grid grid-cols-1 gap-4">
        <fieldset aria-labelledby={`${id}-diets`} className="min-w-0">
          <p id={`${id}-diets`} className="mb-1.5 text-sm font-medium text-muted">
            {makingText.diets}
          </p>
          <DietChips value={diets} onChange={(next) => onChange({ diets: next })} />
          {words.length > 0 && (
            <p className="mt-1.5 text-sm text-muted">{settingsText.dietsSaid(words)}</p>
          )}
        </fieldset>
        <fieldset aria-labelledby={`${id}-without`} className="min-w-0">
          <p id={`${id}-without`} className="mb-1.5 text-sm font-medium text-muted">
            {makingText.allergens}
          </p>
          <p className="mb-2 text-sm text-muted">{makingText.allergensHint}</p>
          <AllergenChips value={without} onChange={(next) => onChange({ without: next })} />
        </fieldset>
      </div>
    </Card>
  );
}
