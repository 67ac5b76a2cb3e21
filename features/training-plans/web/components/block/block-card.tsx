import { ChevronRight } from 'lucide-react';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { endsLight } from '#features/plan-blocks/rules/programme-plan.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { blockText } from '../../messages/week.ts';
import { BLOCK } from '../addresses.ts';
import { BlockSteps, tellWeek } from './block-steps.tsx';

type BlockCardProps = {
  week: number;
  plan: Pick<PlanContent, 'name' | 'weeks' | 'programmeId' | 'base'>;
};

/** Where the block is, and what comes. */
export function BlockCard({ week, plan }: BlockCardProps) {
  const { weeks, programmeId } = plan;
  return (
    <Card
      title={programmeId === null ? blockText.title : plan.name}
      action={<span className="text-sm text-muted">{blockText.weekOf(week, weeks)}</span>}
    >
      <BlockSteps week={week} weeks={weeks} isLightAtEnd={endsLight(programmeId)} />
      <p className="mt-3">{tellWeek(week, plan)}</p>
      <p className="mt-2 text-sm text-muted">{blockText.what}</p>
      <LinkButton
        href={BLOCK}
        variant="ghost"
        size="sm"
        className="mt-1 -ml-4"
        icon={<ChevronRight aria-hidden size={18} />}
      >
        {blockText.all}
      </LinkButton>
    </Card>
  );
}
