import { SearchX } from 'lucide-react';
import { type MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { chooseMeal, MealChoice, OtherDay } from '#features/food-log/web/public.ts';
import { useLogFoods } from '#features/foods/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import {
  foodsGoToNamedMeals,
  foodsNeedAnswer,
  nameWhatYouAte,
  rephraseOrSearch,
} from '../messages.ts';
import { SentenceItem } from './sentence-item.tsx';
import { portionOfRow, type SentenceRow } from './sentence-rows.ts';
import { SentenceTotal } from './sentence-total.tsx';
import type { Sentence } from './use-sentence.ts';

type SentenceReviewProps = {
  sentence: Sentence;
  day: CalendarDay;
  /** where nothing else is said or chosen; null: it has to be chosen */
  meal: MealType | null;
  onSaved: () => void;
};

/** What was understood, to be corrected and logged by one press. */
export function SentenceReview({ sentence, day, meal, onSaved }: SentenceReviewProps) {
  const save = useLogFoods();
  const { rows, leftOut, unread } = sentence;
  const kept = rows.filter(({ removed }) => !removed);
  const found = rows.filter(({ choices }) => choices.length > 0).length;
  const missing = rows.filter(({ choices }) => choices.length === 0).map(({ food }) => food);
  const saidMeals = new Set(kept.map((row) => row.meal).filter((one) => one !== null));
  const several = sentence.meal === null && saidMeals.size > 1;
  const shown = sentence.meal ?? sentence.saidMeal ?? meal;
  const isMealOpen = shown === null && (!several || kept.some((row) => row.meal === null));
  const portions = kept.map((row) =>
    portionOfRow(row, day, sentence.meal ?? (several ? row.meal : null) ?? shown ?? 'snack'),
  );
  const ready = portions.filter((one) => one !== null);
  const open = portions.length - ready.length;

  const form = useForm({
    start: {},
    check: () => ({
      content: ready.length > 0 ? ready : null,
      errors: { meal: isMealOpen && chooseMeal },
    }),
    send: save.mutateAsync,
    onSent: () => {
      const left = kept.filter((_, at) => portions[at] === null);
      if (left.length === 0) onSaved();
      else sentence.keepOnly(left);
    },
  });

  const change = (id: string, row: SentenceRow) => {
    sentence.change(id, row);
    const none = row.removed && kept.every((one) => one.id === id);
    // Nothing is left to save, so undo what an unanswered save may have logged.
    if (none && save.isError) save.takeBack.mutate(rows.map((one) => one.id));
  };

  return (
    <Form form={form} className="grid gap-4">
      <p role="status" className="sr-only">
        {found === 1 ? '1 food was read' : `${found} foods were read`}
        {missing.length > 0 && `, not found: ${missing.join(', ')}`}
        {unread.length > 0 && `, not understood: ${unread.join(', ')}`}
      </p>
      {kept.length > 0 && (
        <div className="grid gap-2">
          <MealChoice
            value={several ? null : shown}
            error={form.errors.meal}
            onValueChange={sentence.chooseMeal}
          />
          <OtherDay />
          {several && <p className="text-sm text-muted">{foodsGoToNamedMeals}</p>}
        </div>
      )}
      {found === 0 && (
        <Card>
          <EmptyState icon={<SearchX size={28} />} title="No foods recognised">
            {nameWhatYouAte}
          </EmptyState>
        </Card>
      )}
      {unread.length > 0 && (
        <StatusMessage tone="info" title="Not understood">
          {unread.map((words, at) => (
            <p key={`${at} ${words}`} className="wrap-anywhere">
              <bdi>“{words}”</bdi>
            </p>
          ))}
          <p>{rephraseOrSearch}</p>
        </StatusMessage>
      )}
      {rows.length > 0 && (
        <Card title="Foods">
          <ul className="divide-y divide-line">
            {rows.map((row, at) => (
              <SentenceItem
                key={`${at} ${row.said}`}
                row={row}
                checked={form.isTried}
                showMeal={several}
                meal={row.meal ?? shown ?? 'snack'}
                onChange={(changed) => change(row.id, changed)}
              />
            ))}
          </ul>
          {leftOut.length > 0 && (
            <p className="mt-4 border-t border-line pt-3 text-sm wrap-anywhere text-muted">
              Left out: <bdi>{leftOut.join(', ')}</bdi>
            </p>
          )}
        </Card>
      )}
      {kept.length > 0 && (
        <>
          <Card>
            <SentenceTotal items={ready.map(({ content }) => content)} open={open} />
          </Card>
          <div className="flex flex-wrap items-center gap-2 lg:justify-end">
            {open > 0 && (
              <p
                role={form.isTried ? 'alert' : 'status'}
                className={`basis-full text-sm lg:basis-auto ${form.isTried ? 'text-danger' : 'text-warn'}`}
              >
                {foodsNeedAnswer(open, ready.length > 0)}
              </p>
            )}
            <Button type="submit" pending={form.pending} className="flex-1 lg:flex-none lg:px-16">
              {form.pending ? 'Saving...' : saveText(ready.length, open)}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

/** The button logs what is certain, and says so where that is not all. */
function saveText(ready: number, open: number): string {
  if (open === 0 || ready === 0) return 'Save Food Log';
  return ready === 1 ? 'Save 1 food' : `Save ${ready} foods`;
}
