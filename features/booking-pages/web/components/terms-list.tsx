import { bookText as t } from '../messages/book.ts';
import { paysDirectly } from '../messages/terms.ts';

type TermsListProps = { sentences: readonly string[]; paysMoney: boolean };

/** What changes of plans cost, before something is booked. */
export function TermsList({ sentences, paysMoney }: TermsListProps) {
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">{t.terms}</h2>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5 text-sm text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {paysMoney && <li>{paysDirectly()}</li>}
      </ul>
    </section>
  );
}
