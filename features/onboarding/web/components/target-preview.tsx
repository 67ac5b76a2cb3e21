import { Figures } from '#features/account/web/public.ts';
import { dayTargetOf } from '#features/nutrition/rules/targets/day-target.ts';
import { targetInputOf } from '#features/nutrition/rules/targets/profile-target.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import {
  ageOf,
  type Draft,
  heightText,
  readHeightCm,
  readWeightKg,
  weightText,
} from '../../rules/draft.ts';
import { basedOn, goalTexts, macrosOfTarget } from '../messages.ts';

/** Summary of the answers; nothing is saved before Complete. */
export function TargetPreview({ draft }: { draft: Draft }) {
  const { gender, fitnessLevel, goals, trainingDays } = draft;
  if (gender === null || fitnessLevel === null) return null;
  const target = dayTargetOf(
    targetInputOf({
      age: ageOf(draft),
      gender,
      weightKg: readWeightKg(draft),
      heightCm: Math.round(readHeightCm(draft)),
      fitnessLevel,
      goals,
      trainingDays,
    }),
  );
  const basis = [
    `${ageOf(draft)} years`,
    weightText(draft),
    heightText(draft),
    ...goals.map((goal) => goalTexts[goal].title.toLowerCase()),
  ].join(', ');
  return (
    <Figures>
      <section
        aria-label="Your target"
        aria-live="polite"
        className="rounded-card border border-line bg-surface p-4 sm:bg-raised"
      >
        <h2 className="font-semibold">Your daily target</h2>
        <p className="tabular mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-3xl font-semibold">{wholeText(target.energyKcal)}</span>
          <span className="text-muted">{macrosOfTarget(target)}</span>
        </p>
        <p className="mt-2 text-sm text-muted">{basedOn(basis)}</p>
      </section>
    </Figures>
  );
}
