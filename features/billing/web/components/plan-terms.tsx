import type { Offer } from '../../contract.ts';
import { termsOf } from '../messages.ts';

/** The terms of an offer, to be read before agreeing to it. */
export function PlanTerms({ offer }: { offer: Offer }) {
  return (
    <ul className="flex flex-col gap-2">
      {termsOf(offer).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
