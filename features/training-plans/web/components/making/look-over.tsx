import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePool } from '#features/own-exercises/web/public.ts';
import type { PlanContent } from '#features/plan-blocks/rules/plan-content.ts';
import { newId } from '#platform/shared/ids.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { usePlan, useSavePlan } from '../../api.ts';
import { makingText } from '../../messages/making.ts';
import { MadeWeek } from './made-week.tsx';

type LookOverProps = {
  made: PlanContent;
  isMaking: boolean;
  /** null: there is but one */
  onAnother: (() => void) | null;
  onChange: () => void;
  /** below the week */
  children?: ReactNode;
};

/** The week that was made, with the ways on: keep it, another one, other answers. */
export function LookOver({ made, isMaking, onAnother, onChange, children }: LookOverProps) {
  const pool = usePool();
  const isProgramme = made.source === 'programme';
  const save = useSavePlan();
  const before = usePlan().data;
  const [id] = useState(newId);
  const replaced = before && before.id !== id ? before.name : undefined;
  const [, navigate] = useLocation();
  const keep = () => save.mutate({ ...made, id }, { onSuccess: () => navigate('/workouts') });
  useEffect(() => {
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <>
      <PageHeader
        title={isProgramme ? made.name : makingText.result}
        subtitle={makingText.resultLead}
        back={onChange}
      />
      <MadeWeek made={made} pool={pool} />
      {replaced !== undefined && (
        <div className="mt-4">
          <StatusMessage tone="info">{makingText.replaces(replaced)}</StatusMessage>
        </div>
      )}
      {children && <div className="mt-4">{children}</div>}
      <div className="save-bar sticky bottom-(--in-reach) z-10 mt-4 flex flex-wrap gap-2 rounded-card border border-line bg-surface p-2 shadow-float lg:bottom-4 lg:justify-end">
        {onAnother && (
          <Button
            variant="secondary"
            pending={isMaking}
            icon={<RefreshCw aria-hidden size={18} />}
            onClick={onAnother}
          >
            {makingText.another}
          </Button>
        )}
        <Button className="flex-1 lg:flex-none lg:px-16" pending={save.isPending} onClick={keep}>
          {save.isPending
            ? makingText.keeping
            : isProgramme
              ? makingText.startProgramme
              : makingText.keep}
        </Button>
      </div>
    </>
  );
}
