import { useState } from 'react';
import type { Offer } from '#features/bookings/contract.ts';
import { timeWords } from '#features/free-times/rules/when-words.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TrainerClient } from '../../../contract.ts';
import {
  useBookForClient,
  useBookSeriesForClient,
  useForClientPreview,
  useInvite,
} from '../../api.ts';
import { useIdFor } from '../../hooks/use-id-for.ts';
import { repeatText, bookText as t } from '../../messages/acts.ts';
import { type ClashAnswer, ClashMessage } from '../clash-message.tsx';
import { ClientField, SOMEONE_NEW } from '../client-field.tsx';
import { toWhenDraft } from '../when-draft.ts';
import { WhenFields } from '../when-fields.tsx';
import { type BookContent, type BookDraft, readDraft } from './book-draft.ts';
import { FreeTimes } from './free-times.tsx';
import { PlaceField } from './place-field.tsx';
import { chosenOf } from './series-draft.ts';
import { type SeriesResult, SomeTaken } from './some-taken.tsx';
import { reasonsOf, WeeksField } from './weeks-field.tsx';

const WEEKS = [2, 4, 6, 8, 10, 12, 16, 20, 26];

export type BookFormProps = {
  clients: readonly TrainerClient[];
  offers: readonly Offer[];
  atMs: number;
  timeZone: string;
  onClose: () => void;
};

export function BookForm({ clients, offers, atMs, timeZone, onClose }: BookFormProps) {
  const book = useBookForClient();
  const bookSeries = useBookSeriesForClient();
  const invite = useInvite();
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const [ticks, setTicks] = useState<{ of: string; changed: readonly string[] } | null>(null);
  const [noneChosen, setNoneChosen] = useState(false);
  const [result, setResult] = useState<SeriesResult | null>(null);
  const idFor = useIdFor();
  const askSeries = async ({ offerId, placeId, clientId }: BookContent) => {
    const chosen = chosenOf(weeks.data ?? [], changed);
    setNoneChosen(chosen.length === 0);
    if (chosen.length === 0) throw new SendCancelled();
    const whose = { offerId, placeId, clientId };
    const times = chosen.map((one) => ({ id: idFor(whose, one.start), ...one }));
    const answers = await bookSeries.mutateAsync({ seriesId: idFor(whose), ...whose, times });
    if (answers.every(({ outcome }) => outcome === 'booked')) return;
    setResult({ starts: chosen.map(({ start }) => start), answers });
    throw new SendCancelled();
  };
  const send = async (content: BookContent, overrides: boolean) => {
    const { clientId, email, weeks, ...when } = content;
    if (weeks > 1) return askSeries(content);
    const answer =
      clientId === SOMEONE_NEW
        ? await invite.mutateAsync({ email, ...when })
        : await book.mutateAsync({ id: idFor(clientId, when), clientId, overrides, ...when });
    if (answer.outcome !== 'clash') return;
    setClash(answer);
    throw new SendCancelled();
  };
  const first: BookDraft = {
    ...toWhenDraft(timeZone, atMs),
    clientId: clients[0]?.id ?? SOMEONE_NEW,
    email: '',
    offerId: offers[0]?.id ?? '',
    placeId: undefined,
    weeks: 1,
  };
  const form = useForm({
    start: first,
    check: (draft: BookDraft) => readDraft(timeZone, draft),
    send: (content: BookContent) => send(content, false),
    onSent: onClose,
    onDraft: () => setClash(null),
  });
  const { draft } = form;
  const isNew = draft.clientId === SOMEONE_NEW;
  const read = readDraft(timeZone, draft);
  const { offerId, placeId, clientId } = draft;
  const wanted = { offerId, placeId, weeks: read.weeks, ...(!isNew && { clientId }) };
  const weeks = useForClientPreview(wanted, read.start);
  const key = JSON.stringify([wanted, read.start]);
  const changed = ticks?.of === key ? ticks.changed : [];
  const isSeries = read.weeks > 1;
  const many = chosenOf(weeks.data ?? [], changed).length;
  const anyway = () => {
    if (read.content) send(read.content, true).then(onClose, () => undefined);
  };
  if (result) return <SomeTaken {...result} timeZone={timeZone} onClose={onClose} />;
  const against = isSeries || clash ? '' : (weeks.data ?? []).map(reasonsOf).join('');
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
      <p role="status" className="-my-2 text-sm text-warn">
        {against &&
          read.start &&
          `${t.against(timeWords(Date.parse(read.start), timeZone))} ${against}`}
      </p>
      <FreeTimes
        offerId={draft.offerId}
        placeId={draft.placeId}
        draft={draft}
        timeZone={timeZone}
        onChoose={form.change}
      />
      {!isNew && (
        <SelectField
          label={repeatText.repeat}
          value={String(draft.weeks)}
          options={[
            { value: '1', label: repeatText.once },
            ...WEEKS.map((one) => ({ value: String(one), label: repeatText.weekly(one) })),
          ]}
          onChange={({ target }) => form.change({ weeks: Number(target.value) })}
        />
      )}
      {isSeries && read.start !== null && (
        <Loaded query={weeks}>
          {(found) => (
            <WeeksField
              weeks={found}
              timeZone={timeZone}
              changed={changed}
              onChange={(next) => setTicks({ of: key, changed: next })}
              problem={noneChosen && many === 0 ? repeatText.chooseOne : null}
            />
          )}
        </Loaded>
      )}
      {clash && (
        <ClashMessage
          answer={clash}
          anyway={t.anyway}
          pending={book.isPending}
          onAnyway={isNew ? null : anyway}
        />
      )}
      <FormProblem form={form} />
      <Button
        type="submit"
        pending={form.pending}
        disabled={isSeries && weeks.data === undefined && read.start !== null}
      >
        {isNew ? t.invite : isSeries ? repeatText.ask(many) : t.book}
      </Button>
    </Form>
  );
}
