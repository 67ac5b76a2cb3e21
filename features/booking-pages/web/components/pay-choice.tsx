import { dollars } from '#features/plans/rules/money.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { bookText as t } from '../messages/book.ts';

export type Pay = 'directly' | 'credit';

type PayChoiceProps = {
  credits: number;
  /** of all of them */
  priceCents: number;
  sessions?: number;
  pay: Pay;
  onChange: (pay: Pay) => void;
};

/** A credit of a pack, or money to the trainer. */
export function PayChoice({ credits, priceCents, sessions = 1, pay, onChange }: PayChoiceProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-2">
      <legend className="mb-1.5 text-sm font-medium text-muted">{t.payWith}</legend>
      {(['credit', 'directly'] as const).map((one) => (
        <ChoiceCard
          key={one}
          type="radio"
          name="pay"
          value={one}
          selected={pay === one}
          onSelect={() => onChange(one)}
          title={one === 'credit' ? t.payCredit(sessions) : t.payDirectly}
          description={one === 'credit' ? t.creditsLeft(credits) : dollars(priceCents)}
        />
      ))}
    </fieldset>
  );
}
