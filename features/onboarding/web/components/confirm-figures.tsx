import { Check } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { ageOf, type Draft, heightText, listUntouched, weightText } from '../../rules/draft.ts';
import { areSuggestionsRight, figuresConfirmed } from '../messages.ts';
import type { StepProps } from './use-wizard.tsx';

const texts = {
  age: (draft: Draft) => `${ageOf(draft)} years`,
  weight: weightText,
  height: heightText,
};

/** The figures that are only suggestions so far, and one button that makes them the person's own. */
export function ConfirmFigures({ draft, change }: StepProps) {
  const suggested = listUntouched(draft);
  // Without a gender nothing is suggested yet.
  if (draft.gender === null || suggested.length === 0) return null;
  const { confirmed } = draft;
  const figures = suggested.map((figure) => texts[figure](draft)).join(', ');
  return (
    <section aria-label="Suggested values">
      <p className="mb-2 text-sm text-muted">
        {confirmed ? figuresConfirmed : areSuggestionsRight}
      </p>
      <Button
        variant="secondary"
        fullWidth
        aria-pressed={confirmed}
        icon={confirmed ? <Check aria-hidden size={18} /> : undefined}
        onClick={() => change((now) => ({ ...now, confirmed: !now.confirmed }))}
      >
        These are right: {figures}
      </Button>
    </section>
  );
}
