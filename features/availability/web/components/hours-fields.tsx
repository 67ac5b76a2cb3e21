import { Plus, Trash2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { MAX_HOURS_A_DAY } from '../../rules/check-hours.ts';
import { pageText } from '../messages/week.ts';
import { addHours, type HoursDraft } from './hours-draft.ts';

type HoursFieldsProps = {
  /** "Monday" */
  day: string;
  hours: readonly HoursDraft[];
  /** what an empty day begins with */
  before?: readonly HoursDraft[] | undefined;
  error: string | undefined;
  onChange: (hours: readonly HoursDraft[]) => void;
};

/** The hours of one day: from and to, as often as it needs. */
export function HoursFields({ day, hours, before, error, onChange }: HoursFieldsProps) {
  useFocusKept(hours.length);
  const change = (key: number, part: Partial<HoursDraft>) =>
    onChange(hours.map((one) => (one.key === key ? { ...one, ...part } : one)));
  return (
    <div>
      {hours.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {hours.map(({ key, ...times }, index) => (
            <li key={key} className="flex flex-wrap items-start gap-x-2 gap-y-1">
              {(['from', 'to'] as const).map((side) => (
                <div key={side} className="min-w-0 flex-[1_1_6.5rem]">
                  <TextField
                    type="time"
                    // The browser’s clock leaves no room for "PM" beside wider edges.
                    className="px-2.5! text-[min(1rem,6.5vw)]!"
                    label={pageText[side]}
                    aria-label={pageText[`${side}Of`](day, index + 1)}
                    value={times[side]}
                    error={side === 'from' && index === hours.length - 1 ? error : undefined}
                    onChange={({ target }) => change(key, { [side]: target.value })}
                  />
                </div>
              ))}
              <IconButton
                className="mt-[1.75rem] -mr-2.5"
                label={pageText.removeOf(day, index + 1)}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => onChange(hours.filter((one) => one.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      {hours.length < MAX_HOURS_A_DAY && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-4"
          aria-label={pageText.addOn(day)}
          onClick={() => onChange(addHours(hours, before))}
        >
          <Plus aria-hidden size={16} />
          {pageText.add}
        </Button>
      )}
    </div>
  );
}
