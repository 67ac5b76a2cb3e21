import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { toNextInput } from '#features/plan-blocks/rules/make-plan.ts';
import { toProgrammePlan } from '#features/plan-blocks/rules/programme-plan.ts';
import type { PlanInput } from '#features/plan-generator/rules/plan-input.ts';
import type { Programme } from '#features/programmes/rules/programme.ts';
import { findProgramme } from '#features/programmes/rules/programmes.ts';
import type { RequestConstraints } from '#features/training-requests/rules/constraints.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { LoadingScreen } from '#platform/web/ui/loading-screen.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { TrainingPlan } from '../../contract.ts';
import { usePlan } from '../api.ts';
import { AskForWeek } from '../components/making/ask-for-week.tsx';
import { KeepForLaterCard } from '../components/making/keep-for-later-card.tsx';
import { LookOver } from '../components/making/look-over.tsx';
import { useFirstDay } from '../hooks/use-first-day.ts';
import { usePlanMaker } from '../hooks/use-plan-maker.ts';
import { type Usual, useUsualInput } from '../hooks/use-usual-input.ts';
import { makingText } from '../messages/making.ts';

/** Makes a training week: the answers, then the week to look over. */
export function NewPlanPage() {
  const { usual, error } = useUsualInput();
  const [search] = useSearchParams();
  const plan = usePlan();
  const programme = findProgramme(search.get('programme') ?? '');
  if (usual && programme) return <StartProgramme programme={programme} input={usual.input} />;
  if (usual && search.has('next') && plan.isPending) return <LoadingScreen />;
  if (usual) return <NewPlan usual={search.has('next') ? goOn(usual, plan.data) : usual} />;
  if (!error) return <LoadingScreen />;
  return (
    <>
      <PageHeader title={makingText.title} back="/workouts" />
      <StatusMessage tone="error" title={explainError(error)} />
    </>
  );
}

/** The next block starts from the answers and wishes of the one before, with what is known now. */
function goOn(usual: Usual, plan: TrainingPlan | null | undefined): Usual {
  if (plan?.source !== 'made') return usual;
  const { age, level, lifts, intensityCapped, recovery, banned, favourites, pool } = usual.input;
  const { sparesLying = false } = usual.input;
  const now = { age, level, lifts, intensityCapped, sparesLying, recovery, banned, favourites };
  return { ...usual, input: toNextInput(plan, now, pool) };
}

type StartProgrammeProps = { programme: Programme; input: PlanInput };

/** A programme adapted to the person, to look over before it is followed. */
function StartProgramme({ programme, input }: StartProgrammeProps) {
  const firstDay = useFirstDay();
  const [, navigate] = useLocation();
  const made = useMemo(
    () => toProgrammePlan(programme, input, firstDay),
    [programme, input, firstDay],
  );
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
  const [request, setRequest] = useState<RequestConstraints | null>(null);
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
      >
        {request && <KeepForLaterCard usual={usual} input={made.input} request={request} />}
      </LookOver>
    );
  }
  return (
    <AskForWeek
      usual={usual}
      input={input}
      isMaking={isMaking}
      onChange={setInput}
      onRequest={setRequest}
      onMake={(wanted) => void make(wanted)}
    />
  );
}
