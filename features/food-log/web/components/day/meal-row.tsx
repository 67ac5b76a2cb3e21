import { EllipsisVertical, Sparkles, StickyNote } from 'lucide-react';
import { Link } from 'wouter';
import { PendingMark } from '#platform/web/offline/pending-mark.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { mealName, portionText } from '../../../rules/item/amount-text.ts';
import { kcalOf } from '../../../rules/item/exact-energy.ts';
import { Energy } from './energy.tsx';

type MealRowProps = {
  entry: FoodLogEntry;
  onActs: () => void;
  /** null while nothing is being selected */
  selected: boolean | null;
  onSelected: (selected: boolean) => void;
};

const body =
  '-ml-2 flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-2.5 ' +
  'transition-colors duration-150 hover:bg-hover';

/** One entry: a tap opens it, its button offers everything else. While selecting, a tap marks it. */
export function MealRow({ entry, onActs, selected, onSelected }: MealRowProps) {
  if (selected !== null) {
    return (
      <li>
        <label className={body}>
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => onSelected(event.target.checked)}
            className="size-6 shrink-0"
          />
          <EntryText entry={entry} />
        </label>
      </li>
    );
  }
  return (
    <li className="flex items-center gap-1">
      <Link href={`/log-food?date=${entry.date}&edit=${entry.id}`} className={body}>
        <EntryText entry={entry} />
      </Link>
      <IconButton
        label={`Actions for ${entry.foodName}`}
        aria-haspopup="dialog"
        icon={<EllipsisVertical aria-hidden size={20} />}
        onClick={onActs}
        className="-mr-2.5"
      />
    </li>
  );
}

function EntryText({ entry }: { entry: FoodLogEntry }) {
  const portion = portionText(entry);
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
      <span className="min-w-[min(8rem,100%)] flex-1">
        <span className="block font-medium wrap-anywhere">
          <bdi>{entry.foodName}</bdi>
        </span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-sm text-muted">
          <PendingMark kind="food-log" ids={[entry.id]} />
          {entry.aiAnalyzed && (
            <Badge tone="info">
              <Sparkles aria-hidden size={12} />
              AI
            </Badge>
          )}
          <span className="wrap-anywhere">
            {entry.brand && (
              <>
                <bdi>{entry.brand}</bdi>
                {' · '}
              </>
            )}
            {portion} · {mealName[entry.mealType]}
          </span>
        </span>
        {entry.note && (
          <span className="mt-0.5 flex items-start gap-1.5 text-sm text-muted italic">
            <StickyNote aria-hidden size={14} className="mt-1 shrink-0" />
            <span className="sr-only">Note: </span>
            <span dir="auto" className="line-clamp-3 wrap-anywhere">
              {entry.note}
            </span>
          </span>
        )}
      </span>
      <span className="tabular ml-auto shrink-0 text-right">
        <Energy of={kcalOf(entry)} />
      </span>
    </span>
  );
}
