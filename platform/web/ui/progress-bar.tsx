import { classNames } from './class-names.ts';

type ProgressBarProps = {
  value: number;
  max: number;
  label: string;
  /** Value in words ("62 of 120 g"). */
  valueText?: string | undefined;
  className?: string | undefined;
  /** The colour of the filled part, as a class; the accent gradient unless given. */
  barClassName?: string | undefined;
};

/** A value against its target. Beyond the target the whole bar is the value, with a notch at the target. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, max, label, valueText, className, barClassName = 'bg-accent-gradient' } = props;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const isOver = max > 0 && value > max;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={classNames(
        'relative h-2 w-full overflow-hidden rounded-full bg-line [print-color-adjust:exact]',
        className,
      )}
    >
      <div
        className={classNames(
          // Moved in from the left, not made wider: its movement costs no layout.
          'h-full rounded-full transition-transform duration-500 ease-out-soft motion-reduce:transition-none',
          barClassName,
        )}
        // Not an attribute: the content policy forbids those in pages that are built as HTML.
        ref={(bar) => bar?.style.setProperty('transform', `translateX(${(part - 1) * 100}%)`)}
      />
      {isOver && (
        // A notch where the target is, and hatching beyond it: seen without colour.
        <div
          data-beyond
          className="absolute inset-y-0 right-0 border-l-3 border-surface bg-[repeating-linear-gradient(115deg,transparent_0_3px,var(--surface)_3px_6px)]"
          ref={(beyond) => beyond?.style.setProperty('left', `${(max / value) * 100}%`)}
        />
      )}
    </div>
  );
}
