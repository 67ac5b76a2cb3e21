import { CopyCheck } from 'lucide-react';
import { WEEK, weekdayName } from '#platform/shared/calendar-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { pageText } from '../messages/week.ts';
import { HoursFields } from './hours-fields.tsx';
import { copyMonday, dayField, type WeekDraft } from './week-draft.ts';

type WeekDaysProps = {
  days: WeekDraft['days'];
  errors: { readonly [field: string]: string | undefined };
  onChange: (days: WeekDraft['days']) => void;
};

/** The hours of each day of a week. */
export function WeekDays({ days, errors, onChange }: WeekDaysProps) {
  return (
    <ul className="divide-y divide-line">
      {WEEK.map((weekday) => (
        <li
          key={weekday}
          className="grid grid-cols-1 gap-x-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
        >
          <h3 className="py-1.5 font-semibold">{weekdayName(weekday)}</h3>
          <HoursFields
            day={weekdayName(weekday)}
            hours={days[weekday] ?? []}
            before={WEEK.slice(0, weekday - 1)
              .map((one) => days[one] ?? [])
              .findLast((hours) => hours.length > 0)}
            error={errors[dayField(weekday)]}
            onChange={(hours) => onChange({ ...days, [weekday]: hours })}
          />
          {weekday === 1 && (days[1]?.length ?? 0) > 0 && (
            <Button
              variant="ghost"
              size="sm"
              className="-ml-4 justify-self-start sm:col-start-2"
              onClick={() => onChange(copyMonday(days))}
            >
              <CopyCheck aria-hidden size={16} />
              {pageText.sameForWeekdays}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
