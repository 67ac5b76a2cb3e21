import { useParams } from 'wouter';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { EXERCISES, findExercise } from '#features/exercises/rules/exercises.ts';
import { findSubstitutes } from '#features/exercises/rules/find-substitutes.ts';
import { KeyPoses } from '#features/figures/web/public.ts';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { exerciseHref, publicHref } from '../components/exercise-addresses.ts';
import { ExerciseFacts } from '../components/exercise-facts.tsx';
import { ExerciseSteps } from '../components/exercise-steps.tsx';
import { MuscleCard } from '../components/muscle-card.tsx';
import { PublicFrame } from '../components/public-frame.tsx';
import { allExercises, insteadOf, openInVigour } from '../messages/public-pages.ts';
import { EASIER, HARDER, HOW_TO, NOT_FOUND_HINT, NOT_FOUND_TITLE, TAKE_CARE } from '../messages.ts';

const MAX_ALTERNATIVES = 8;

/** One exercise for anybody: nothing is asked, nothing needs a script. */
export function PublicExercisePage() {
  const { exerciseId } = useParams<{ exerciseId: string }>();
  const exercise = findExercise(exerciseId);
  return <PublicFrame>{exercise ? <Shown exercise={exercise} /> : <NotFound />}</PublicFrame>;
}

function Shown({ exercise }: { exercise: Exercise }) {
  const { id, name, whatFor, caution } = exercise;
  const others = findSubstitutes(exercise, EXERCISES, MAX_ALTERNATIVES);
  return (
    <>
      <AllExercises />
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1
            tabIndex={-1}
            className="text-[min(10vw,3.25rem)] leading-tight font-semibold tracking-[-0.03em] text-balance wrap-anywhere"
          >
            {name}
          </h1>
          <p className="mt-2 text-lg text-muted">{whatFor}</p>
        </div>
        <a href={exerciseHref(id)} className={buttonStyle({ variant: 'secondary' })}>
          {openInVigour}
        </a>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-5">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-5">
          <Card title={HOW_TO}>
            <div className="mb-5 empty:hidden">
              <KeyPoses exerciseId={id} name={name} muscles={exercise.muscles} />
            </div>
            <ExerciseSteps cues={exercise.cues} />
          </Card>
          {caution && (
            <StatusMessage tone="info" title={TAKE_CARE}>
              {caution}
            </StatusMessage>
          )}
          <ExerciseFacts exercise={exercise} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-5">
          <MuscleCard exercise={exercise} />
          <Links title={insteadOf} exercises={others} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden lg:gap-5">
          <Links title={EASIER} exercises={findAll(exercise.easier)} />
          <Links title={HARDER} exercises={findAll(exercise.harder)} />
        </div>
      </div>
    </>
  );
}

const findAll = (ids: readonly string[]): Exercise[] =>
  ids.map(findExercise).filter((exercise) => exercise !== undefined);

function Links({ title, exercises }: { title: string; exercises: readonly Exercise[] }) {
  if (exercises.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="-my-2 divide-y divide-line">
        {exercises.map(({ id, name }) => (
          <li key={id}>
            <a
              href={publicHref(id)}
              className="flex min-h-11 items-center py-2 font-medium wrap-anywhere hover:text-accent"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const AllExercises = () => (
  <a
    href="/exercises"
    className="inline-flex min-h-11 items-center gap-2 rounded-control text-muted underline-offset-4 hover:text-ink hover:underline"
  >
    <span aria-hidden>←</span> {allExercises}
  </a>
);

function NotFound() {
  return (
    <>
      <AllExercises />
      <h1 tabIndex={-1} className="mt-6 text-4xl font-semibold">
        {NOT_FOUND_TITLE}
      </h1>
      <p className="mt-2 text-muted">{NOT_FOUND_HINT}</p>
    </>
  );
}
