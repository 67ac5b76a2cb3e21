import { useState } from 'react';
import { TypedFigures } from '#features/account/web/public.ts';
import { FOOD_NUTRIENTS } from '#features/food-facts/rules/nutrient-kinds.ts';
import {
  CLAIMED_LINES,
  type MassNutrient,
  MINERAL_LINES,
  PANEL_ROWS,
  VITAMIN_LINES,
} from '#features/foods/rules/own-foods/panel-order.ts';
import { formatDecimal } from '#platform/web/forms/decimal.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { dividedBy, leaveUnknownEmpty } from '../messages/own-foods.ts';
import { OwnFoodEnergy } from './own-food-energy.tsx';
import { FIGURES, OwnFoodFigure } from './own-food-figure.tsx';
import type { OwnFoodForm } from './use-own-food-form.ts';

const PER = [
  { value: '100g', label: '100 g' },
  { value: '100ml', label: '100 ml' },
  { value: 'serving', label: 'serving' },
] as const;
const SIZES = [
  { value: 'g', label: 'g' },
  { value: 'ml', label: 'ml' },
];

const isFigure = (field: string): boolean =>
  field.startsWith('nutrients.') || ['kilojoules', 'kilocalories', 'servingSize'].includes(field);

/** The figures, in the order in which an Australian label gives them. */
export function OwnFoodPanel({ form }: { form: OwnFoodForm }) {
  const { draft, change, reading } = form;
  const perServing = draft.per === 'serving';
  return (
    <Card title="Nutrition information">
      <TypedFigures label="Add values" needed={Object.keys(form.errors).some(isFigure)}>
        <div className="grid gap-4">
          <Segmented
            label="Values are per"
            options={PER}
            value={draft.per}
            onValueChange={(per) => {
              const unit = per === '100ml' ? 'ml' : per === '100g' ? 'g' : draft.servingUnit;
              change({ per, servingUnit: draft.servingSize === '' ? unit : draft.servingUnit });
            }}
          />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-3">
            <OwnFoodFigure
              form={form}
              field="servingSize"
              label="Serving size"
              required={perServing}
              value={draft.servingSize}
              onValueChange={(servingSize) => change({ servingSize })}
            />
            <SelectField
              label="Unit"
              options={SIZES}
              value={draft.servingUnit}
              onChange={(event) =>
                change({ servingUnit: event.target.value === 'ml' ? 'ml' : 'g' })
              }
            />
          </div>
          {perServing && reading.serving !== null && (
            <p className="text-sm text-muted">
              {dividedBy(
                formatDecimal(reading.serving, 4),
                reading.basis === '100g' ? '100 g' : '100 ml',
              )}
            </p>
          )}
          <OwnFoodEnergy form={form} />
          {PANEL_ROWS.map((row) => (
            <Lines key={row[0]?.key} form={form} lines={row} />
          ))}
          <p className="text-sm text-faint">{leaveUnknownEmpty}</p>
        </div>
        <Folded form={form} title="Fibre and more" lines={CLAIMED_LINES} />
        <Folded form={form} title="Vitamins" lines={VITAMIN_LINES} />
        <Folded form={form} title="Minerals" lines={MINERAL_LINES} />
      </TypedFigures>
    </Card>
  );
}

type LinesProps = { form: OwnFoodForm; lines: readonly { key: MassNutrient; label: string }[] };

function Lines({ form, lines }: LinesProps) {
  const { draft, change, reading } = form;
  const per = reading.basis === '100g' ? '100 g' : '100 ml';
  return (
    <div className={FIGURES}>
      {lines.map(({ key, label }) => {
        const unit = FOOD_NUTRIENTS[key];
        const kept = reading.serving === null ? undefined : reading.known[key];
        return (
          <OwnFoodFigure
            key={key}
            form={form}
            field={`nutrients.${key}`}
            label={label}
            unit={unit}
            hint={kept === undefined ? undefined : `= ${formatDecimal(kept, 2)} ${unit} per ${per}`}
            value={draft.figures[key]}
            onValueChange={(text) => change({ figures: { ...draft.figures, [key]: text } })}
          />
        );
      })}
    </div>
  );
}

/** Figures that few labels give, folded away until asked for, filled in, or wrong. */
function Folded({ form, title, lines }: LinesProps & { title: string }) {
  const [filled] = useState(() => lines.some(({ key }) => form.draft.figures[key] !== ''));
  return (
    <div className="mt-2 border-t border-line pt-1 pb-3">
      <Disclosure
        label={title}
        openAtFirst={filled}
        needed={lines.some(({ key }) => form.errorOf(`nutrients.${key}`))}
      >
        <Lines form={form} lines={lines} />
      </Disclosure>
    </div>
  );
}
