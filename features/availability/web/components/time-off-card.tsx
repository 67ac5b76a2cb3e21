import { useMutation } from '@tanstack/react-query';
import { PencilLine, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type CalendarDay } from '#platform/shared/calendar-day.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { TimeOffRecord } from '../../contract.ts';
import { clockWords } from '../../rules/clock-words.ts';
import { timeOffMutations } from '../api.ts';
import { timeOffText } from '../messages/dates.ts';
import { EditTimeOff, NewTimeOff } from './time-off-dialogs.tsx';

/** "24 Dec to 4 Jan", with times where it is not whole days. */
function spanText(off: TimeOffRecord, today: CalendarDay): string {
  const at = (day: CalendarDay, minute: number | null) =>
    `${shortDateText(day, today)}${minute === null ? '' : ` ${clockWords(minute)}`}`;
  return timeOffText.span(at(off.fromDay, off.fromMinute), at(off.toDay, off.toMinute));
}

/** Time off that is not over, the next first. */
export function TimeOffCard({ timeOff }: { timeOff: readonly TimeOffRecord[] }) {
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<TimeOffRecord | null>(null);
  useFocusKept(timeOff.length);
  const shown = timeOff.filter(({ toDay }) => toDay >= today);
  return (
    <Card title={timeOffText.title}>
      <p className="-mt-1 text-muted">{shown.length === 0 ? timeOffText.none : timeOffText.lead}</p>
      <ul className="mt-1 divide-y divide-line">
        {shown.map((off) => (
          <TimeOffRow key={off.id} off={off} today={today} onEdit={() => setEdited(off)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setAdding(true)}
      >
        {timeOffText.add}
      </Button>
      <NewTimeOff open={isAdding} onClose={() => setAdding(false)} />
      <EditTimeOff edited={edited} onClose={() => setEdited(null)} />
    </Card>
  );
}

type TimeOffRowProps = { off: TimeOffRecord; today: CalendarDay; onEdit: () => void };

function TimeOffRow({ off, today, onEdit }: TimeOffRowProps) {
  const remove = useMutation(timeOffMutations.remove);
  const text = spanText(off, today);
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-2">
      <span className="min-w-[min(8rem,100%)] flex-1 wrap-anywhere">
        <span className="block font-medium">{text}</span>
        {off.note && <bdi className="block text-sm text-muted">{off.note}</bdi>}
      </span>
      <span className="-mr-2.5 ml-auto flex">
        <IconButton
          label={timeOffText.editOne(text)}
          icon={<PencilLine aria-hidden size={20} />}
          onClick={onEdit}
        />
        <IconButton
          label={timeOffText.removeOne(text)}
          icon={<Trash2 aria-hidden size={20} />}
          pending={remove.isPending}
          onClick={() => remove.mutate(off)}
        />
      </span>
    </li>
  );
}
