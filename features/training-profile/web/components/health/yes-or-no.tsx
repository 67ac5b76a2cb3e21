import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { healthText } from '../../messages/health.ts';

type YesOrNoProps = {
  question: string;
  detail: string;
  value: boolean | null;
  error: string | undefined;
  onChange: (answer: boolean) => void;
};

const ANSWERS = [
  { answer: false, label: healthText.no },
  { answer: true, label: healthText.yes },
];

/** One question with two large answers. */
export function YesOrNo({ question, detail, value, error, onChange }: YesOrNoProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      // The form puts the focus on the first question without an answer.
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-detail ${id}-error`}
      className="min-w-0 py-4 outline-none"
    >
      <legend className="float-left mb-1 w-full font-medium">{question}</legend>
      <p id={`${id}-detail`} className="clear-both mb-2 text-sm text-muted">
        {detail}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {ANSWERS.map(({ answer, label }) => (
          <label
            key={label}
            className={classNames(
              'relative grid min-h-12 place-items-center rounded-control border font-medium transition-colors duration-150',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              value === answer
                ? 'border-accent bg-accent-soft text-ink'
                : 'border-line-strong text-muted hover:bg-hover hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
