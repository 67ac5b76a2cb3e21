import { Eraser, LayoutTemplate, Plus, Sunset, Wand2 } from 'lucide-react';
import { canClear } from '#features/meal-plans/rules/changing/day-changes.ts';
import type { PlanDay } from '#features/meal-plans/rules/plan-day.ts';
import { templatesPath } from '#features/meal-plans/web/public.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { type Action, ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { dayText } from '../../messages/adding.ts';
import { NoteForm } from '../meal/meal-sheet.tsx';

type DayMenuProps = {
  day: PlanDay;
  onAdd: () => void;
  /** null: it is over */
  onPlanAgain: (() => void) | null;
  /** null: it is not today */
  onRest: (() => void) | null;
  onNote: (note: string | null) => void;
  onClear: () => void;
  onClose: () => void;
};

/** What can be done with a day. */
export function DayMenu(props: DayMenuProps) {
  const { day, onAdd, onPlanAgain, onRest, onNote, onClear, onClose } = props;
  const today = useToday();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  const actions: (Action | false | null)[] = [
    { icon: Plus, label: dayText.add, onSelect: onAdd },
    onRest && {
      icon: Sunset,
      label: dayText.rest,
      detail: dayText.restDetail,
      onSelect: onRest,
    },
    onPlanAgain && {
      icon: Wand2,
      label: dayText.again,
      detail: dayText.againDetail,
      onSelect: closing(onPlanAgain),
    },
    { icon: LayoutTemplate, label: dayText.templates, href: templatesPath(day.date, day.date) },
    canClear(day) && {
      icon: Eraser,
      label: dayText.clear,
      detail: dayText.clearDetail,
      destructive: true,
      onSelect: closing(onClear),
    },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={dayName(day.date, today)}>
      <div className="grid grid-cols-1 gap-2">
        <ActionList actions={actions.filter((one): one is Action => !!one)} />
        <Disclosure label={dayText.note} openAtFirst={day.note !== null}>
          <NoteForm
            label={dayText.note}
            action={dayText.saveNote}
            note={day.note}
            onSave={(note) => closing(() => onNote(note))()}
          />
        </Disclosure>
      </div>
    </Dialog>
  );
}
