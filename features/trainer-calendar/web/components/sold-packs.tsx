import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useOffers } from '#features/offers/web/public.ts';
import type { Pack } from '#features/packs/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { shortDateText } from '#platform/web/time/day-text.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { refundPack } from '../api/packs.ts';
import { useTrainerClients } from '../api.ts';
import { packsText as t } from '../messages/packs.ts';
import { SellPack } from './sell-pack.tsx';

/** Packs that a trainer sold: what is left of each, and its refund. */
export function SoldPacks({ packs }: { packs: readonly Pack[] }) {
  const clients = useTrainerClients().data ?? [];
  const offers = useOffers().data ?? [];
  const [isSelling, setSelling] = useState(false);
  const [ended, setEnded] = useState<Pack | null>(null);
  return (
    <Card title={t.packs}>
      {packs.length === 0 && <p className="-mt-1 text-muted">{t.none}</p>}
      <ul className="divide-y divide-line">
        {packs.map((pack) => (
          <PackRow key={pack.id} pack={pack} onEnd={() => setEnded(pack)} />
        ))}
      </ul>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden size={16} />}
        onClick={() => setSelling(true)}
      >
        {t.sell}
      </Button>
      <SellPack
        open={isSelling}
        clients={clients}
        offers={offers}
        onClose={() => setSelling(false)}
      />
      <EndPack pack={ended} onClose={() => setEnded(null)} />
    </Card>
  );
}

function PackRow({ pack, onEnd }: { pack: Pack; onEnd: () => void }) {
  const today = useToday();
  const { personName, offerName, left, credits, expiresOn, refundedCents } = pack;
  const detail =
    refundedCents === null
      ? [
          offerName,
          t.left(left, credits),
          ...(expiresOn ? [t.until(shortDateText(expiresOn, today))] : []),
        ].join(' · ')
      : `${offerName} · ${t.refunded(dollars(refundedCents))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <span className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
        <bdi className="block font-medium">{personName}</bdi>
        <span className="block text-sm text-muted">{detail}</span>
      </span>
      {refundedCents === null && pack.refundCents > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t.refundOne(personName)}
          className="-mr-4 ml-auto"
          onClick={onEnd}
        >
          {t.refund}
        </Button>
      )}
    </li>
  );
}

function EndPack({ pack, onClose }: { pack: Pack | null; onClose: () => void }) {
  const refund = useMutation(refundPack);
  // The words stay while the dialog is closing.
  const [last, setLast] = useState(pack);
  if (pack && pack !== last) setLast(pack);
  const amount = dollars(last?.refundCents ?? 0);
  return (
    <Dialog
      open={pack !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.refundTitle}
      description={t.refundLead(amount, last?.personName ?? '')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t.keep}
          </Button>
          <Button
            pending={refund.isPending}
            onClick={() => pack && refund.mutate(pack, { onSettled: onClose })}
          >
            {t.refundAct(amount)}
          </Button>
        </>
      }
    />
  );
}
