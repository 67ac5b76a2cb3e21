import { Info } from 'lucide-react';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { KCAL_PER_GRAM } from '#features/food-log/rules/item/nutrients.ts';
import { MACRO_LOOKS } from '#features/food-log/web/public.ts';
import type { DayTarget, TargetStep } from '../../../contract.ts';
import { type EnergyUnit, shownTarget } from '../../../rules/learning/energy-balance.ts';
import { formulasUseKcal } from '../../messages/targets.ts';
import { accuracyText, careText, noteText } from '../../messages.ts';

type TargetArithmeticProps = { target: DayTarget; unit: EnergyUnit };

/** Steps of a target with sum, result and reason. */
export function TargetArithmetic({ target, unit }: TargetArithmeticProps) {
  return (
    <>
      <ol className="relative">
        {target.steps.map((step, index) => (
          <Step
            key={step.label}
            step={step}
            unit={unit}
            total={index === target.steps.length - 1 ? target : null}
          />
        ))}
      </ol>
      {unit === 'kj' && target.method !== 'own' && (
        <p className="mt-3 text-sm text-muted">{formulasUseKcal}</p>
      )}
      <Shares target={target} />
      <ul className="mt-5 space-y-3">
        <Note>{accuracyText[target.method]}</Note>
        {target.notes.map((note) => (
          <Note key={note}>{noteText[note]}</Note>
        ))}
        <Note>{careText}</Note>
      </ul>
    </>
  );
}

type StepProps = {
  step: TargetStep;
  unit: EnergyUnit;
  /** the target, at the last step, which says it */
  total: DayTarget | null;
};

function Step({ step, unit, total }: StepProps) {
  const result = energyText(step.resultKcal, unit);
  const figure = total ? shownTarget(total, unit).toLocaleString('en-AU') : result.amount;
  return (
    <li className="border-b border-line py-3 first:pt-1">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{step.label}</span>
        <span className="tabular shrink-0 text-right">
          <span className={total ? 'text-2xl font-semibold' : 'text-lg font-semibold'}>
            {figure}
          </span>
          <span className="ml-1 text-sm text-muted">{result.sign}</span>
        </span>
      </div>
      <p className="tabular mt-0.5 text-sm text-accent-3">
        {step.working}
        {unit === 'kj' && ' kcal'}
      </p>
      <p className="mt-1 text-sm text-muted">{step.why}</p>
    </li>
  );
}

function Shares({ target }: { target: DayTarget }) {
  const shares = MACRO_LOOKS.map(({ key, name, colour }) => ({
    name,
    colour,
    grams: target[`${key}Grams`],
    perGram: KCAL_PER_GRAM[key],
  }));
  const kcal = shares.reduce((sum, { grams, perGram }) => sum + grams * perGram, 0);
  return (
    <section className="mt-5">
      <h3 className="font-semibold">Macros</h3>
      <dl className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {shares.map(({ name, grams, perGram, colour }) => (
          <div key={name} className="rounded-control bg-raised px-3 py-2">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <span aria-hidden className={`size-2 rounded-full ${colour}`} />
              {name}
            </dt>
            <dd className="tabular">
              <span className="font-semibold">{grams} g</span>
              <span className="ml-1.5 text-sm text-muted">
                {Math.round((100 * grams * perGram) / kcal)} %
              </span>
            </dd>
          </div>
        ))}
        <div className="rounded-control bg-raised px-3 py-2">
          <dt className="text-sm text-muted">Fibre</dt>
          <dd className="tabular font-semibold">{target.fiberGrams} g</dd>
        </div>
      </dl>
    </section>
  );
}

function Note({ children }: { children: string }) {
  return (
    <li className="flex items-start gap-2.5 text-sm text-muted">
      <Info aria-hidden size={18} className="mt-px shrink-0 text-accent-2" />
      {children}
    </li>
  );
}
