import { useLayoutEffect, useRef, useState } from 'react';
import type { TrainingSession } from '#features/training-sessions/contract.ts';
import {
  isWeeklyLimit,
  useChangeSession,
  useSessions,
} from '#features/training-sessions/web/public.ts';
import { addDays } from '#platform/shared/calendar-day.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import type { Change } from './use-log.ts';

const DAYS_BACK = 90;
const NONE = { id: '', version: 1 } as TrainingSession;

/** A session by its id: undefined while it is looked for, null where there is none. */
export function useOpen(id: string) {
  const today = useToday();
  const list = useSessions(addDays(today, -DAYS_BACK));
  const kept = list.data?.find((session) => session.id === id) ?? null;
  const [shown, setShown] = useState<TrainingSession | null>(null);
  const [isOverLimit, setIsOverLimit] = useState(false);
  const update = useChangeSession(kept ?? NONE);
  const [pending, setPending] = useState(0);
  const isNewer = pending > 0 || !kept || (shown?.version ?? 0) >= kept.version;
  const session = isNewer ? (shown ?? kept) : kept;
  const current = useRef(session);
  useLayoutEffect(() => {
    if (pending === 0) current.current = session;
  }, [pending, session]);

  return {
    session: session ?? (list.isFetching ? undefined : null),
    isOverLimit,
    closeLimit: () => setIsOverLimit(false),
    change(edit: Change) {
      if (!current.current) return;
      current.current = edit(current.current);
      setShown(current.current);
      setPending((count) => count + 1);
      update.mutate(edit, {
        onSettled: (saved, error) => {
          if (isWeeklyLimit(error)) setIsOverLimit(true);
          setShown(saved ?? null);
          setPending((count) => count - 1);
        },
      });
    },
  };
}
