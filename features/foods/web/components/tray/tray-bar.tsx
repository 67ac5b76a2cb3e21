import { joinFacts, useEnergyText } from '#features/food-log/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { energyOfTray, type TrayItem } from './use-tray.ts';

/** What has been gathered so far, always in sight. */
export function TrayBar({ items, onReview }: { items: readonly TrayItem[]; onReview: () => void }) {
  const energyOf = useEnergyText();
  const count = items.length === 1 ? '1 food' : `${items.length} foods`;
  return (
    <section
      aria-label="Gathered foods"
      className="save-bar sticky bottom-(--in-reach) z-10 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-line-strong bg-surface p-2 pl-4 shadow-float lg:bottom-4"
    >
      <p role="status" className="tabular min-w-0 font-medium">
        {joinFacts(count, energyOf(energyOfTray(items)))}
      </p>
      <Button onClick={onReview} title="Ctrl+Enter" className="grow sm:grow-0">
        Review
      </Button>
    </section>
  );
}
