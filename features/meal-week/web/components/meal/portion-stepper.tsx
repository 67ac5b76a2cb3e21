import { Minus, Plus } from 'lucide-react';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { lessFor, moreFor } from '../../messages/meal.ts';

const STEP = 0.25;
const MAX = 10;

type PortionStepperProps = {
  /** whose portion */
  name: string;
  value: number;
  onChange: (portion: number) => void;
};

/** A portion in quarters of a serving. */
export function PortionStepper({ name, value, onChange }: PortionStepperProps) {
  const set = (portion: number) => onChange(Math.min(MAX, Math.max(STEP, portion)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <span className="min-w-0 flex-[1_1_6rem] font-medium wrap-anywhere">{name}</span>
      <span className="flex items-center gap-1 rounded-control border border-line bg-sunken">
        <IconButton
          label={lessFor(name)}
          icon={<Minus aria-hidden size={18} />}
          aria-disabled={value <= STEP}
          onClick={() => set(value - STEP)}
        />
        <output className="tabular min-w-20 text-center text-sm font-semibold">
          {servesText(value)}
        </output>
        <IconButton
          label={moreFor(name)}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => set(value + STEP)}
        />
      </span>
    </div>
  );
}
