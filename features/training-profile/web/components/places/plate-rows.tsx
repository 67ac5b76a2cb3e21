import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { parseDecimal } from '#platform/web/forms/decimal.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { MAX_PAIRS, MAX_PLATE_KG, MIN_KG } from '../../../rules/places.ts';
import { formErrors, formText } from '../../messages/places.ts';
import type { PlateDraft } from './place-draft.ts';
import { kgOf, type WeightUnit, weightText } from './weight-text.ts';

type PlateRowsProps = {
  rows: readonly PlateDraft[];
  unit: WeightUnit;
  error: string | undefined;
  onChange: (rows: readonly PlateDraft[]) => void;
};

/** How many pairs of each plate there are, counted up and down. */
export function PlateRows({ rows, unit, error, onChange }: PlateRowsProps) {
  const count = (kg: number, by: number) =>
    onChange(
      rows.map((row) =>
        row.kg === kg ? { ...row, pairs: Math.min(MAX_PAIRS, Math.max(0, row.pairs + by)) } : row,
      ),
    );
  return (
    <div>
      <p className="text-sm text-muted">{formText.pairsLead}</p>
      <ul className="divide-y divide-line">
        {rows.map(({ kg, pairs }) => {
          const weight = weightText(kg, unit);
          return (
            <li key={kg} className="flex flex-wrap items-center gap-x-2 py-1">
              <span className="tabular min-w-16 flex-1 font-medium">{weight}</span>
              <span className="-mr-2.5 ml-auto flex items-center">
                <IconButton
                  label={formText.fewerPairs(weight)}
                  icon={<Minus aria-hidden size={20} />}
                  aria-disabled={pairs === 0}
                  onClick={() => count(kg, -1)}
                />
                <output
                  className={`tabular min-w-14 text-center ${pairs === 0 ? 'text-faint' : ''}`}
                >
                  {formText.pairs(pairs)}
                </output>
                <IconButton
                  label={formText.morePairs(weight)}
                  icon={<Plus aria-hidden size={20} />}
                  aria-disabled={pairs === MAX_PAIRS}
                  onClick={() => count(kg, 1)}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <OtherPlate rows={rows} unit={unit} error={error} onChange={onChange} />
    </div>
  );
}

/** A plate of a weight that is not listed. */
function OtherPlate({ rows, unit, error, onChange }: PlateRowsProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = () => {
    const figure = parseDecimal(text);
    if (typeof figure !== 'number') return setProblem(formErrors.number);
    const kg = kgOf(figure, unit);
    if (kg < MIN_KG || kg > MAX_PLATE_KG) {
      return setProblem(formErrors.range(weightText(MIN_KG, unit), weightText(MAX_PLATE_KG, unit)));
    }
    if (rows.some((row) => row.kg === kg)) return setProblem(formErrors.samePlate);
    setText('');
    setProblem(undefined);
    onChange([...rows, { kg, pairs: 1 }].sort((a, b) => b.kg - a.kg));
  };
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2">
      <NumberField
        label={formText.otherPlate}
        unit={unit}
        value={text}
        error={problem ?? error}
        onValueChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" className="mt-6.5" onClick={add}>
        {formText.addPlate}
      </Button>
    </div>
  );
}
