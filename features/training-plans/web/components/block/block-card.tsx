import { ChevronRight } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { blockText } from '../../messages/week.ts';
import { BLOCK } from '../addresses.ts';
import { BlockSteps, tellWeek } from './block-steps.tsx';

type BlockCardProps = { week: number; weeks: number };

/** Where the block is, and what comes. */
export function BlockCard({ week, weeks }: BlockCardProps) {
  return (
    <Card
      title={blockText.title}
      action={<span className="text-sm text-muted">{blockText.weekOf(week, weeks)}</span>}
    >
      <BlockSteps week={week} weeks={weeks} />
      <p className="mt-3 text-muted">{tellWeek(week, weeks)}</p>
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
