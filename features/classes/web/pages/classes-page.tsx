import { CalendarDays, CalendarRange, Dumbbell, Plus, UserRound } from 'lucide-react';
import { InGym } from '#features/organisations/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import type { ClassTrainer, GymClass } from '../../contract.ts';
import { timesWords } from '../../rules/class-words.ts';
import { useClasses } from '../api/running.ts';
import { RoomsCard } from '../components/rooms-card.tsx';
import { classesText as t } from '../messages/classes.ts';

type Path = (page: string) => string;

/** What a gym offers its members each week, and where. */
export function ClassesPage() {
  return (
    <InGym title={t.title} back="/gym">
      {({ overview, path }) => <Classes gymId={overview.id} path={path} />}
    </InGym>
  );
}

function Classes({ gymId, path }: { gymId: string; path: Path }) {
  const known = useClasses(gymId);
  const add = (
    <LinkButton href={path('/gym/classes/new')} icon={<Plus aria-hidden size={20} />}>
      {t.add}
    </LinkButton>
  );
  return (
    <Loaded query={known}>
      {({ classes, rooms, trainers }) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6">
          {classes.length === 0 ? (
            <EmptyState icon={<Dumbbell size={28} />} title={t.none} action={add}>
              {t.noneLead}
            </EmptyState>
          ) : (
            <div className="grid grid-cols-1 gap-4">
              <Card padded={false} className="p-2">
                {classes.map((one) => (
                  <ListRow
                    key={one.id}
                    icon={<Dumbbell size={20} />}
                    title={one.name}
                    detail={detailOf(one, trainers)}
                    value={t.people(one.capacity)}
                    href={path(`/gym/classes/${one.id}`)}
                  />
                ))}
              </Card>
              <div>{add}</div>
            </div>
          )}
          <div className="grid grid-cols-1 gap-4">
            <RoomsCard gymId={gymId} rooms={rooms} />
            <Card padded={false} className="p-2">
              <ListRow
                icon={<CalendarDays size={20} />}
                title={t.timetable}
                href="/gym/timetable"
              />
              <ListRow
                icon={<UserRound size={20} />}
                title={t.oneToOne}
                detail={t.oneToOneLead}
                href="/gym/offers"
              />
              <ListRow
                icon={<CalendarRange size={20} />}
                title={t.staff}
                href={path('/gym/staff')}
              />
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** "Mondays 6:00 pm · Priya, Tom". */
const detailOf = (one: GymClass, trainers: readonly ClassTrainer[]): string => {
  const names = trainers
    .filter(({ memberId }) => one.trainerIds.includes(memberId))
    .map(({ name }) => name);
  return [timesWords(one), names.join(', ')].filter(Boolean).join(' · ');
};
