import { BookmarkPlus, Copy, FolderInput, Trash2, X } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { FoodLogEntry } from '../../../contract.ts';
import { useRemoveEntries } from '../../api.ts';
import { saveSelectedAsMeal } from '../../messages/day.ts';
import type { DayDialog } from './day-dialog.ts';

type SelectionBarProps = {
  selected: readonly FoodLogEntry[];
  all: readonly FoodLogEntry[];
  onAll: () => void;
  onShow: (dialog: DayDialog) => void;
  onDone: () => void;
};

/** What can be done with the entries that are marked; stays in reach while the day scrolls. */
export function SelectionBar({ selected, all, onAll, onShow, onDone }: SelectionBarProps) {
  const remove = useRemoveEntries();
  const none = selected.length === 0;
  const what = selected.length === 1 ? '1 food' : `${selected.length} foods`;
  return (
    <div
      role="group"
      aria-label="Selected foods"
      className="selection-bar sticky -mx-2 bottom-(--in-reach) z-10 mt-3 flex flex-wrap items-center gap-x-1 rounded-card border border-line-strong bg-surface p-1.5 shadow-float lg:bottom-4"
    >
      <IconButton label="Stop selecting" icon={<X aria-hidden size={20} />} onClick={onDone} />
      <p role="status" className="tabular mr-auto font-semibold">
        {none ? 'Choose foods' : what}
      </p>
      <span className="ml-auto flex flex-wrap">
        {selected.length < all.length && (
          <Button variant="ghost" size="sm" className="px-2.5!" onClick={onAll}>
            All
          </Button>
        )}
        <IconButton
          label="Copy the selected foods"
          icon={<Copy aria-hidden size={20} />}
          disabled={none}
          onClick={() => onShow({ kind: 'copy-to', entries: selected, what })}
        />
        <IconButton
          label="Move the selected foods"
          icon={<FolderInput aria-hidden size={20} />}
          disabled={none}
          onClick={() => onShow({ kind: 'move-to', entries: selected, what })}
        />
        <IconButton
          label={saveSelectedAsMeal}
          icon={<BookmarkPlus aria-hidden size={20} />}
          disabled={none}
          onClick={() => onShow({ kind: 'save-meal', entries: selected })}
        />
        <IconButton
          label="Delete the selected foods"
          icon={<Trash2 aria-hidden size={20} />}
          disabled={none}
          pending={remove.isPending}
          onClick={() => remove.mutate(selected, { onSuccess: onDone })}
        />
      </span>
    </div>
  );
}
