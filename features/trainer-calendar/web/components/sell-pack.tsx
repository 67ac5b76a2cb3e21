import { useMutation } from '@tanstack/react-query';
import type { Offer } from '#features/bookings/contract.ts';
import { dollars } from '#features/plans/rules/money.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { TrainerClient } from '../../contract.ts';
import { sellPack } from '../api/packs.ts';
import { useIdFor } from '../hooks/use-id-for.ts';
import { packsText as t } from '../messages/packs.ts';
import { ClientField, OffersFirst } from './client-field.tsx';

type SellPackProps = {
  open: boolean;
  clients: readonly TrainerClient[];
  offers: readonly Offer[];
  onClose: () => void;
};

/** Gives a client the credits that they paid for. */
export function SellPack({ open, clients, offers, onClose }: SellPackProps) {
  const withPacks = offers.filter(({ packs }) => packs.length > 0);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t.sell}
      description={t.sellLead}
    >
      {open &&
        (clients.length === 0 ? (
          <p className="text-muted">{t.noClients}</p>
        ) : withPacks.length === 0 ? (
          <OffersFirst says={t.noPacks} link={t.setOffers} />
        ) : (
          <SellForm clients={clients} offers={withPacks} onSold={onClose} />
        ))}
    </Dialog>
  );
}

type SellFormProps = {
  clients: readonly TrainerClient[];
  offers: readonly Offer[];
  onSold: () => void;
};

function SellForm({ clients, offers, onSold }: SellFormProps) {
  const idFor = useIdFor();
  const sell = useMutation(sellPack);
  const choices = offers.flatMap((offer) =>
    offer.packs.map(({ credits, priceCents }, pack) => ({
      value: `${offer.id} ${pack}`,
      label: t.packOf(offer.name, credits, dollars(priceCents)),
    })),
  );
  const form = useForm({
    start: { clientId: clients[0]?.id ?? '', choice: choices[0]?.value ?? '' },
    check: ({ clientId, choice }) => {
      const [offerId = '', pack] = choice.split(' ');
      const id = idFor(clientId, choice);
      return { content: { id, clientId, offerId, pack: Number(pack) } };
    },
    send: (content) => sell.mutateAsync(content),
    onSent: onSold,
  });
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ClientField
        clients={clients}
        value={form.draft.clientId}
        onChange={(clientId) => form.change({ clientId })}
      />
      <SelectField
        label={t.pack}
        value={form.draft.choice}
        options={choices}
        onChange={({ target }) => form.change({ choice: target.value })}
      />
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {t.give}
      </Button>
    </Form>
  );
}
