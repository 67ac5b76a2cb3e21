import { classNames } from './class-names.ts';

type ProgressBarProps = {
  value: number;
  max: number;
  label: string;
  /** Says the value in words where a bare percentage would not ("62 of 120 g"). */
  valueText?: string | undefined;
  className?: string | undefined;
  /** The colour of the filled part, as a class; the accent gradient unless given. */
  barClassName?: string | undefined;
};

export function ProgressBar(props: ProgressBarProps) {
  const { value, max, label, valueText, className, barClassName = 'bg-accent-gradient' } = props;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={classNames('h-2 w-full overflow-hidden rounded-full bg-line', className)}
    >
      <div
        className={classNames(
          'h-full rounded-full transition-[width] duration-500 ease-out-soft motion-reduce:transition-none',
          barClassName,
        )}
        // Not an attribute: the content policy forbids those in pages that are built as HTML.
        ref={(bar) => bar?.style.setProperty('width', `${part * 100}%`)}
      />
    </div>
  );
}
