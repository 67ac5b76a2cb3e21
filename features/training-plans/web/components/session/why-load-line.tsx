import { ArrowUpRight, TrendingUp } from 'lucide-react';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { SuggestedItem } from '#features/plan-blocks/rules/suggest-session.ts';
import { useUnitOf, whyText } from '#features/progression/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { sessionPageText } from '../../messages/session.ts';

type WhyLoadLineProps = {
  item: SuggestedItem;
  pool: Pool;
  /** null: nothing can be changed */
  onSwap: ((exerciseId: string) => void) | null;
};

/** Why today’s load is what it is; a harder or easier exercise is offered. */
export function WhyLoadLine({ item: { exerciseId, why }, pool, onSwap }: WhyLoadLineProps) {
  const unitOf = useUnitOf();
  if (!why) return null;
  const offered = why.exerciseId;
  return (
    <div className="mt-3 rounded-control bg-raised px-3 py-2.5">
      <p className="flex items-start gap-2 text-sm">
        <TrendingUp aria-hidden size={18} className="mt-px shrink-0 text-accent-2" />
        <span className="tabular min-w-0 break-words">
          {whyText(why, unitOf(exerciseId), pool.nameOf)}
        </span>
      </p>
      {offered !== null && onSwap && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2"
          icon={<ArrowUpRight aria-hidden size={16} />}
          onClick={() => onSwap(offered)}
        >
          {sessionPageText.goTo(pool.nameOf(offered))}
        </Button>
      )}
    </div>
  );
}
