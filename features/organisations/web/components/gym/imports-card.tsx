import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { historyQuery } from '../../api.ts';
import { eventText, momentOf } from '../../messages.ts';
import type { Gym } from './in-gym.tsx';

const SHOWN = 3;

/** The newest imports of people; nothing where there were none. */
export function ImportsCard({ overview, path }: Gym) {
  const entries = useQuery(historyQuery(overview.id, { about: 'imports' })).data?.entries ?? [];
  if (entries.length === 0) return null;
  return (
    <Card title="Imports">
      <ul className="flex flex-col gap-3">
        {entries.slice(0, SHOWN).map(({ id, at, actor, event }) => (
          <li key={id} className="break-words">
            <span className="font-medium">{actor ?? 'Someone'}</span>{' '}
            {eventText(event, overview.kind)}
            <span className="block text-sm text-muted">{momentOf(at)}</span>
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <div className="mt-3 -mx-2">
          <ListRow title="See all imports" href={path('/gym/audit?about=imports')} />
        </div>
      )}
    </Card>
  );
}
