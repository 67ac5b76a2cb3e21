import { coveredLines } from '#features/shopping/rules/list/list-lines.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { usedUp } from '#features/shopping/rules/pantry/pantry-stock.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { atHomeText } from '../messages/pantry.ts';

/** What recipes need and the pantry has: it is not on the list, and is not hidden either. */
export function AtHomeCard({ state }: { state: ShoppingChanges }) {
  const today = useToday();
  const change = useChangeList();
  const covered = coveredLines(state, today);
  useFocusKept(covered.length);
  if (covered.length === 0) return null;
  return (
    <Card padded={false} className="px-4 py-1 sm:px-5 print:hidden">
      <Disclosure label={atHomeText.title(covered.length)}>
        <p className="text-sm text-muted">{atHomeText.lead}</p>
        <ul className="divide-y divide-line pb-2">
          {covered.map(({ key, food, name }) => (
            <li
              key={key}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1"
            >
              <span className="min-w-24 flex-1 font-medium wrap-anywhere">{name}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={atHomeText.buyLabel(name)}
                onClick={() =>
                  change((now, nowMs) => usedUp(now, food, nowMs), atHomeText.bought(name))
                }
              >
                {atHomeText.buy}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
