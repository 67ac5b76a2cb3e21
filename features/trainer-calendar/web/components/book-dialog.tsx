import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Offer, offersApi } from '#features/bookings/contract.ts';
import { newId } from '#platform/shared/ids.ts';
import { MS_PER_HOUR } from '#platform/shared/wall-clock.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { queryOf } from '#platform/web/query/query-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TrainerClient } from '../../contract.ts';
import { useBookForClient, useInvite, useNextFree, useTrainerClients } from '../api.ts';
import { bookText as t } from '../messages/acts.ts';
import { calendarText } from '../messages/calendar.ts';
import { type ClashAnswer, ClashMessage } from './clash-message.tsx';
import { ClientField, OffersFirst, SOMEONE_NEW } from './client-field.tsx';
import { FreeTimes } from './free-times.tsx';
import { PlaceField } from './place-field.tsx';
import { readWhen, toWhenDraft, type WhenDraft } from './when-draft.ts';
import { WhenFields } from './when-fields.tsx';

/** Instead of a time: the next one at which the first offer is free. */
export const FIRST_FREE = 'first free';

type BookDialogProps = {
  /** the time that was chosen; null: closed */
  at: number | typeof FIRST_FREE | null;
  timeZone: string;
  onClose: () => void;
};

/** Books for a client, also outside the trainer's own hours, or asks someone new by email. */
export function BookDialog({ at, timeZone, onClose }: BookDialogProps) {
  const clients = useTrainerClients();
  const offers = useQuery(queryOf(offersApi.list, {}));
  return (
    <Dialog
      open={at !== null}
      onOpenChange={(next) => !next && onClose()}
      title={t.title}
      description={t.lead}
    >
      {at !== null && (
        <Loaded query={clients}>
          {(people) => (
            <Loaded query={offers}>
              {(all) =>
                all.length === 0 ? (
                  <OffersFirst says={t.noOffers} link={calendarText.setOffers} />
                ) : at === FIRST_FREE ? (
                  <FromFirstFree clients={people} offers={all} {...{ timeZone, onClose }} />
                ) : (
                  <BookForm clients={people} offers={all} atMs={at} {...{ timeZone, onClose }} />
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
/** Begins at a time that can be booked as it stands; at the next full hour where none is free. */
function FromFirstFree(props: Omit<BookFormProps, 'atMs'>) {
  const next = useNextFree(props.offers[0]?.id);
  const [nextHour] = useState(() => Math.ceil(Date.now() / MS_PER_HOUR) * MS_PER_HOUR);
  return (
    <Loaded query={next}>
      {({ start }) => <BookForm {...props} atMs={start === null ? nextHour : Date.parse(start)} />}
    </Loaded>
  );
}

type Draft = WhenDraft & {
  clientId: string;
  email: string;
  offerId: string;
  placeId: string | undefined;
};
type Content = Pick<Draft, 'clientId' | 'email' | 'offerId' | 'placeId'> & { start: string };

/** Nothing is sent before the day, the time and, of someone new, the email are there. */
function readDraft(timeZone: string, { clientId, offerId, placeId, ...draft }: Draft) {
  const { errors, startMs } = readWhen(timeZone, draft);
  const email = draft.email.trim();
  const isMissing = clientId === SOMEONE_NEW && email === '';
  const isReady = startMs !== undefined && !isMissing;
  const content: Content | null = isReady
    ? { clientId, email, offerId, placeId, start: new Date(startMs).toISOString() }
    : null;
  return { errors: { ...errors, email: isMissing && t.enterEmail }, content };
}

function BookForm({ clients, offers, atMs, timeZone, onClose }: BookFormProps) {
  const book = useBookForClient();
  const invite = useInvite();
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  // One booking, however often it is sent.
  const [id] = useState(newId);
  const send = async ({ clientId, email, ...when }: Content, overrides: boolean) => {
    const answer =
      clientId === SOMEONE_NEW
        ? await invite.mutateAsync({ email, ...when })
        : await book.mutateAsync({ id, clientId, overrides, ...when });
    if (answer.outcome !== 'clash') return;
    setClash(answer);
    throw new SendCancelled();
  };
  const start: Draft = {
    ...toWhenDraft(timeZone, atMs),
    clientId: clients[0]?.id ?? SOMEONE_NEW,
    email: '',
    offerId: offers[0]?.id ?? '',
    placeId: undefined,
  };
  const form = useForm({
    start,
    check: (draft: Draft) => readDraft(timeZone, draft),
    send: (content: Content) => send(content, false),
    onSent: onClose,
    onDraft: () => setClash(null),
  });
  const { draft } = form;
  const isNew = draft.clientId === SOMEONE_NEW;
  const anyway = () => {
    const { content } = readDraft(timeZone, draft);
    if (content) send(content, true).then(onClose, () => undefined);
  };
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ClientField
        clients={clients}
        value={draft.clientId}
        hasNew
        onChange={(clientId) => form.change({ clientId })}
      />
      {isNew && (
        <TextField
          type="email"
          label={t.email}
          hint={t.emailHint}
          autoComplete="off"
          required
          maxLength={254}
          {...form.text('email')}
        />
      )}
      <SelectField
        label={t.offer}
        value={draft.offerId}
        options={offers.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={({ target }) => form.change({ offerId: target.value, placeId: undefined })}
      />
      <PlaceField
        offerId={draft.offerId}
        value={draft.placeId}
        onChange={(placeId) => form.change({ placeId })}
      />
      <WhenFields form={form} timeZone={timeZone} />
      <FreeTimes
        offerId={draft.offerId}
        placeId={draft.placeId}
        draft={draft}
        timeZone={timeZone}
        onChoose={form.change}
      />
      {clash && (
        <ClashMessage
          answer={clash}
          anyway={t.anyway}
          pending={book.isPending}
          onAnyway={isNew ? null : anyway}
        />
      )}
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {isNew ? t.invite : t.book}
      </Button>
    </Form>
  );
}
