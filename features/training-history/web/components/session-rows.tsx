import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useUnits } from '#features/account/web/public.ts';
import { usePool } from '#features/own-exercises/web/public.ts';
import { formatList } from '#platform/shared/format-list.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import type { HistoryRow } from '../../rules/history-kinds.ts';
import { rowFacts } from '../messages/figures.ts';
import { historyText } from '../messages/history.ts';
import { nameIn, sessionHref } from './addresses.ts';

const MAX_NAMES = 3;

/** Sessions in a list; each leads to itself. */
export function SessionRows({ rows }: { rows: readonly HistoryRow[] }) {
  const today = useToday();
  const { weightUnit } = useUnits();
  const nameOf = nameIn(usePool().nameOf);
  return (
    <ul className="-mx-2 -mb-2 divide-y divide-line">
      {rows.map((row) => {
        const names = row.exercises.slice(0, MAX_NAMES).map(nameOf);
        const rest = row.exercises.length - names.length;
        return (
          <li key={row.id} data-row={row.date}>
            <Link
              href={sessionHref(row.id)}
              className="flex min-h-16 w-full items-center gap-3 rounded-control px-2 py-2.5 transition-colors duration-150 hover:bg-hover"
            >
              <span className="min-w-0 flex-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <bdi className="font-medium wrap-anywhere">{row.name}</bdi>
                  {row.origin === 'imported' && <Badge>{historyText.imported}</Badge>}
                </span>
                <span className="tabular block text-sm break-words text-muted">
                  {dateText(row.date, today)} · {rowFacts(row, weightUnit)}
                </span>
                {names.length > 0 && (
                  <span className="block text-sm wrap-anywhere text-muted">
                    {formatList(rest > 0 ? [...names, `${rest} more`] : names)}
                  </span>
                )}
              </span>
              <ChevronRight aria-hidden size={20} className="shrink-0 text-faint" />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
