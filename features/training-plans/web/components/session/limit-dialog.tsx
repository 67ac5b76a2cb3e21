import { sessionText, useTrainingWeek } from '#features/training-sessions/web/public.ts';
import type { CalendarDay } from '#platform/shared/calendar-day.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { limitText } from '../../messages/week.ts';

type LimitDialogProps = {
  date: CalendarDay;
  open: boolean;
  onClose: () => void;
  onOwn: () => void;
};

/** Said when the week's workouts are used up: what the limit is, and the ways on. */
export function LimitDialog({ date, open, onClose, onOwn }: LimitDialogProps) {
  const week = useTrainingWeek(date).data;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={limitText.reached}
      description={week && week.limit !== null ? sessionText.limitReached(week) : undefined}
      footer={
        <>
          <LinkButton href="/profile/plan" variant="secondary">
            {sessionText.largerPlan}
          </LinkButton>
          <Button onClick={onOwn}>{sessionText.doAsOwn}</Button>
        </>
      }
    />
  );
}
