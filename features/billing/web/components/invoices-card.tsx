import { dollars } from '#features/plans/rules/money.ts';
import { Card } from '#platform/web/ui/card.tsx';
import type { ShownInvoice } from '../../contract.ts';
import { choiceName, dayOf } from '../messages.ts';

/** What each term cost; nothing without any. */
export function InvoicesCard({ invoices }: { invoices: ShownInvoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <Card title="Invoices">
      <p className="text-sm text-muted">In Australian dollars. No payment was taken.</p>
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
              {dayOf(one.startsAt)} to {dayOf(one.endsAt)}. Includes GST of {dollars(one.gstCents)}.
              {one.creditCents > 0 &&
                ` ${dollars(one.priceCents)} less ${dollars(one.creditCents)} credit.`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
