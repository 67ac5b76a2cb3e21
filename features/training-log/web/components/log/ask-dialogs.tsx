import { useState } from 'react';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import { asksIfOpen, lastDoneAt } from '#features/training-sessions/rules/open-sessions.ts';
import { sessionText, useTrainingWeek } from '#features/training-sessions/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { finishText, limitText, logText, openText } from '../../messages/log.ts';

type AskDialogsProps = {
  session: TrainingSession;
  isEdit: boolean;
  asksToFinish: boolean;
  /** sets without a tick */
  left: number;
  isEmpty: boolean;
  /** when the page was opened, ms since 1970 */
  openedAt: number;
  /** when the last set was done */
  lastAt: string | null;
  isOverLimit: boolean;
  onFinish: (at: string) => void;
  onRemove: () => void;
  onClose: () => void;
  onCloseLimit: () => void;
  onOwn: () => void;
};

const HOUR_MS = 3_600_000;

/** What a session asks: whether it is over, also when it was forgotten, and how it goes on beyond the week's limit. */
export function AskDialogs(props: AskDialogsProps) {
  const { session, isEdit, asksToFinish, left, isEmpty, openedAt, lastAt, isOverLimit } = props;
  const week = useTrainingWeek(session.date).data;
  const [goesOn, setGoesOn] = useState(false);
  const since = lastDoneAt(session);
  const hours = since === null ? 0 : Math.floor((openedAt - Date.parse(since)) / HOUR_MS);
  const isForgotten = !isEdit && !goesOn && asksIfOpen(session, openedAt);
  const finishNow = () => props.onFinish(new Date().toISOString());
  return (
    <>
      <Dialog
        open={asksToFinish}
        onOpenChange={(next) => !next && props.onClose()}
        title={finishText.title}
        description={isEmpty ? finishText.none : finishText.left(left)}
        footer={
          <>
            <Button variant="secondary" onClick={props.onClose}>
              {finishText.keepGoing}
            </Button>
            {isEmpty ? (
              <Button variant="danger" onClick={props.onRemove}>
                {finishText.remove}
              </Button>
            ) : (
              <Button onClick={finishNow}>{logText.finish}</Button>
            )}
          </>
        }
      />
      <Dialog
        open={isForgotten}
        onOpenChange={(next) => !next && setGoesOn(true)}
        title={openText.title}
        description={openText.since(hours)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setGoesOn(true)}>
              {openText.goOn}
            </Button>
            {lastAt === null ? (
              <Button variant="danger" onClick={props.onRemove}>
                {finishText.remove}
              </Button>
            ) : (
              <Button onClick={() => props.onFinish(lastAt)}>{openText.finishThen}</Button>
            )}
          </>
        }
      />
      <Dialog
        open={isOverLimit}
        onOpenChange={(next) => !next && props.onCloseLimit()}
        title={limitText.title}
        description={week && week.limit !== null ? sessionText.limitReached(week) : undefined}
        footer={
          <>
            <LinkButton href="/profile/plan" variant="secondary">
              {sessionText.largerPlan}
            </LinkButton>
            <Button onClick={props.onOwn}>{sessionText.doAsOwn}</Button>
          </>
        }
      />
    </>
  );
}
