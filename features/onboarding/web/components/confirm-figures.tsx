import { Check } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { ageOf, type Draft, heightText, untouched, weightText } from '../../rules/draft.ts';
import type { StepProps } from './use-wizard.tsx';

const texts = {
  age: (draft: Draft) => `${ageOf(draft)} years`,
  weight: weightText,
  height: heightText,
};

/** The figures that are only suggestions so far, and one button that makes them the person's own. */
export function ConfirmFigures({ draft, change }: StepProps) {
  const suggested = untouched(draft);
  // Without a gender nothing is suggested yet.
  if (draft.gender === null || suggested.length === 0) return null;
  const { confirmed } = draft;
  const figures = suggested.map((figure) => texts[figure](draft)).join(', ');
  return (
    <section
      aria-label="Suggested figures"
      className="rounded-card border border-line-strong bg-surface p-4 sm:bg-raised"
    >
      <p className="font-semibold">{confirmed ? 'Confirmed as yours' : 'Are these right?'}</p>
      <p className="mt-1 mb-3 text-sm text-muted">
        {confirmed
          ? 'You said that these figures are right. Move a slider if one is not.'
          : 'So far they are only suggestions. Set yours above, or confirm them.'}
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
