import { CalendarDays } from 'lucide-react';
import { useSearch } from 'wouter';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { dayName } from '#platform/web/time/day-text.ts';
import { deviceTimeZone, localDay } from '#platform/web/time/local-clock.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { matchingClasses } from '../../rules/matching-classes.ts';
import { useTimetable } from '../api.ts';
import { homeText as t } from '../messages/home.ts';

const MAX_SHOWN = 3;
const MINUTE_MS = 60_000;

/** Classes of the person’s gyms that answer the words they look for a trainer with. */
export function GymClasses() {
  const words = new URLSearchParams(useSearch()).get('words') ?? '';
  const today = useToday();
  const nowMs = useNow(true, MINUTE_MS);
  const timetable = useTimetable().data;
  const found = matchingClasses(timetable?.dates ?? [], words, nowMs);
  if (found.length === 0) return null;
  const gyms = new Map(timetable?.organisations.map(({ id, name }) => [id, name]));
  const when = (start: string) =>
    `${dayName(localDay(new Date(start)), today)}, ${timeWords(Date.parse(start), deviceTimeZone())}`;
  return (
    <Card title={t.matchingClasses(found.length)}>
      <ul className="-mx-2">
        {found.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.classId}>
            <ListRow
              href={`/gym/timetable?class=${one.classId}`}
              icon={<CalendarDays size={20} />}
              title={<bdi className="wrap-anywhere">{one.name}</bdi>}
              detail={
                <>
                  <span className="block">{when(one.start)}</span>
                  <span className="block wrap-anywhere">
                    {t.classWith(one.trainerName, gyms.get(one.organisationId) ?? '')}
                  </span>
                </>
              }
              value={one.priceCents === 0 ? t.free : dollars(one.priceCents)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
