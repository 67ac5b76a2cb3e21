import { X } from 'lucide-react';
import { useState } from 'react';
import { replaceWish } from '../../rules/change-chips.ts';
import type { MealWishes } from '../../rules/meal-wishes.ts';
import { toWishChips, type WishChip } from '../../rules/wish-chips.ts';
import { chipText, wishText } from '../messages.ts';
import { ChangeWish } from './change-wish.tsx';

type WishChipListProps = {
  said: MealWishes;
  onChange: (said: MealWishes | null) => void;
};

/** What was understood, one chip each: a press changes it, the cross takes it out. */
export function WishChipList({ said, onChange }: WishChipListProps) {
  const [opened, setOpened] = useState<WishChip | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {toWishChips(said).map((chip) => {
          const text = chipText(chip);
          return (
            <li
              key={text}
              className="flex max-w-full items-center rounded-full border border-accent bg-accent-soft text-sm font-medium"
            >
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={wishText.change(text)}
                onClick={() => setOpened(chip)}
                className="min-h-11 min-w-0 rounded-l-full py-1.5 pr-1 pl-4 text-left wrap-anywhere"
              >
                {text}
              </button>
              <button
                type="button"
                aria-label={wishText.remove(text)}
                onClick={() => onChange(replaceWish(said, chip, null))}
                className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          );
        })}
      </ul>
      {opened && (
        <ChangeWish
          chip={opened}
          onChange={(next) => {
            onChange(replaceWish(said, opened, next));
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
