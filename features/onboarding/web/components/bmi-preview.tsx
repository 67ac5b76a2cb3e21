import { isMinor } from '#features/account/rules.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { adultBmiBand, type BmiBand, bmiOf } from '../../rules/body-measures.ts';
import { ageOf, type Draft, readHeightCm, readWeightKg } from '../../rules/draft.ts';
import { adultRangesDontApply, roughGuide } from '../messages.ts';

/** The drawn scale: from 15 to 35, each band as wide as its span. */
const SCALE = { from: 15, to: 35 };
const bands: { band: BmiBand; to: number; colour: string }[] = [
  { band: 'Underweight', to: 18.5, colour: 'bg-info' },
  { band: 'Normal', to: 25, colour: 'bg-success' },
  { band: 'Overweight', to: 30, colour: 'bg-warn' },
  { band: 'Obese', to: SCALE.to, colour: 'bg-danger' },
];

/** The body mass index of the figures chosen so far; with its band for adults. */
export function BmiPreview({ draft }: { draft: Draft }) {
  const bmi = bmiOf(readWeightKg(draft), readHeightCm(draft));
  if (bmi === null) return null;
  const minor = isMinor(ageOf(draft));
  return (
    <section
      aria-label="BMI preview"
      className="rounded-card border border-line bg-surface px-4 py-3 sm:bg-raised"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="flex items-baseline gap-2">
          <span className="text-muted">BMI</span>
          <span className="tabular text-2xl font-semibold">{bmi.toFixed(1)}</span>
        </p>
        {!minor && <p className="font-semibold">{adultBmiBand(bmi)}</p>}
      </div>
      {minor ? (
        <p className="mt-1 text-sm text-muted">{adultRangesDontApply}</p>
      ) : (
        <>
          <Scale bmi={bmi} />
          <p className="mt-2 text-sm text-muted">{roughGuide}</p>
        </>
      )}
    </section>
  );
}

function Scale({ bmi }: { bmi: number }) {
  const place = (bmi - SCALE.from) / (SCALE.to - SCALE.from);
  const percent = Math.min(1, Math.max(0, place)) * 100;
  const now = adultBmiBand(bmi);
  return (
    <div aria-hidden className="relative mt-2 flex gap-1 px-1.5">
      {bands.map(({ band, to, colour }, index) => (
        <span
          key={band}
          style={{ flexGrow: to - (bands[index - 1]?.to ?? SCALE.from) }}
          className={classNames('h-2 basis-0 rounded-full', colour, band !== now && 'opacity-35')}
        />
      ))}
      <span
        style={{ left: `${percent}%` }}
        className="absolute -top-1 size-4 -translate-x-1/2 rounded-full border-[3px] border-surface bg-ink sm:border-raised"
      />
    </div>
  );
}
