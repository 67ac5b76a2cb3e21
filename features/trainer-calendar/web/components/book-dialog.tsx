import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Offer, offersApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { TrainerClient } from '../../contract.ts';
import { useBookForClient, useTrainerClients } from '../api.ts';
import { bookText as t } from '../messages/acts.ts';
import { calendarText } from '../messages/calendar.ts';
import { type ClashAnswer, ClashMessage } from './clash-message.tsx';
import { ClientField, OffersFirst } from './client-field.tsx';
import { FreeTimes } from './free-times.tsx';
import { readWhen, toWhenDraft, type WhenDraft } from './when-draft.ts';
import { WhenFields } from './when-fields.tsx';

type BookDialogProps = {
  /** the time that was chosen; null: closed */
  atMs: number | null;
  timeZone: string;
  onClose: () => void;
};

/** Books for a person who has booked before, also outside the trainer's own hours. */
export function BookDialog({ atMs, timeZone, onClose }: BookDialogProps) {
  const clients = useTrainerClients();
  const offers = useQuery(queryOf(offersApi.list, {}));
  return (
    <Dialog
      open={atMs !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.lead}
    >
      {atMs !== null && (
        <Loaded query={clients}>
          {(people) => (
            <Loaded query={offers}>
              {(all) =>
                people.length === 0 ? (
                  <p className="text-muted">{t.noClients}</p>
                ) : all.length === 0 ? (
                  <OffersFirst says={t.noOffers} link={calendarText.setOffers} />
                ) : (
                  <BookForm clients={people} offers={all} {...{ atMs, timeZone, onClose }} />
                )
              }
            </Loaded>
          )}
        </Loaded>
      )}
    </Dialog>
  );
}

type BookFormProps = {
  clients: readonly TrainerClient[];
  offers: readonly Offer[];
  atMs: number;
  timeZone: string;
  onClose: () => void;
};
type Draft = WhenDraft & { clientId: string; offerId: string };

function BookForm({ clients, offers, atMs, timeZone, onClose }: BookFormProps) {
  const book = useBookForClient();
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  // One booking, however often it is sent.
  const [id] = useState(newId);
  type Content = { clientId: string; offerId: string; startMs: number };
  const send = async ({ clientId, offerId, startMs }: Content, overrides: boolean) => {
    const start = new Date(startMs).toISOString();
    const answer = await book.mutateAsync({ id, offerId, clientId, start, overrides });
    if (answer.outcome === 'booked') return;
    setClash(answer);
    throw new SendCancelled();
  };
  const check = (draft: Draft) => {
    const { errors, startMs } = readWhen(timeZone, draft);
    const { clientId, offerId } = draft;
    return { errors, content: startMs === undefined ? null : { clientId, offerId, startMs } };
  };
  const form = useForm({
    start: {
      ...toWhenDraft(timeZone, atMs),
      clientId: clients[0]?.id ?? '',
      offerId: offers[0]?.id ?? '',
    },
    check,
    send: (content: Content) => send(content, false),
    onSent: onClose,
    onDraft: () => setClash(null),
  });
  const anyway = () => {
    const { content } = check(form.draft);
    if (content) send(content, true).then(onClose, () => undefined);
  };
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ClientField
        clients={clients}
        value={form.draft.clientId}
        onChange={(clientId) => form.change({ clientId })}
      />
      <SelectField
        label={t.offer}
        value={form.draft.offerId}
        options={offers.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => form.change({ offerId: target.value })}
      />
      <WhenFields form={form} timeZone={timeZone} />
      <FreeTimes
        offerId={form.draft.offerId}
        draft={form.draft}
        timeZone={timeZone}
        onChoose={form.change}
      />
      {clash && (
        <ClashMessage answer={clash} anyway={t.anyway} pending={book.isPending} onAnyway={anyway} />
      )}
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {t.book}
      </Button>
    </Form>
  );
}
