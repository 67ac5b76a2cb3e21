import { X } from 'lucide-react';
import type { WishesInAddress } from '../hooks/use-wishes.ts';
import { searchText as t } from '../messages/search.ts';
import type { Found } from './filter-choices.ts';
import { namedWishes } from './named-wishes.ts';

type WishesOnProps = { found: Found; inAddress: WishesInAddress };

/** What is asked for, in one line of a phone that scrolls aside; a tap removes it. */
export function WishesOn({ found, inAddress: { wishes, change } }: WishesOnProps) {
  const on = namedWishes(found, wishes);
  if (on.length === 0) return null;
  return (
    <ul aria-label={t.wishesOn} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-0.5 lg:hidden">
      {on.map(({ label, without }) => (
        <li key={label} className="shrink-0">
          <button
            type="button"
            aria-label={t.without(label)}
            onClick={() => change(without)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-4 text-sm font-medium whitespace-nowrap"
          >
            {label}
            <X aria-hidden size={16} className="text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}
