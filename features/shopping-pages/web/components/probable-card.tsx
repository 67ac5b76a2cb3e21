import { amountText, neededText } from '#features/groceries/rules/amount-text.ts';
import { wantLine } from '#features/shopping/rules/list/change-lines.ts';
import { probableLines, type ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { mergeChanges, NO_CHANGES } from '#features/shopping/rules/list/merge-changes.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { useFocusKept } from '#platform/web/ui/focus-kept.ts';
import { probableText as text } from '../messages/list.ts';

/** Spices and the like that the plan needs a little of: one tap puts them on the list. */
export function ProbableCard({ state }: { state: ShoppingChanges }) {
  const today = useToday();
  const change = useChangeList();
  const lines = probableLines(state, today);
  useFocusKept(lines.length);
  if (lines.length === 0) return null;
  const add = (some: readonly ShopLine[]) =>
    change(
      (_, nowMs) =>
        some.map((line) => wantLine(newId(), line, nowMs)).reduce(mergeChanges, NO_CHANGES),
      text.added(some.map(({ name }) => name).join(', ')),
    );
  return (
    <Card padded={false} className="px-4 py-1 sm:px-5 print:hidden">
      <Disclosure label={text.title(lines.length)}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="min-w-48 flex-1 text-sm text-muted">{text.lead}</p>
          {lines.length > 1 && (
            <Button size="sm" variant="secondary" onClick={() => add(lines)}>
              {text.addAll}
            </Button>
          )}
        </div>
        <ul className="divide-y divide-line pb-2">
          {lines.map((line) => (
            <li
              key={line.key}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 py-1"
            >
              <span className="min-w-24 flex-1 font-medium wrap-anywhere">{line.name}</span>
              <span className="tabular text-muted">{neededText(line) ?? amountText(line)}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={text.addLabel(line.name)}
                onClick={() => add([line])}
              >
                {text.add}
              </Button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
