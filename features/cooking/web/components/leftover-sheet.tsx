import { useMutation } from '@tanstack/react-query';
import { BookOpen, Refrigerator, Snowflake, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { chooseMeal, MealChoice, OtherDay } from '#features/food-log/web/public.ts';
import { recipePath } from '#features/recipes/web/public.ts';
import { isCalendarDay } from '#platform/shared/calendar-day.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useRecordEdit } from '#platform/web/records/use-record-edit.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Leftover } from '../../contract.ts';
import { MAX_PORTIONS, type Place } from '../../rules/leftover.ts';
import { movedTo, urgencyOf } from '../../rules/portions.ts';
import { type DishPlace, leftoverMutations, useEatLeftover } from '../api.ts';
import { describeUseBy, leftoverText, placeName, portionsText } from '../messages/leftovers.ts';

type LeftoverSheetProps = { leftover: Leftover | null; at: DishPlace; onClose: () => void };

/** One dish in the fridge: eat some of it, move it, correct it, throw it away. */
export function LeftoverSheet({ leftover, at, onClose }: LeftoverSheetProps) {
  const today = useToday();
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(leftover);
  if (leftover && leftover !== last) setLast(leftover);
  return (
    <Dialog
      open={leftover !== null}
      onOpenChange={(next) => !next && onClose()}
      title={<bdi>{last?.name}</bdi>}
      description={last && `${portionsText(last.portions)} · ${describeUseBy(last.useBy, today)}`}
    >
      {last && (
        <div key={last.id} className="grid grid-cols-1 gap-5">
          {urgencyOf(last.useBy, today) === 'past' && (
            <StatusMessage tone="info" title={leftoverText.past} />
          )}
          <EatForm leftover={last} at={at} onDone={onClose} />
          <EditForm leftover={last} onDone={onClose} />
          <OtherActs leftover={last} onDone={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type PartProps = { leftover: Leftover; onDone: () => void };

function EatForm({ leftover, at, onDone }: PartProps & { at: DishPlace }) {
  const eating = useEatLeftover(at.day);
  const form = useForm({
    start: {
      portions: formatDecimal(Math.min(1, leftover.portions), 2),
      meal: null as MealType | null,
    },
    check: ({ portions, meal }) => {
      const mealType = meal ?? at.meal;
      const typed = parseDecimal(portions);
      if (typeof typed !== 'number' || typed <= 0)
        return { errors: { portions: leftoverText.noNumber } };
      if (typed > leftover.portions) return { errors: { portions: leftoverText.tooMuch } };
      if (mealType === null) return { errors: { meal: chooseMeal } };
      return { content: { leftover, portions: typed, mealType } };
    },
    send: (eaten) => {
      eating.eat(eaten, onDone);
      return Promise.resolve();
    },
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <NumberField
        label={leftoverText.howMuch}
        {...form.value('portions')}
        onFocus={(event) => event.target.select()}
      />
      <MealChoice {...form.value('meal')} value={form.draft.meal ?? at.meal} />
      <OtherDay />
      <Button type="submit" pending={eating.isPending}>
        {leftoverText.log}
      </Button>
    </Form>
  );
}

const placeOptions = [
  {
    value: 'fridge' as const,
    label: placeName.fridge,
    icon: <Refrigerator aria-hidden size={18} />,
  },
  {
    value: 'freezer' as const,
    label: placeName.freezer,
    icon: <Snowflake aria-hidden size={18} />,
  },
];

function EditForm({ leftover, onDone }: PartProps) {
  const { edited, send, showNewer } = useRecordEdit(leftover, leftoverMutations.edit);
  return (
    <div className="grid grid-cols-1 gap-4 border-t border-line pt-4">
      {showNewer && <ChangedElsewhere title={leftoverText.changedElsewhere} onShow={showNewer} />}
      <EditFields key={edited.version} edited={edited} send={send} onDone={onDone} />
    </div>
  );
}

type EditFieldsProps = {
  edited: Leftover;
  send: (content: Leftover) => Promise<unknown>;
  onDone: () => void;
};

function EditFields({ edited, send, onDone }: EditFieldsProps) {
  const today = useToday();
  const form = useForm({
    start: {
      portions: formatDecimal(edited.portions, 2),
      place: edited.place,
      useBy: edited.useBy ?? '',
    },
    check: ({ portions, place, useBy }) => {
      const typed = parseDecimal(portions);
      const isGood = typeof typed === 'number' && typed > 0 && typed <= MAX_PORTIONS;
      return {
        content: { ...edited, portions: isGood ? typed : 0, place, useBy: useBy || null },
        errors: {
          portions: !isGood && leftoverText.noNumber,
          useBy: useBy !== '' && !isCalendarDay(useBy) && leftoverText.noDay,
        },
      };
    },
    send,
    onSent: onDone,
  });
  const move = (place: Place) =>
    form.change({ place, useBy: movedTo(edited, place, today).useBy ?? '' });
  const isThawed = edited.place === 'freezer' && form.draft.place === 'fridge';
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <Segmented
        label={leftoverText.place}
        options={placeOptions}
        value={form.draft.place}
        onValueChange={move}
      />
      <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:flex-[1_1_8rem]">
        <NumberField label={leftoverText.left} {...form.value('portions')} />
        <TextField
          type="date"
          label={leftoverText.useBy}
          hint={isThawed ? leftoverText.thawed : undefined}
          {...form.text('useBy')}
        />
      </div>
      <Button type="submit" variant="secondary" pending={form.pending}>
        {leftoverText.save}
      </Button>
    </Form>
  );
}

function OtherActs({ leftover, onDone }: PartProps) {
  const remove = useMutation(leftoverMutations.remove);
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-4">
      {leftover.recipeId && (
        <LinkButton
          href={recipePath(leftover.recipeId)}
          variant="ghost"
          icon={<BookOpen aria-hidden size={20} />}
        >
          {leftoverText.toRecipe}
        </LinkButton>
      )}
      <Button
        variant="ghost"
        className="text-danger!"
        icon={<Trash2 aria-hidden size={20} />}
        pending={remove.isPending}
        onClick={() => remove.mutate(leftover, { onSuccess: onDone })}
      >
        {leftoverText.throwAway}
      </Button>
    </div>
  );
}
