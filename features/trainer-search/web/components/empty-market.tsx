import { CalendarRange, Dumbbell, Plus, Users } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { meanwhileText as m, searchText as t } from '../messages/search.ts';

/** Nobody is listed: says so, and what works without a trainer. */
export function EmptyMarket() {
  return (
    <Card>
      <EmptyState icon={<Users size={28} />} title={t.nobody}>
        {t.nobodyLead}
      </EmptyState>
      <ul className="mx-auto grid max-w-xl grid-cols-1 gap-1">
        <li>
          <ListRow
            href="/workouts"
            icon={<Dumbbell size={20} />}
            title={m.workouts}
            detail={m.workoutsDetail}
          />
        </li>
        <li>
          <ListRow
            href="/workouts/programmes"
            icon={<CalendarRange size={20} />}
            title={m.programmes}
            detail={m.programmesDetail}
          />
        </li>
        <li>
          <ListRow
            href="/log-food"
            icon={<Plus size={20} />}
            title={m.food}
            detail={m.foodDetail}
          />
        </li>
      </ul>
    </Card>
  );
}
