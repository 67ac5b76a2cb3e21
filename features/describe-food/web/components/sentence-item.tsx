import { ArrowLeftRight, RotateCcw, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { MealType } from '#features/food-log/rules/entry/entry-kinds.ts';
import { mealName } from '#features/food-log/rules/item/amount-text.ts';
import { kcalOf } from '#features/food-log/rules/item/exact-energy.ts';
import { scaleFigures } from '#features/food-log/rules/item/figures.ts';
import { Energy } from '#features/food-log/web/public.ts';
import { AmountFields, FoodName, StateBadge } from '#features/foods/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SentenceChange } from './sentence-change.tsx';
import { SentenceAmounts, SentenceDoubts, SentenceNotFound } from './sentence-questions.tsx';
import {
  choiceOf,
  eatableOfRow,
  isInDoubt,
  type SentenceRow,
  withChoice,
} from './sentence-rows.ts';

type SentenceItemProps = {
  row: SentenceRow;
  /** Save was pressed: what is missing is said. */
  checked: boolean;
  /** the meal it goes to, where the items go to different ones */
  showMeal: boolean;
  /** whose usual foods stand first in a search for another food */
  meal: MealType;
  onChange: (row: SentenceRow) => void;
};

const isAfter = (place: Node | null, other: Node): boolean =>
  ((place?.compareDocumentPosition(other) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** One food of a sentence: how it was understood, and everything about it that can be corrected. */
export function SentenceItem({ row, checked, showMeal, meal, onChange }: SentenceItemProps) {
  const [changing, setChanging] = useState(false);
  const notesId = useId();
  const item = useRef<HTMLLIElement>(null);
  const eatable = eatableOfRow(row);
  const choice = choiceOf(row);
  const name = eatable?.name ?? row.said;
  const edit = (change: Partial<SentenceRow>) => onChange({ ...row, ...change, touched: true });
  const focusFirst = (what: string) =>
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>(what)?.focus());
  // The answered question is gone: the next one comes, or the food itself, never a field that opens a keyboard.
  const focusNextQuestion = () =>
    requestAnimationFrame(() => {
      const answers = item.current?.closest('form')?.querySelectorAll<HTMLElement>('[data-answer]');
      const next = [...(answers ?? [])].find((one) => isAfter(item.current, one));
      (next ?? item.current?.querySelector('fieldset'))?.focus();
    });
  const inDoubt = isInDoubt(row);
  const answer = (answered: SentenceRow) => {
    onChange(answered);
    focusNextQuestion();
  };
  const remove = (removed: boolean) => {
    // Taken out and put back it is another entry: the one before may have been removed from the log.
    edit(removed ? { removed } : { removed, id: newId() });
    // The pressed button is gone, so focus the one that undoes it.
    focusFirst('button');
  };
  const change = changing && (
    <SentenceChange
      row={row}
      meal={meal}
      onClose={() => setChanging(false)}
      onChoose={(chosen) => {
        onChange(chosen);
        setChanging(false);
        if (!choice) focusFirst('input');
        else if (inDoubt) focusNextQuestion();
      }}
    />
  );

  if (row.removed) {
    return (
      <li ref={item} className="flex items-center gap-2 py-3 first:pt-0 last:pb-0">
        <p className="min-w-0 flex-1 wrap-anywhere text-muted">
          <s>
            <bdi>{name}</bdi>
          </s>{' '}
          <span className="sr-only">removed</span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon={<RotateCcw aria-hidden size={16} />}
          aria-label={`Restore ${name}`}
          onClick={() => remove(false)}
        >
          Restore
        </Button>
      </li>
    );
  }

  if (!eatable || !choice) {
    return (
      <li ref={item} className="py-4 first:pt-0 last:pb-0">
        <SentenceNotFound
          row={row}
          onSearch={() => setChanging(true)}
          onRemove={() => remove(true)}
        />
        {change}
      </li>
    );
  }

  const { brand, figures } = eatable;
  const { result, question, assumptions, unread } = choice;
  const { eaten } = row.amount;
  const kcal = eaten === null ? null : kcalOf(scaleFigures(figures, eaten));
  const isOpen = inDoubt && row.isAnyOf;
  const notes = row.touched ? [] : assumptions;
  return (
    <li ref={item} className="py-4 first:pt-0 last:pb-0">
      <fieldset aria-describedby={notesId} tabIndex={-1} className="min-w-0">
        <legend className="sr-only">{isOpen ? row.said : name}</legend>
        <div className="mb-2 flex flex-wrap items-start gap-x-1">
          <div className="min-w-[min(7rem,100%)] flex-1 pt-2">
            <p className="font-medium wrap-anywhere">
              {isOpen ? <bdi>{row.said}</bdi> : <FoodName name={name} brand={brand} />}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
              {!isOpen && (
                <span className="wrap-anywhere">
                  <bdi>“{row.said}”</bdi>
                </span>
              )}
              {result.lastLogged && <Badge tone="accent">Logged before</Badge>}
              {showMeal && row.meal && <Badge>{mealName[row.meal]}</Badge>}
              {!isOpen && <StateBadge food={result.food} />}
              {inDoubt || eaten === null ? (
                <Badge tone="warn">Needs an answer</Badge>
              ) : (
                row.confidence === 'assumed' && !row.touched && <Badge>Usual amount</Badge>
              )}
            </p>
          </div>
          {/* Below the name where large text leaves no room beside it. */}
          <div className="ml-auto flex items-start gap-1">
            {!isOpen && (
              <p role="status" className="tabular pt-2 text-right font-semibold">
                <Energy of={kcal} />
              </p>
            )}
            {!inDoubt && (
              <IconButton
                label={`Remove ${name}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => remove(true)}
                className="-mr-2"
              />
            )}
          </div>
        </div>
        {inDoubt ? (
          <SentenceDoubts
            row={row}
            name={name}
            onYes={() => answer({ ...row, answered: true, touched: true })}
            onChoose={(at) => answer(withChoice(row, at))}
            onSearch={() => setChanging(true)}
            onRemove={() => remove(true)}
          />
        ) : (
          <>
            {question !== null && (
              <SentenceAmounts
                row={row}
                question={question}
                onAnswer={(amount) => edit({ amount })}
              />
            )}
            <AmountFields
              eatable={eatable}
              amount={row.amount}
              checked={checked}
              onChange={(amount) => edit({ amount })}
            />
            <div className="mt-2 flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <div id={notesId} className="min-w-0 flex-1 basis-48 text-sm text-muted">
                {notes.map((note) => (
                  <p key={note}>{note}</p>
                ))}
                {unread.length > 0 && (
                  <p>
                    Not found in it: <bdi>“{unread.join(' ')}”</bdi>
                  </p>
                )}
              </div>
              <Button
                variant="ghost"
                size="sm"
                icon={<ArrowLeftRight aria-hidden size={16} />}
                aria-label={`Change ${name}`}
                onClick={() => setChanging(true)}
              >
                Change
              </Button>
            </div>
          </>
        )}
      </fieldset>
      {change}
    </li>
  );
}
