import { CalendarSearch, Pencil } from 'lucide-react';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { deviceTimeZone, localDay } from '#platform/web/time/local-clock.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { StaffWeek } from '../../contract.ts';
import { staffText as t } from '../messages/staff.ts';

const MAX_SHOWN = 3;
type Unplaced = StaffWeek['unplaced'][number];

function lacks({ takenRoom, busyTrainers }: Unplaced): string {
  const lines = [
    ...(takenRoom ? [t.lacksRoom(takenRoom.name, takenRoom.by)] : []),
    ...busyTrainers.map(({ name, clashes }) => t.lacksTrainer(name, clashes)),
  ];
  return lines.join(' ') || t.lacksAnybody;
}

type UnplacedDatesProps = {
  dates: readonly Unplaced[];
  onShow: (day: CalendarDay) => void;
  path: (page: string) => string;
};

/** Dates that found no trainer or room: what each lacks, its day, and the way to its class. */
export function UnplacedDates({ dates, onShow, path }: UnplacedDatesProps) {
  if (dates.length === 0) return null;
  const zone = deviceTimeZone();
  return (
    <Card title={t.unplaced} className="mb-4 border-warn">
      <p className="-mt-1 text-sm text-muted">{t.unplacedLead}</p>
      <ul className="divide-y divide-line">
        {dates.slice(0, MAX_SHOWN).map((one) => {
          const { classId, name, start } = one;
          const when = `${dayWords(Date.parse(start), zone)}, ${timeWords(Date.parse(start), zone)}`;
          return (
            <li
              key={classId + start}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
            >
              <span className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
                <bdi className="block font-medium">{name}</bdi>
                <span className="block text-sm text-muted">{when}</span>
                <span className="block text-sm text-warn">{lacks(one)}</span>
              </span>
              <IconButton
                label={t.showDay(name, when)}
                icon={<CalendarSearch aria-hidden size={20} />}
                onClick={() => onShow(localDay(new Date(start)))}
              />
              <LinkButton
                href={path(`/gym/classes/${classId}`)}
                variant="secondary"
                size="sm"
                icon={<Pencil aria-hidden size={16} />}
              >
                {t.editClass}
              </LinkButton>
            </li>
          );
        })}
      </ul>
      {dates.length > MAX_SHOWN && (
        <p className="mt-2 text-sm text-muted">{t.more(dates.length - MAX_SHOWN)}</p>
      )}
    </Card>
  );
}
