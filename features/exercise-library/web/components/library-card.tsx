import { BookOpen } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LIBRARY_CARD } from '../messages.ts';
import { LIBRARY } from './exercise-addresses.ts';

/** The way from the Workouts tab into the library. */
export function LibraryCard() {
  return (
    <Card>
      <ListRow
        href={LIBRARY}
        icon={<BookOpen size={20} />}
        title={LIBRARY_CARD.title}
        detail={LIBRARY_CARD.detail}
      />
    </Card>
  );
}
