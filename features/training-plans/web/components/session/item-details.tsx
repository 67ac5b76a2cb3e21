import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { MUSCLE_NAMES } from '#features/exercises/web/public.ts';
import { ExerciseFigure } from '#features/figures/web/public.ts';
import type { Pool } from '#features/own-exercises/web/public.ts';
import type { PlanItem, PlannedSession } from '#features/plan-generator/rules/plan-input.ts';
import { useUnitOf } from '#features/progression/web/public.ts';
import { loadHolderOf, loadsOf } from '#features/training-profile/rules/kit.ts';
import { platesFor } from '#features/training-profile/rules/plates.ts';
import { warmUpFor } from '#features/training-profile/rules/warm-up-ramp.ts';
import { weightText } from '#features/training-profile/web/public.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { workText } from '../../messages/plan-words.ts';
import { reasonText } from '../../messages/reasons.ts';
import { sessionPageText, weightsText } from '../../messages/session.ts';

type ItemDetailsProps = { item: PlanItem; session: PlannedSession; pool: Pool };

/** How an exercise is done, why it is in the plan, and how its weight is put together. */
export function ItemDetails({ item, session, pool }: ItemDetailsProps) {
  const exercise = pool.find(item.exerciseId);
  if (!exercise) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ExerciseFigure
        exerciseId={pool.figureOf(item.exerciseId)}
        name={exercise.name}
        muscles={exercise.muscles}
        muscleNames={MUSCLE_NAMES}
      />
      {item.reasons.length > 0 && (
        <section>
          <h3 className="font-semibold">{sessionPageText.why}</h3>
          <ul className="mt-1 grid gap-1 text-muted">
            {item.reasons.map((reason) => (
              <li key={JSON.stringify(reason)} className="break-words">
                {reasonText(reason, pool.nameOf)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Weights item={item} exercise={exercise} session={session} />
      <LinkButton
        href={`/workouts/exercises/${item.exerciseId}`}
        variant="secondary"
        size="sm"
        className="justify-self-start"
      >
        {sessionPageText.howTo}
      </LinkButton>
    </div>
  );
}

type WeightsProps = { item: PlanItem; exercise: Exercise; session: PlannedSession };

const PLATE_BARS = new Set(['barbell', 'ez-bar', 'trap-bar', 'smith-machine']);

function Weights({ item, exercise, session: { kit } }: WeightsProps) {
  const unitOf = useUnitOf();
  const text = (kg: number) => weightText(kg, unitOf(item.exerciseId));
  if (exercise.loadType !== 'external' || !item.reps) return null;
  if (item.loadKg === null) {
    return (
      <section>
        <h3 className="font-semibold">{weightsText.find}</h3>
        <p className="mt-1 text-muted">{weightsText.findHow(workText(item), item.rir ?? 2)}</p>
      </section>
    );
  }
  const holder = loadHolderOf(kit, exercise);
  const barKg = holder && PLATE_BARS.has(holder) ? (loadsOf(kit, holder)[0] ?? null) : null;
  const sideKg = barKg === null ? null : platesFor(barKg, kit.platesKg, item.loadKg).sideKg;
  const ramp = exercise.compound ? warmUpFor(kit, exercise, item.loadKg) : [];
  return (
    <>
      {ramp.length > 0 && (
        <section>
          <h3 className="font-semibold">{weightsText.warmUp}</h3>
          <ul className="tabular mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {ramp.map(({ kg, reps }) => (
              <li key={kg}>{weightsText.warmUpSet(text(kg), reps)}</li>
            ))}
          </ul>
        </section>
      )}
      {sideKg && (
        <section>
          <h3 className="font-semibold">{weightsText.plates}</h3>
          <p className="tabular mt-1 text-muted">
            {sideKg.length > 0 ? sideKg.map(text).join(' + ') : weightsText.emptyBar}
          </p>
        </section>
      )}
    </>
  );
}
