import { Figures, useUnits } from '#features/account/web/public.ts';
import { energyText } from '#features/food-log/rules/item/amount-text.ts';
import { MACRO_LOOKS } from '#features/food-log/web/public.ts';
import type { DayBand } from '#features/meal-plans/rules/day-sums.ts';
import { wholeText } from '#platform/shared/whole-text.ts';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { bandText } from '../../messages/bands.ts';

/** Planned against target of a day: energy first, then the macros. Nothing in gentle mode. */
export function DayBands({ bands }: { bands: readonly DayBand[] }) {
  const { energyUnit } = useUnits();
  const energy = bands.find(({ nutrient }) => nutrient === 'calories');
  if (!energy) return null;
  const planned = energyText(energy.planned, energyUnit);
  const target = energyText(energy.target, energyUnit);
  const words = bandText.energy(planned.amount, target.amount, target.sign, energy.isWhole);
  return (
    <Figures>
      <dl className="grid grid-cols-3 gap-2 in-columns:grid-cols-1 in-columns:gap-1 print:absolute print:top-1.5 print:right-3 print:block">
        <div className="col-span-full grid gap-2 in-columns:mb-1">
          <dt className="sr-only">{bandText.energyName}</dt>
          <dd className="tabular text-sm">
            <span className="font-semibold">
              {energy.isWhole ? '' : '≥ '}
              {planned.amount}
            </span>
            <span className="text-muted">
              {' '}
              / {target.amount} {target.sign}
            </span>
          </dd>
          <dd className="print:hidden">
            <ProgressBar
              value={energy.planned}
              max={energy.target}
              label={bandText.energyName}
              valueText={words}
            />
          </dd>
        </div>
        {MACRO_LOOKS.map(({ key, name, colour }) => {
          const band = bands.find(({ nutrient }) => nutrient === key);
          return band && <MacroBand key={key} name={name} colour={colour} band={band} />;
        })}
      </dl>
    </Figures>
  );
}

type MacroBandProps = { name: string; colour: string; band: DayBand };

function MacroBand({ name, colour, band: { planned, target, isWhole } }: MacroBandProps) {
  const [now, wanted] = [wholeText(Math.round(planned)), wholeText(Math.round(target))];
  return (
    <div className="min-w-0 print:hidden in-columns:grid in-columns:grid-cols-[1fr_auto] in-columns:gap-x-1">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular mb-1 text-xs in-columns:mb-0.5">
        <span className="font-semibold">
          {isWhole ? '' : '≥ '}
          {now}
        </span>
        <span className="text-muted"> / {wanted} g</span>
      </dd>
      <dd className="in-columns:col-span-2">
        <ProgressBar
          value={planned}
          max={target}
          label={name}
          valueText={bandText.grams(now, wanted, isWhole)}
          barClassName={colour}
          className="h-1.5 in-columns:h-1"
        />
      </dd>
    </div>
  );
}
