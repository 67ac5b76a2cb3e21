import { useEffect, useRef, useState } from 'react';
import { dayName } from '#platform/web/time/day-text.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { mealName, portionText } from '../../../rules/item/amount-text.ts';
import { logAgainSentence } from '../../messages/day.ts';
import { EntryActs } from '../entry/entry-acts.tsx';
import { PlaceForm } from '../entry/place-form.tsx';
import { REPEAT_EXPLAINED, RepeatEntryForm } from '../repeats/repeat-entry.tsx';
import { SaveMealForm } from '../saved-meals/save-meal.tsx';
import { CopyFrom } from './copy-from.tsx';
import { DayActs } from './day-acts.tsx';
import type { DayDialog, DayDialogsProps } from './day-dialog.ts';
import { MealActs } from './meal-acts.tsx';

/** Everything that opens over a day, in one sheet: an act that asks something asks it there. */
export function DayDialogs(props: DayDialogsProps) {
  const { dialog, onShow, day, today } = props;
  // The words stay while the sheet is closing.
  const [last, setLast] = useState(dialog);
  if (dialog && dialog !== last) setLast(dialog);
  return (
    <Dialog
      open={dialog !== null}
      onOpenChange={(open) => !open && onShow(null)}
      title={last && <bdi className="wrap-anywhere">{titleOf(last, dayName(day, today))}</bdi>}
      description={last && descriptionOf(last)}
    >
      {last && <Content key={last.kind} {...props} dialog={last} />}
    </Dialog>
  );
}

function titleOf(dialog: DayDialog, name: string): string {
  switch (dialog.kind) {
    case 'day-acts':
      return name;
    case 'meal-acts':
      return mealName[dialog.meal];
    case 'entry-acts':
      return dialog.entry.foodName;
    case 'copy-to':
      return `Copy ${dialog.what}`;
    case 'move-to':
      return `Move ${dialog.what}`;
    case 'repeat':
      return `Repeat ${dialog.entry.foodName}`;
    case 'save-meal':
      return 'Save as meal';
    case 'copy-from':
      return dialog.meal ? `Copy to ${mealName[dialog.meal]}` : 'Copy from another day';
  }
}

function descriptionOf(dialog: DayDialog): string | undefined {
  if (dialog.kind === 'repeat') return REPEAT_EXPLAINED;
  if (dialog.kind === 'save-meal') return logAgainSentence;
  if (dialog.kind !== 'entry-acts') return undefined;
  return portionText(dialog.entry);
}

function Content(props: DayDialogsProps & { dialog: DayDialog }) {
  const { dialog, onShow, onDone } = props;
  const box = useRef<HTMLDivElement>(null);
  // The button that led here is gone from the sheet, and the focus with it. Not when the sheet has
  // just opened: it gives the focus back to what had it then.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  const done = () => {
    onShow(null);
    onDone();
  };
  return (
    <div ref={box} tabIndex={-1}>
      {dialog.kind === 'day-acts' && <DayActs {...props} onDone={done} />}
      {dialog.kind === 'meal-acts' && <MealActs {...props} meal={dialog.meal} onDone={done} />}
      {dialog.kind === 'entry-acts' && <EntryActs {...props} entry={dialog.entry} onDone={done} />}
      {(dialog.kind === 'copy-to' || dialog.kind === 'move-to') && (
        <PlaceForm {...props} act={dialog.kind} chosen={dialog.entries} onDone={done} />
      )}
      {dialog.kind === 'repeat' && <RepeatEntryForm entry={dialog.entry} onClose={done} />}
      {dialog.kind === 'save-meal' && <SaveMealForm entries={dialog.entries} onClose={done} />}
      {dialog.kind === 'copy-from' && <CopyFrom {...props} meal={dialog.meal} onDone={done} />}
    </div>
  );
}
