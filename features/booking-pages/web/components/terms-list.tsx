import type { Terms } from '../../rules/terms.ts';
import { bookText as t } from '../messages/book.ts';
import { graceAfterBooking, paysDirectly, termsWords } from '../messages/terms.ts';

type TermsListProps = { terms: Terms; zone: string; paysMoney: boolean };

/** What changes of plans cost, before something is booked. */
export function TermsList({ terms, zone, paysMoney }: TermsListProps) {
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{t.terms}</h2>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5 text-sm text-muted">
        {termsWords(terms, zone).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {terms.kind !== 'free' && terms.isLate && <li>{graceAfterBooking}</li>}
        {paysMoney && <li>{paysDirectly}</li>}
      </ul>
    </section>
  );
}
