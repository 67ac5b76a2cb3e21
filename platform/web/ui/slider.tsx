import { Slider as BaseSlider } from '@base-ui/react/slider';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { formatDecimal, parseDecimal } from '../forms/decimal.ts';
import { outOfRange, roundedToStep } from './messages.ts';

type SliderProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  unit?: string | undefined;
  onValueChange: (value: number) => void;
  /** Formats the value in the box and for screen readers; one decimal by default. */
  format?: ((value: number) => string) | undefined;
  hint?: ReactNode;
};

const plain = (value: number) => formatDecimal(value, 1);

/** Rounds to the nearest step. */
export function snap(value: number, min: number, max: number, step: number): number {
  const steps = Math.round((value - min) / step);
  const snapped = min + steps * step;
  return Number(Math.min(max, Math.max(min, snapped)).toFixed(6));
}

/** A slider, and beside its name the figure as a box: some would rather type it. */
export function Slider(props: SliderProps) {
  const { label, value, min, max, step, unit, onValueChange, format = plain, hint } = props;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);

  const settle = () => {
    const number = typed === null ? null : parseDecimal(typed);
    setTyped(null);
    setNote(null);
    if (typeof number !== 'number') return;
    // A figure out of range is probably a typo, so the value stays.
    if (number < min || number > max)
      return setNote(outOfRange(plain(number), format(min), format(max), format(value)));
    const settled = snap(number, min, max, step);
    if (Math.abs(settled - number) > 1e-6)
      setNote(roundedToStep(formatDecimal(number, 3), format(settled), plain(step)));
    onValueChange(settled);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settle();
  };

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className="font-medium text-muted">
          {label}
        </label>
        <span className="flex items-baseline gap-1.5">
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            aria-describedby={`${id}-range`}
            value={typed ?? format(value)}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
            onBlur={settle}
            onKeyDown={onKeyDown}
            className="tabular min-h-11 w-20 rounded-control border border-line-strong bg-field px-2 text-center text-xl font-semibold text-ink hover:border-muted focus-visible:outline-offset-0"
          />
          {unit && <span className="min-w-6 text-sm text-muted">{unit}</span>}
        </span>
      </div>
      <BaseSlider.Root
        value={value}
        min={min}
        max={max}
        step={step}
        onValueChange={(next) => {
          setNote(null);
          onValueChange(next);
        }}
        className="mt-1"
      >
        <BaseSlider.Control className="flex h-11 w-full touch-none items-center px-3.5 select-none">
          <BaseSlider.Track className="h-2 w-full rounded-full bg-line">
            <BaseSlider.Indicator className="rounded-full bg-accent-gradient" />
            <BaseSlider.Thumb
              aria-label={label}
              getAriaValueText={(_, now) => `${format(now)}${unit ? ` ${unit}` : ''}`}
              className="size-7 rounded-full border-[3px] border-accent-solid bg-white shadow-[0_2px_10px_#0000005c] transition-[box-shadow] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent data-dragging:shadow-[0_0_0_10px_color-mix(in_srgb,var(--vivid-1)_24%,transparent)]"
            />
          </BaseSlider.Track>
        </BaseSlider.Control>
      </BaseSlider.Root>
      <div id={`${id}-range`} className="tabular flex justify-between px-1 text-xs text-faint">
        <span className="sr-only">
          {`${format(min)} to ${format(max)}${unit ? ` ${unit}` : ''}`}
        </span>
        <span aria-hidden>{format(min)}</span>
        <span aria-hidden>{format(max)}</span>
      </div>
      <p role="status" className="mt-1 text-sm text-warn empty:hidden">
        {note}
      </p>
      {hint && <p className="mt-1 text-sm text-faint">{hint}</p>}
    </div>
  );
}
