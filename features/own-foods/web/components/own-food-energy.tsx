import { kcalToKj, kjToKcal } from '#platform/shared/units.ts';
import { formatDecimal, parseDecimal } from '#platform/web/forms/decimal.ts';
import { FIGURES, OwnFoodFigure } from './own-food-figure.tsx';
import type { OwnFoodForm } from './use-own-food-form.ts';

const BOXES = {
  kj: { field: 'kilojoules', unit: 'kJ', other: 'kcal', convert: kjToKcal },
  kcal: { field: 'kilocalories', unit: 'kcal', other: 'kJ', convert: kcalToKj },
} as const;

/** Energy in both units, the person's own first: either is enough. */
export function OwnFoodEnergy({ form }: { form: OwnFoodForm }) {
  const { draft, change, reading, energyUnit } = form;
  const order = energyUnit === 'kj' ? (['kj', 'kcal'] as const) : (['kcal', 'kj'] as const);
  const per = reading.basis === '100g' ? '100 g' : '100 ml';
  return (
    <div className={FIGURES}>
      {order.map((kind) => {
        const { field, unit, other, convert } = BOXES[kind];
        const typed = parseDecimal(draft[field]);
        const per100 = reading.serving === null ? null : reading.energy[kind];
        const same = typeof typed === 'number' && typed >= 0 ? Math.round(convert(typed)) : null;
        const otherIsEmpty = draft[kind === 'kj' ? 'kilocalories' : 'kilojoules'] === '';
        const hints = [
          same !== null && otherIsEmpty ? `= ${same} ${other}` : null,
          per100 !== null ? `= ${formatDecimal(per100, 1)} ${unit} per ${per}` : null,
        ].filter((hint) => hint !== null);
        const lines = hints.map((hint) => (
          <span key={hint} className="block">
            {hint}
          </span>
        ));
        return (
          <OwnFoodFigure
            key={kind}
            form={form}
            field={field}
            label={kind === 'kj' ? 'Energy, kJ' : 'Energy, kcal (Cal)'}
            unit={unit}
            hint={lines.length > 0 ? lines : undefined}
            value={draft[field]}
            onValueChange={(text) => change({ [field]: text })}
          />
        );
      })}
    </div>
  );
}
