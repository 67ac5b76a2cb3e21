import { useMemo } from 'react';
import { toSessionItem } from '#features/plan-blocks/rules/to-session.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { adaptProgramme } from '#features/programmes/rules/adapt-programme.ts';
import type { Programme } from '#features/programmes/rules/programme.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import { useProgrammeInput } from '#features/programmes/web/public.ts';
import { makeSession } from '#features/training-sessions/rules/new-session.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Begin, nowText } from './begin.tsx';

type FromProgrammeProps = { programmeId: string; week: number; weekday: number };

/** One session of a programme, as it is for the person. */
export function FromProgramme({ programmeId, ...which }: FromProgrammeProps) {
  const programme = findProgramme(programmeId);
  return programme ? (
    <Found programme={programme} {...which} />
  ) : (
    <Begin draft={null} kept={null} />
  );
}

type FoundProps = { programme: Programme; week: number; weekday: number };

function Found({ programme, week, weekday }: FoundProps) {
  const today = useToday();
  const adapted = useProgrammeInput(programme);
  const draft = useMemo(() => {
    if (!adapted) return undefined;
    const weeks = adaptProgramme(programme, adapted.input);
    const shown = weeks.find((one) => one.week === week);
    const at = shown?.plan.sessions.findIndex((one) => one.weekday === weekday) ?? -1;
    const session = shown?.plan.sessions[at];
    if (!shown || !session) return null;
    const exerciseOf = lookUpExercises(adapted.input.pool);
    return makeSession(
      {
        date: today,
        origin: 'programme',
        sourceId: programme.id,
        name: shown.names[at] ?? programme.name,
        placeName: session.placeName,
        startedAt: nowText(),
      },
      session.items.map((item) => toSessionItem(item, exerciseOf, session.kit)),
    );
  }, [adapted, programme, week, weekday, today]);
  return <Begin draft={draft} kept={null} />;
}
