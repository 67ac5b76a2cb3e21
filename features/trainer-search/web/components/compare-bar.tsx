import { useState } from 'react';
import type { FoundTrainer } from '#features/trainers/contract.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { searchText as t } from '../messages/search.ts';
import { CompareDialog } from './compare-dialog.tsx';

type CompareBarProps = { trainers: readonly FoundTrainer[]; onClear: () => void };

/** Stays in reach while trainers are chosen to compare. */
export function CompareBar({ trainers, onClear }: CompareBarProps) {
  const [isOpen, setOpen] = useState(false);
  if (trainers.length === 0) return null;
  const isReady = trainers.length > 1;
  return (
    <div className="save-bar sticky bottom-(--in-reach) z-20 mt-4 flex flex-wrap items-center justify-end gap-2 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4">
      <p className="min-w-0 flex-1 truncate px-2 text-sm text-muted">
        {trainers.map(({ name }) => name).join(', ')}
      </p>
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t.stopComparing}
      </Button>
      <Button size="sm" disabled={!isReady} onClick={() => setOpen(true)}>
        {isReady ? t.compareThese(trainers.length) : t.compareMore}
      </Button>
      <CompareDialog open={isOpen} trainers={trainers} onClose={() => setOpen(false)} />
    </div>
  );
}
