import { useRef, useState } from 'react';
import type { NewTrainingSession, TrainingSession } from '#features/training-sessions/contract.ts';
import {
  finishSession,
  tickSet,
  toOwnSession,
  untickSet,
} from '#features/training-sessions/rules/session-edits.ts';
import { takesOne } from '#features/training-sessions/rules/session-state.ts';
import {
  isWeeklyLimit,
  useChangeSession,
  useFinishSession,
  useStartSession,
} from '#features/training-sessions/web/public.ts';

type Change = (session: TrainingSession) => TrainingSession;

const nowText = (): string => new Date().toISOString();

/**
 * A session that is done set by set. The first tick begins it; ticks made while that is on its way are
 * sent after it. What is shown is what was ticked last, whatever has reached the server.
 */
export function useDoing(draft: NewTrainingSession, kept: TrainingSession | null) {
  const start = useStartSession();
  const unsaved: TrainingSession = { ...draft, version: 1 };
  const [begun, setBegun] = useState<TrainingSession | null>(null);
  const [shown, setShown] = useState<TrainingSession>(kept ?? unsaved);
  const [isOverLimit, setIsOverLimit] = useState(false);
  const waiting = useRef<Change[]>([]);
  const stored = kept ?? begun;
  const update = useChangeSession(stored ?? unsaved);
  const finish = useFinishSession(stored ?? unsaved);

  const fail = (error: unknown) => {
    setShown(stored ?? unsaved);
    if (isWeeklyLimit(error)) setIsOverLimit(true);
  };

  const begin = (session: TrainingSession) => {
    const { version: _, ...body } = session;
    start.mutate(body, {
      onSuccess: (saved) => {
        setBegun(saved);
        const [...changes] = waiting.current;
        waiting.current = [];
        if (changes.length > 0) {
          update.mutate((now) => changes.reduce((session, change) => change(session), now));
        }
      },
      onError: (error) => {
        waiting.current = [];
        fail(error);
      },
    });
  };

  const change = (next: Change) => {
    setShown(next);
    if (stored) update.mutate(next, { onError: fail });
    else if (start.isPending) waiting.current.push(next);
    else begin(next(shown));
  };

  const tick = (setId: string, isDone: boolean) => {
    const at = nowText();
    change((session) => (isDone ? tickSet(session, setId, at) : untickSet(session, setId)));
  };

  return {
    session: shown,
    isBegun: stored !== null,
    isOverLimit,
    usesLimit: takesOne(shown),
    tick,
    change,
    closeLimit: () => setIsOverLimit(false),
    /** goes on with the same session as training of one's own */
    doAsOwn: () => {
      setIsOverLimit(false);
      setShown(toOwnSession);
    },
    finish: (onDone: () => void) => {
      const at = nowText();
      setShown((session) => finishSession(session, at));
      finish.mutate(at, { onSuccess: onDone, onError: fail });
    },
    isFinishing: finish.isPending,
  };
}
