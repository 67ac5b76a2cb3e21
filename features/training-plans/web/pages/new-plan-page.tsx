import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import type { Programme } from '#features/programmes/rules/programme.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { toProgrammePlan } from '../../rules/programme-plan.ts';
import { AskForWeek } from '../components/making/ask-for-week.tsx';
import { LookOver } from '../components/making/look-over.tsx';
import { usePlanMaker } from '../hooks/use-plan-maker.ts';
import { type Usual, useUsualInput } from '../hooks/use-usual-input.ts';
import { makingText } from '../messages/making.ts';

/** Makes a training week: the answers, then the week to look over. */
export function NewPlanPage() {
  const { usual, error } = useUsualInput();
  const [search] = useSearchParams();
  const programme = findProgramme(search.get('programme') ?? '');
  if (usual && programme) return <StartProgramme programme={programme} input={usual.input} />;
  if (usual) return <NewPlan usual={usual} />;
  if (!error) return <LoadingScreen />;
  return (
    <>
      <PageHeader title={makingText.title} back="/workouts" />
      <StatusMessage tone="error" title={explainError(error)} />
    </>
  );
}

type StartProgrammeProps = { programme: Programme; input: PlanInput };

/** A programme adapted to the person, to look over before it is followed. */
function StartProgramme({ programme, input }: StartProgrammeProps) {
  const today = useToday();
  const [, navigate] = useLocation();
  const made = useMemo(() => toProgrammePlan(programme, input, today), [programme, input, today]);
  if (!made) {
    return (
      <>
        <PageHeader title={programme.name} back={`/workouts/programmes/${programme.id}`} />
        <StatusMessage tone="error" title={makingText.noDays} />
      </>
    );
  }
  return (
    <LookOver
      made={made}
      isMaking={false}
      onAnother={null}
      onChange={() => navigate(`/workouts/programmes/${programme.id}`)}
    />
  );
}

function NewPlan({ usual }: { usual: Usual }) {
  const [search] = useSearchParams();
  const [input, setInput] = useState(usual.input);
  const { made, isMaking, make, clear } = usePlanMaker();

  // The page before has a button for it: a second press is not needed.
  const wanted = useRef(search.has('make'));
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    void make(input);
  });

  if (made) {
    return (
      <LookOver
        made={made}
        isMaking={isMaking}
        onAnother={() => void make({ ...input, seed: made.input.seed + 1 })}
        onChange={clear}
      />
    );
  }
  return (
    <AskForWeek
      usual={usual}
      input={input}
      isMaking={isMaking}
      onChange={setInput}
      onMake={(wanted) => void make(wanted)}
    />
  );
}
