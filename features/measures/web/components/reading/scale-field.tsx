import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';

type ScaleFieldProps = {
  label: string;
  /** of 1 to 5 */
  words: readonly string[];
  /** "1" to "5", or empty */
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
  hint: string | undefined;
};

/** A choice of five, each with its number and its word. */
export function ScaleField({ label, words, value, onValueChange, error, hint }: ScaleFieldProps) {
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset className="min-w-0" aria-describedby={hint ? hintId : undefined}>
      <legend className="mb-1.5 text-sm font-medium text-muted">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(3.5rem,100%),1fr))] gap-1.5">
        {words.map((word, at) => {
          const own = String(at + 1);
          return (
            <label
              key={own}
              className={classNames(
                'relative flex min-h-14 min-w-0 flex-col items-center justify-center rounded-control border px-1 py-1.5 text-center',
                'transition-colors duration-150',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
                value === own
                  ? 'border-accent bg-accent-soft text-ink'
                  : 'border-line-strong/60 bg-field text-muted hover:bg-hover hover:text-ink',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={value === own}
                onChange={() => onValueChange(own)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span className="tabular text-lg leading-tight font-semibold">{own}</span>
              <span className="max-w-full text-xs leading-tight wrap-anywhere">{word}</span>
            </label>
          );
        })}
      </div>
      {error && (
        <p className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-faint">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
