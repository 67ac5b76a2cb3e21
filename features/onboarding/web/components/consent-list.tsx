import { Check } from 'lucide-react';
import { consentStatements, consentsNeeded } from '#features/account/rules.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { ageOf, setConsent } from '../../rules/draft.ts';
import { becauseUnder18 } from '../messages.ts';
import type { StepProps } from './use-wizard.tsx';

/** The statements a minor ticks; nothing for an adult. */
export function ConsentList({ draft, change }: StepProps) {
  const needed = consentsNeeded(ageOf(draft));
  if (needed.length === 0) return null;
  return (
    <fieldset className="min-w-0 animate-appear rounded-card border border-line-strong p-4 pt-2">
      <legend className="px-2 font-medium">{becauseUnder18}</legend>
      {needed.map((kind) => {
        const agreed = draft.consents.includes(kind);
        return (
          <label
            key={kind}
            className="flex min-h-11 items-start gap-3 rounded-control py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              name={kind}
              checked={agreed}
              onChange={(event) => change((now) => setConsent(now, kind, event.target.checked))}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className={classNames(
                'grid size-6 shrink-0 place-items-center rounded-lg border-2 transition-colors duration-150',
                agreed ? 'border-accent-solid bg-accent-solid text-on-solid' : 'border-line-strong',
              )}
            >
              {agreed && <Check size={14} strokeWidth={3.5} />}
            </span>
            <span>{consentStatements[kind]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
