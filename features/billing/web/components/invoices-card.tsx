import { dollars } from '#features/plans/rules/money.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ShownInvoice } from '../../contract.ts';
import { invoiceTerm, lessCredit, noPaymentTaken } from '../messages/plan.ts';
import { choiceName, dayOf } from '../messages.ts';

/** What each term cost; nothing without any. */
export function InvoicesCard({ invoices }: { invoices: ShownInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Card title="Invoices">
      <p className="text-sm text-muted">{noPaymentTaken}</p>
      <ul>
        {invoices.map((one) => (
          <li key={one.number} className="mt-3 border-t border-line pt-3">
            <p className="flex flex-wrap justify-between gap-x-4 font-medium">
              <span>
                No. {one.number}, {choiceName(one)},{' '}
                {one.period === 'annual' ? 'annual' : 'monthly'}
              </span>
              <span className="tabular">{dollars(one.totalCents)}</span>
            </p>
            <p className="text-sm text-muted">
              {invoiceTerm(dayOf(one.startsAt), dayOf(one.endsAt), dollars(one.gstCents))}
              {one.creditCents > 0 &&
                ` ${lessCredit(dollars(one.priceCents), dollars(one.creditCents))}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
