import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { newId } from '#platform/shared/ids.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { classForm as t } from '../messages/classes.ts';
import { type ClassDraft, newTime } from './class-draft.ts';

const DAYS = WEEK.map((day) => ({ value: String(day), label: weekdayName(day) }));

const replaced = <One extends { id: string }>(
  list: readonly One[],
  id: string,
  part: Partial<One>,
) => list.map((one) => (one.id === id ? { ...one, ...part } : one));

type WhenRowProps = {
  /** which day */
  children: ReactNode;
  start: string;
  startLabel: string;
  removeLabel: string;
  onStart: (start: string) => void;
  onRemove: () => void;
};

function WhenRow({ children, start, startLabel, removeLabel, onStart, onRemove }: WhenRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1">
      <div className="min-w-0 flex-[1_1_8.5rem]">{children}</div>
      <div className="min-w-0 flex-[1_1_6.5rem]">
        <TextField
          type="time"
          className="px-2.5!"
          label={t.start}
          aria-label={startLabel}
          value={start}
          onChange={({ target }) => onStart(target.value)}
        />
      </div>
      <IconButton
        className="mt-[1.75rem] -mr-2.5"
        label={removeLabel}
        icon={<Trash2 aria-hidden size={20} />}
        onClick={onRemove}
      />
    </li>
  );
}

/** The weekly times of a class, and dates of their own. */
export function WhenFields({ form }: { form: Form<ClassDraft> }) {
  const { times, dates } = form.draft;
  useFocusKept(times.length + dates.length);
  const last = times.at(-1);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ul className="grid gap-3">
        {times.map(({ id, weekday, start }, index) => (
          <WhenRow
            key={id}
            start={start}
            startLabel={t.startOf(index + 1)}
            removeLabel={t.removeTime(index + 1)}
            onStart={(start) => form.change({ times: replaced(times, id, { start }) })}
            onRemove={() => form.change({ times: times.filter((one) => one.id !== id) })}
          >
            <SelectField
              label={t.weekday}
              aria-label={t.weekdayOf(index + 1)}
              value={weekday}
              options={DAYS}
              error={index === 0 ? form.errors['times'] : undefined}
              onChange={({ target }) =>
                form.change({ times: replaced(times, id, { weekday: target.value }) })
              }
            />
          </WhenRow>
        ))}
      </ul>
      {times.length === 0 && form.errors['times'] && (
        <p role="alert" className="text-sm text-danger">
          {form.errors['times']}
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {dates.map(({ id, day, start }, index) => (
          <WhenRow
            key={id}
            start={start}
            startLabel={t.startOfDate(index + 1)}
            removeLabel={t.removeDate(index + 1)}
            onStart={(start) => form.change({ dates: replaced(dates, id, { start }) })}
            onRemove={() => form.change({ dates: dates.filter((one) => one.id !== id) })}
          >
            <TextField
              type="date"
              label={t.date}
              aria-label={t.dateOf(index + 1)}
              value={day}
              error={index === 0 ? form.errors['dates'] : undefined}
              onChange={({ target }) =>
                form.change({ dates: replaced(dates, id, { day: target.value }) })
              }
            />
          </WhenRow>
        ))}
      </ul>
      <div className="-ml-4 flex flex-wrap">
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            form.change({ times: [...times, newTime(nextDay(last?.weekday), last?.start)] })
          }
        >
          <Plus aria-hidden size={16} />
          {t.addTime}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            form.change({
              dates: [...dates, { id: newId(), day: '', start: last?.start ?? '18:00' }],
            })
          }
        >
          <Plus aria-hidden size={16} />
          {t.addDate}
        </Button>
      </div>
    </div>
  );
}

const nextDay = (weekday = '0'): string => String((Number(weekday) % 7) + 1);
