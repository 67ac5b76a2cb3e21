import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Eatable } from '../../../rules/amounts/portion.ts';
import { type Amount, amountIn, amountProblem, parseAmount } from './amount.ts';

type AmountFieldsProps = {
  eatable: Eatable;
  amount: Amount;
  /** Save was pressed: what is missing is said. */
  checked: boolean;
  onChange: (amount: Amount) => void;
};

/** A figure and what it counts. */
export function AmountFields({ eatable, amount, checked, onChange }: AmountFieldsProps) {
  const { measures } = eatable;
  const problem = checked || amount.text === '' ? amountProblem(eatable, amount) : null;
  return (
    // Side by side where there is room, below each other where the text is large.
    <div className="flex flex-wrap items-start gap-3 *:min-w-0 *:first:flex-[2_1_6rem] *:last:flex-[3_1_8rem]">
      <NumberField
        label="Amount"
        required
        value={amount.text}
        error={problem ?? undefined}
        onValueChange={(text) => onChange(parseAmount(amount, text))}
        onFocus={(event) => event.target.select()}
      />
      <SelectField
        label="Unit"
        options={measures.map(({ key, label }) => ({ value: key, label }))}
        value={amount.measure.key}
        onChange={(event) => {
          const next = measures.find(({ key }) => key === event.target.value);
          if (next) onChange(amountIn(next, amount));
        }}
      />
    </div>
  );
}
