import { Ellipsis, Link2, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { FigureThumbnail } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { SuggestedItem } from '#features/plan-blocks/rules/suggest-session.ts';
import type { PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { restOf } from '#features/plan-generator/rules/session-seconds.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { doseText, effortText, restText, shown } from '../../messages/plan-words.ts';
import { sessionPageText } from '../../messages/session.ts';
import { useLoadText } from '../shown/use-load-text.ts';
import { ItemDetails } from './item-details.tsx';
import { WhyLoadLine } from './why-load-line.tsx';

type ItemCardProps = {
  item: SuggestedItem;
  session: PlannedSession;
  pool: Pool;
  isPaired: boolean;
  /** to another exercise, from now on; null: nothing can be changed */
  onSwap: ((exerciseId: string) => void) | null;
  /** null: nothing can be changed */
  onMenu: (() => void) | null;
  children?: ReactNode;
};

/** One exercise of a session: what to do, and on request how and why. */
export function ItemCard({
  item,
  session,
  pool,
  isPaired,
  onSwap,
  onMenu,
  children,
}: ItemCardProps) {
  const exercise = pool.find(item.exerciseId);
  const name = pool.nameOf(item.exerciseId);
  const loadText = useLoadText();
  const facts = [loadText(item, exercise), restText(restOf(item))].filter(Boolean);
  return (
    <li>
      <Card as="article">
        <div className="flex items-start gap-3">
          <FigureThumbnail
            exerciseId={pool.figureOf(item.exerciseId)}
            muscles={exercise?.muscles ?? {}}
          />
          <div className="min-w-0 flex-1">
            <h2 className="flex items-center gap-1.5 text-[min(1.125rem,10vw)] leading-snug font-semibold">
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
              {item.locked && (
                <>
                  <Lock aria-hidden size={16} className="shrink-0 text-accent-2" />
                  <span className="sr-only">locked</span>
                </>
              )}
            </h2>
            <p className="tabular font-medium break-words">{doseText(item)}</p>
            <p className="tabular text-sm break-words text-muted">{facts.join(' · ')}</p>
            {item.rir !== null && (
              <p className="text-sm break-words text-muted">{effortText(item.rir)}</p>
            )}
          </div>
          {onMenu && (
            <IconButton
              label={sessionPageText.actionsFor(name)}
              icon={<Ellipsis aria-hidden size={22} />}
              className="-mt-2 -mr-2"
              onClick={onMenu}
            />
          )}
        </div>
        <WhyLoadLine item={item} pool={pool} onSwap={onSwap} />
        {children}
        <Disclosure label={sessionPageText.whyDetails}>
          <ItemDetails item={item} session={session} pool={pool} />
        </Disclosure>
      </Card>
      {isPaired && (
        <p className="flex items-center gap-2 pt-3 pl-5 text-sm font-medium text-accent-2">
          <Link2 aria-hidden size={18} className="shrink-0" />
          {shown.alternate}
        </p>
      )}
    </li>
  );
}
