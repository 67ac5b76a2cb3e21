import { useState } from 'react';
import { newId } from '#platform/shared/ids.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { CalendarSession } from '../../rules/calendar-sessions.ts';
import { useMoveSession } from '../api.ts';
import { moveText as t } from '../messages/acts.ts';
import { type ClashAnswer, ClashMessage } from './clash-message.tsx';
import { namesOf } from './session-words.ts';
import { readWhen, toWhenDraft, type WhenDraft } from './when-draft.ts';
import { WhenFields } from './when-fields.tsx';

type MoveFormProps = {
  session: CalendarSession;
  /** where it is to go, as far as that is chosen */
  toMs: number;
  timeZone: string;
  onMoved: () => void;
};

/** Moves a session for all who come: says who is told before, and what is against the time after. */
export function MoveForm({ session, toMs, timeZone, onMoved }: MoveFormProps) {
  const move = useMoveSession();
  const [clash, setClash] = useState<ClashAnswer | null>(null);
  const [id] = useState(newId);
  const [booking] = session.bookings;
  const send = async (startMs: number, overrides: boolean) => {
    if (!booking) return;
    const answer = await move.mutateAsync({
      params: { id: booking.id },
      body: {
        version: booking.version,
        start: new Date(startMs).toISOString(),
        newId: id,
        feeCents: 0,
        takesCredit: false,
        overrides,
      },
    });
    if (answer.outcome === 'booked') return;
    setClash(answer);
    throw new SendCancelled();
  };
  const form = useForm({
    start: toWhenDraft(timeZone, toMs),
    check: (draft: WhenDraft) => {
      const { errors, startMs } = readWhen(timeZone, draft);
      if (startMs === session.startMs) return { errors: { time: t.same } };
      return { errors, content: startMs };
    },
    send: (startMs: number) => send(startMs, false),
    onSent: onMoved,
    onDraft: () => setClash(null),
  });
  const anyway = () => {
    const { startMs } = readWhen(timeZone, form.draft);
    if (startMs === undefined) return;
    send(startMs, true).then(onMoved, () => undefined);
  };
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <WhenFields form={form} timeZone={timeZone} />
      <p className="text-sm text-muted">
        {t.tells(namesOf(session))} {t.keeps}
      </p>
      {clash && (
        <ClashMessage answer={clash} anyway={t.anyway} pending={move.isPending} onAnyway={anyway} />
      )}
      <FormProblem form={form} />
      <Button type="submit" pending={form.pending}>
        {t.move}
      </Button>
    </Form>
  );
}
