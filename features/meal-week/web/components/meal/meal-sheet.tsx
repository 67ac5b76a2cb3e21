import {
  ArrowLeftRight,
  BookOpen,
  CircleSlash,
  CookingPot,
  Lock,
  LockOpen,
  Move,
  Refrigerator,
  RotateCcw,
  Trash2,
  Undo2,
  Wand2,
} from 'lucide-react';
import { useState } from 'react';
import type { Place } from '#features/cooking/rules/leftover.ts';
import { cookPath, placeName } from '#features/cooking/web/public.ts';
import {
  type Eater,
  eaterOf,
  type PlanDay,
  type PlanMeal,
} from '#features/meal-plans/rules/plan-day.ts';
import type { PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { cookedBatch } from '#features/planned-eating/rules/cooked-batch.ts';
import { fromThisPage, recipePath } from '#features/recipes/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { whyPlanned } from '../../../rules/why-planned.ts';
import type { MealActs } from '../../hooks/use-meal-acts.ts';
import { mealText } from '../../messages/meal.ts';
import { whyLine, whyText } from '../../messages/why.ts';
import { PortionStepper } from './portion-stepper.tsx';

export type MealSheetProps = {
  date: string;
  meal: PlanMeal;
  /** its slot and day, in words */
  place: string;
  personId: string;
  /** the days shown: what is left over from it is cooked with it */
  days: readonly PlanDay[];
  settings: PlanSettings;
  /** today or before: it can be eaten */
  isDue: boolean;
  acts: MealActs;
  onSwap: () => void;
  onMove: () => void;
  onPlanAgain: () => void;
  onClose: () => void;
};

/** All that can be done with one planned meal. */
export function MealSheet(props: MealSheetProps) {
  const { date, meal, place, personId, settings, isDue, acts, onClose } = props;
  const eater = eaterOf(meal, personId);
  const isEaten = eater?.state === 'eaten';
  return (
    <Dialog open onOpenChange={onClose} title={<bdi>{meal.title}</bdi>} description={place}>
      <div className="grid grid-cols-1 gap-4">
        <Reasons meal={meal} settings={settings} date={date} />
        {isDue && eater && !isEaten && (
          <EatForm
            meal={meal}
            eater={eater}
            onEat={(servings, rest) => {
              acts.eat(meal, eater, servings, rest);
              onClose();
            }}
          />
        )}
        <ActionList actions={actionsOf(props)} />
        {!isEaten && (
          <Disclosure label={mealText.portions}>
            <Portions meal={meal} settings={settings} onSave={(next) => acts.change(next)} />
          </Disclosure>
        )}
        <Disclosure label={mealText.note} openAtFirst={meal.note !== null}>
          <NoteForm
            label={mealText.noteLabel}
            note={meal.note}
            onSave={(note) => {
              void acts.noteMeal(meal, note);
              onClose();
            }}
          />
        </Disclosure>
      </div>
    </Dialog>
  );
}

const restOptions = [
  { value: 'fridge', label: placeName.fridge },
  { value: 'freezer', label: placeName.freezer },
  { value: 'none', label: mealText.noRest },
] as const;

type EatFormProps = {
  meal: PlanMeal;
  eater: Eater;
  onEat: (servings: number, rest: Place | null) => void;
};

/** How much was eaten, and what becomes of the rest of a portion. */
function EatForm({ meal, eater, onEat }: EatFormProps) {
  const [servings, setServings] = useState(eater.portion);
  const [rest, setRest] = useState<Place | 'none'>('fridge');
  const left = meal.kind === 'out' ? 0 : eater.portion - servings;
  return (
    <div className="grid gap-3">
      <PortionStepper name={mealText.howMuch} value={servings} onChange={setServings} />
      {left > 0 && (
        <Segmented
          label={mealText.rest(servesText(left))}
          options={restOptions}
          value={rest}
          onValueChange={setRest}
        />
      )}
      <Button fullWidth onClick={() => onEat(servings, left > 0 && rest !== 'none' ? rest : null)}>
        {mealText.ateIt}
      </Button>
    </div>
  );
}

/** Why this meal was planned. */
function Reasons({ meal, settings, date }: Pick<MealSheetProps, 'meal' | 'settings' | 'date'>) {
  const today = useToday();
  const reasons = whyPlanned(meal, settings, date);
  if (reasons.length === 0) return null;
  return (
    <section className="text-sm text-muted">
      <h3 className="font-semibold">{whyText.title}</h3>
      <ul className="list-disc pl-5">
        {reasons.map((why) => (
          <li key={why.kind}>{whyLine(why, (day) => dayName(day, today))}</li>
        ))}
      </ul>
    </section>
  );
}

function actionsOf(props: MealSheetProps): Action[] {
  const { date, meal, personId, days, isDue, acts, onSwap, onMove, onPlanAgain, onClose } = props;
  const { recipeId, locked } = meal;
  const eater = eaterOf(meal, personId);
  const state = eater?.state ?? 'planned';
  const close = (act: () => void) => () => {
    act();
    onClose();
  };
  const ways: Action[] =
    recipeId === null
      ? []
      : [
          {
            icon: CookingPot,
            label: mealText.cook,
            href: cookPath(recipeId, cookedBatch(days, date, meal) ?? undefined),
          },
          {
            icon: BookOpen,
            label: mealText.recipe,
            href: recipePath(recipeId),
            state: fromThisPage(),
          },
        ];
  if (state === 'eaten' && eater) {
    return [
      {
        icon: Undo2,
        label: mealText.undoAte,
        detail: mealText.undoDetail,
        onSelect: close(() => acts.undoEat(meal, eater)),
      },
      ...ways,
    ];
  }
  const back: Action[] =
    state === 'planned'
      ? []
      : [
          {
            icon: RotateCcw,
            label: mealText.planAgain,
            onSelect: close(() => void acts.mark(meal, 'planned')),
          },
        ];
  const missed: Action[] =
    isDue && state === 'planned'
      ? [
          ...(meal.kind === 'out'
            ? []
            : [
                {
                  icon: Refrigerator,
                  label: mealText.keep,
                  detail: mealText.keepDetail,
                  onSelect: close(() => void acts.keep(meal)),
                },
              ]),
          {
            icon: CircleSlash,
            label: mealText.drop,
            detail: mealText.dropDetail,
            onSelect: close(() => void acts.mark(meal, 'dropped')),
          },
        ]
      : [];
  return [
    ...back,
    { icon: ArrowLeftRight, label: mealText.swap, detail: mealText.swapDetail, onSelect: onSwap },
    { icon: Wand2, label: mealText.again, onSelect: close(onPlanAgain) },
    {
      icon: locked ? LockOpen : Lock,
      label: locked ? mealText.unlock : mealText.lock,
      detail: locked ? undefined : mealText.lockDetail,
      onSelect: close(() => acts.change({ ...meal, locked: !locked })),
    },
    { icon: Move, label: mealText.move, detail: mealText.moveDetail, onSelect: onMove },
    ...ways,
    ...missed,
    {
      icon: Trash2,
      label: mealText.remove,
      destructive: true,
      onSelect: close(() => void acts.remove(meal)),
    },
  ];
}

type PortionsProps = {
  meal: PlanMeal;
  settings: PlanSettings;
  onSave: (meal: PlanMeal) => void;
};

/** Everybody's portion of a meal. */
function Portions({ meal, settings, onSave }: PortionsProps) {
  const [eaters, setEaters] = useState(meal.eaters);
  const nameOf = (id: string) => settings.people.find((one) => one.id === id)?.name ?? id;
  return (
    <div className="grid gap-3">
      {eaters.map((one) => (
        <PortionStepper
          key={one.personId}
          name={nameOf(one.personId)}
          value={one.portion}
          onChange={(portion) =>
            setEaters((all) =>
              all.map((now) => (now.personId === one.personId ? { ...now, portion } : now)),
            )
          }
        />
      ))}
      <Button size="sm" variant="secondary" onClick={() => onSave({ ...meal, eaters })}>
        {mealText.savePortions}
      </Button>
    </div>
  );
}

type NoteFormProps = {
  label: string;
  action?: string;
  note: string | null;
  onSave: (note: string | null) => void;
};

export function NoteForm({ label, action = mealText.save, note, onSave }: NoteFormProps) {
  const [text, setText] = useState(note ?? '');
  return (
    <div className="grid gap-3">
      <TextArea
        label={label}
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <Button size="sm" variant="secondary" onClick={() => onSave(text.trim() || null)}>
        {action}
      </Button>
    </div>
  );
}
