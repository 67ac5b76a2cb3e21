import { Wand2 } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type PlanSettings,
  type PlanWishes as Wishes,
} from '#features/meal-plans/rules/plan-settings.ts';
import { useSettingsDraft } from '#features/meal-plans/web/public.ts';
import { AllergenChips, DietChips, minutesText } from '#features/recipes/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { makingText, personName } from '../../messages/making.ts';
import { PlanWishes } from '../wishes/plan-wishes.tsx';

const MINUTES = [20, 40, 60] as const;
const PEOPLE = [1, 2, 3, 4, 5] as const;
const ANY = 'any';

const minuteOptions = [
  ...MINUTES.map((one) => ({ value: `${one}`, label: minutesText(one) })),
  { value: ANY, label: makingText.anyTime },
];
const peopleOptions = PEOPLE.map((one) => ({
  value: `${one}`,
  label: one === 1 ? makingText.justMe : `${one}`,
}));

type FirstPlanProps = {
  start: PlanSettings;
  isReady: boolean;
  onMake: (settings: PlanSettings) => void;
};

/** The first week: one tap with good defaults, and the few questions that matter above it. */
export function FirstPlan({ start, isReady, onMake }: FirstPlanProps) {
  // Kept at once: who leaves the page finds their wishes again.
  const { draft, change: take } = useSettingsDraft(start);
  /** who has joined is there in any case */
  const [least] = useState(start.people.length);
  const dietsId = useId();
  const { people, wishes } = draft;
  const change = (part: Partial<Wishes>) => take({ ...draft, wishes: { ...wishes, ...part } });
  const setPeople = (count: number) =>
    take({
      ...draft,
      people: [
        ...people.slice(0, count),
        ...Array.from({ length: Math.max(0, count - people.length) }, (_, index) => {
          const at = people.length + index + 1;
          return { id: `person-${at}`, name: personName(at), share: 1 };
        }),
      ],
    });
  return (
    <Card className="max-w-2xl">
      <div className="mb-5 flex items-start gap-3">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-2xl bg-accent-soft text-accent"
        >
          <Wand2 size={24} />
        </span>
        <div className="min-w-0">
          <h2 className="text-xl font-semibold">{makingText.title}</h2>
          <p className="text-muted">{makingText.lead}</p>
        </div>
      </div>
      <div className="grid grid-cols-1 gap-5">
        <PlanWishes settings={draft} onChange={take} />
        <Segmented
          label={makingText.people}
          options={peopleOptions.filter(({ value }) => Number(value) >= least)}
          value={`${people.length}`}
          onValueChange={(value) => setPeople(Number(value))}
        />
        <fieldset aria-labelledby={dietsId} className="min-w-0">
          <p id={dietsId} className="mb-1.5 text-sm font-medium text-muted">
            {makingText.diets}
          </p>
          <DietChips value={wishes.diets} onChange={(diets) => change({ diets })} />
        </fieldset>
        <Segmented
          label={makingText.cooking}
          options={minuteOptions}
          value={wishes.minutes.week === null ? ANY : `${wishes.minutes.week}`}
          onValueChange={(value) => {
            const week = value === ANY ? null : Number(value);
            change({ minutes: { week, weekend: week === null ? null : week + 30 } });
          }}
        />
        <Switch
          label={makingText.leftovers}
          description={makingText.leftoversHint}
          checked={wishes.leftovers}
          onCheckedChange={(leftovers) => change({ leftovers })}
        />
        <Disclosure label={makingText.allergens}>
          <p className="mb-2 text-sm text-muted">{makingText.allergensHint}</p>
          <AllergenChips value={wishes.without} onChange={(without) => change({ without })} />
        </Disclosure>
        <div>
          <Button
            fullWidth
            icon={<Wand2 aria-hidden size={20} />}
            pending={!isReady}
            onClick={() => onMake(draft)}
          >
            {makingText.make}
          </Button>
          <p className="mt-2 text-center text-sm text-muted">{makingText.private}</p>
        </div>
      </div>
    </Card>
  );
}
