import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import type { DayTarget } from '../../../contract.ts';
import { type EnergyUnit, shownTarget } from '../../../rules/learning/energy-balance.ts';

/** Fetched when it is first asked for: the first screen does not pay for it. */
const TargetDialog = lazy(async () => ({
  default: (await import('./target-dialog.tsx')).TargetDialog,
}));

/** Opens the arithmetic behind the target. */
export function TargetButton({ target, unit }: { target: DayTarget; unit: EnergyUnit }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const { sign } = energyText(0, unit);
  const figure = wholeText(shownTarget(target, unit));
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 text-left text-sm text-muted transition-colors duration-150 hover:bg-hover"
      >
        <span>
          Why{' '}
          <span className="tabular font-semibold text-ink">
            {figure} {sign}
          </span>
          ? How it’s worked out
        </span>
        <ChevronRight aria-hidden size={18} className="shrink-0 text-faint" />
      </button>
      {asked && (
        <Suspense fallback={null}>
          <TargetDialog target={target} unit={unit} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
