import { Trophy } from 'lucide-react';
import { useUnits } from '#features/account/web/public.ts';
import { RECORD_NAMES } from '#features/progression/web/public.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Best } from '../../rules/history-kinds.ts';
import { bestText, exerciseText } from '../messages/exercise.ts';
import { sessionHref } from './addresses.ts';

/** The bests with their days; each leads to the session it was done in. */
export function BestsCard({ bests }: { bests: readonly Best[] }) {
  const today = useToday();
  const { weightUnit } = useUnits();
  return (
    <Card title={exerciseText.bests}>
      {bests.length === 0 && <p className="text-muted">{exerciseText.noBests}</p>}
      <ul className="-mx-2 divide-y divide-line">
        {bests.map((best) => (
          <li key={`${best.kind} ${best.kg} ${best.reps} ${best.metres}`}>
            <ListRow
              icon={<Trophy size={20} />}
              title={bestText(best, weightUnit)}
              detail={RECORD_NAMES[best.kind]}
              value={shortDateText(best.date, today)}
              href={best.sessionId === null ? undefined : sessionHref(best.sessionId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
