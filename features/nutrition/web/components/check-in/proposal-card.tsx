import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { DayTarget } from '../../../contract.ts';
import { shownTarget } from '../../../rules/learning/energy-balance.ts';
import { useAcceptTarget } from '../../api/targets.ts';
import { TargetArithmetic } from '../targets/target-arithmetic.tsx';

type ProposalCardProps = { date: string; current: DayTarget; proposal: DayTarget };

/** Proposed and current target with the arithmetic. Nothing changes until accepted. */
export function ProposalCard({ date, current, proposal }: ProposalCardProps) {
  const { energyUnit } = useUnits();
  const [id] = useState(newId);
  const accept = useAcceptTarget();
  const figure = (target: DayTarget) => shownTarget(target, energyUnit).toLocaleString('en-AU');
  const { sign } = energyText(0, energyUnit);
  return (
    <Card title="Proposed target">
      <p className="tabular flex flex-wrap items-baseline gap-x-3">
        <span className="text-xl text-muted">
          <span className="sr-only">From </span>
          {figure(current)}
        </span>
        <ArrowRight aria-hidden size={20} className="self-center text-faint" />
        <span>
          <span className="sr-only">to </span>
          <span className="text-4xl font-semibold">{figure(proposal)}</span>{' '}
          <span className="text-muted">{sign} a day</span>
        </span>
      </p>
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        <Button
          fullWidth
          pending={accept.isPending}
          onClick={() => accept.mutate({ id, date, energyKcal: proposal.energyKcal })}
        >
          {accept.isPending ? 'Accepting...' : 'Accept this target'}
        </Button>
        <LinkButton href="/progress" variant="secondary" fullWidth>
          Not now
        </LinkButton>
      </div>
      <h3 className="mt-5 font-semibold">How it’s worked out</h3>
      <TargetArithmetic target={proposal} unit={energyUnit} />
    </Card>
  );
}
