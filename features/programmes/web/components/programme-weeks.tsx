import { useState } from 'react';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import { lookUpExercises } from '#features/plan-generator/rules/session-seconds.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { adaptProgramme } from '../../rules/adapt-programme.ts';
import { leftOutOf } from '../../rules/left-out.ts';
import type { Programme } from '../../rules/programme.ts';
import { asWritten, changeTexts, leftOutText, noteText } from '../messages/adapted.ts';
import { SessionCard } from './session-card.tsx';

type ProgrammeWeeksProps = { programme: Programme; input: PlanInput };

/** The weeks of a programme, one at a time. */
export function ProgrammeWeeks({ programme, input }: ProgrammeWeeksProps) {
  const [chosen, setChosen] = useState(1);
  const weeks = adaptProgramme(programme, input);
  const shown = weeks.find(({ week }) => week === chosen) ?? weeks[0];
  if (!shown) return null;
  const exerciseOf = lookUpExercises(input.pool);
  const nameOf = (id: string) => exerciseOf(id)?.name ?? id;
  const left = leftOutOf(shown.plan.sessions);
  const said = [
    ...shown.plan.notes.flatMap((note) => noteText(note) ?? []),
    ...(left ? [leftOutText(left, nameOf)] : []),
    ...changeTexts(shown.changes, nameOf),
  ];
  return (
    <>
      <Segmented
        label="Week"
        value={String(shown.week)}
        options={weeks.map(({ week }) => ({ value: String(week), label: String(week) }))}
        onValueChange={(week) => setChosen(Number(week))}
      />
      <Card title={`Week ${shown.week}`}>
        <p>{left?.isEverywhere ? asWritten(shown.note) : shown.note}</p>
        {said.length > 0 && (
          <ul className="mt-3 grid list-disc gap-1 pl-5 text-sm text-muted">
            {[...new Set(said)].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        {shown.plan.sessions.map((session, at) => (
          <SessionCard
            key={session.weekday}
            session={session}
            name={shown.names[at] ?? ''}
            exerciseOf={exerciseOf}
          />
        ))}
      </div>
    </>
  );
}
