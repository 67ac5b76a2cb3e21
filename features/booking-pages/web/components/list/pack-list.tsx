import { Ticket } from 'lucide-react';
import type { Pack } from '#features/packs/contract.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { listText as t } from '../../messages/list.ts';

/** Packs of credits that the person bought. */
export function PackList({ packs }: { packs: readonly Pack[] }) {
  const today = useToday();
  return (
    <Card title={t.packs}>
      <ul className="-my-2 divide-y divide-line">
        {packs.map((pack) => {
          const isUsable =
            pack.refundedCents === null && pack.expiresOn !== null && pack.expiresOn >= today;
          return (
            <li key={pack.id} className="flex flex-wrap items-center gap-x-3.5 gap-y-2 py-3">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-control bg-raised text-accent-2"
              >
                <Ticket size={20} />
              </span>
              <span className="min-w-0 flex-[1_1_10rem]">
                <span className="block font-medium wrap-anywhere">
                  {t.with(pack.offerName, pack.personName)}
                </span>
                <span className="block text-sm text-muted">
                  {pack.refundedCents !== null
                    ? t.refunded
                    : pack.left === 0
                      ? t.noneLeft
                      : [
                          t.creditsLeft(pack.left, pack.credits),
                          ...(pack.expiresOn
                            ? [t.usableUntil(shortDateText(pack.expiresOn, today))]
                            : []),
                        ].join(', ')}
                </span>
              </span>
              {isUsable && pack.left > 0 && (
                <LinkButton size="sm" variant="secondary" href={`/trainers/book/${pack.offerId}`}>
                  {t.useOne}
                </LinkButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
