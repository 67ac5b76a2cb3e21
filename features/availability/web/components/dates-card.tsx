import { useMutation } from '@tanstack/react-query';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { type DateWithHours, removeDate } from '../api.ts';
import { datesText } from '../messages/dates.ts';
import { DateDialog } from './date-dialog.tsx';
import { describeHours } from './hours-draft.ts';

/** Dates with hours of their own, the next first. */
export function DatesCard({ dates }: { dates: readonly DateWithHours[] }) {
  const today = useToday();
  const [edited, setEdited] = useState<DateWithHours | 'new' | null>(null);
  useFocusKept(dates.length);
  const shown = dates.filter(({ day }) => day >= today);
  return (
    <Card title={datesText.title}>
      <p className="-mt-1 text-muted">{shown.length === 0 ? datesText.none : datesText.lead}</p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((date) => (
          <DateRow key={date.day} date={date} onEdit={() => setEdited(date)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setEdited('new')}
      >
        {datesText.add}
      </Button>
      <DateDialog edited={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}

function DateRow({ date, onEdit }: { date: DateWithHours; onEdit: () => void }) {
  const today = useToday();
  const toText = (day: string) => dateText(day, today);
  const remove = useMutation(removeDate(toText));
  const text = toText(date.day);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-medium">{text}</span>
        <span className="block text-sm text-muted">
          {date.hours.length === 0 ? datesText.closed : describeHours(date.hours)}
        </span>
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={datesText.edit(text)}
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={datesText.remove(text)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(date)}
        />
      </span>
    </li>
  );
}
