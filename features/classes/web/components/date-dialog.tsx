import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { dayWords, timeWords } from '#features/free-times/rules/when-words.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useNow } from '#platform/web/time/use-now.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import type { StaffSession } from '../../contract.ts';
import { cancelDate, changeDate, useSubstitutes } from '../api/running.ts';
import { staffText as t } from '../messages/staff.ts';
import { RollList } from './roll.tsx';

type DateDialogProps = { gymId: string; session: StaffSession | null; onClose: () => void };

/** One date of a class: who comes, and before it begins another trainer or room, or cancelled for a reason. */
export function DateDialog({ gymId, session, onClose }: DateDialogProps) {
  const startMs = session ? Date.parse(session.start) : 0;
  const when =
    session &&
    `${dayWords(startMs, session.timeZone)}, ${timeWords(startMs, session.timeZone)} · ${t.booked(session.booked, session.capacity)}`;
  return (
    <Dialog
      open={session !== null}
      onOpenChange={onClose}
      title={session?.name ?? ''}
      description={when ?? ''}
    >
      {session && <DateForms key={session.id} gymId={gymId} session={session} onDone={onClose} />}
    </Dialog>
  );
}

type DateFormsProps = { gymId: string; session: StaffSession; onDone: () => void };

function DateForms({ gymId, session, onDone }: DateFormsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const isOver = Date.parse(session.start) <= useNow(false);
  if (isCancelling) {
    return (
      <CancelForm
        gymId={gymId}
        session={session}
        onDone={onDone}
        onBack={() => setCancelling(false)}
      />
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RollList sessionId={session.id} />
      {!isOver && (
        <>
          <ChangeForm gymId={gymId} session={session} onDone={onDone} />
          <Button variant="ghost" onClick={() => setCancelling(true)}>
            {t.cancelDate}
          </Button>
        </>
      )}
    </div>
  );
}

function ChangeForm({ gymId, session, onDone }: DateFormsProps) {
  const found = useSubstitutes(gymId, session.id);
  const change = useMutation(changeDate);
  const form = useForm({
    start: { memberId: session.memberId ?? '', roomId: session.room?.id ?? '' },
    check: (draft) => ({
      content: { memberId: draft.memberId, roomId: draft.roomId || null },
      errors: { memberId: draft.memberId === '' && t.noTrainer },
    }),
    send: (content) => change.mutateAsync({ id: gymId, sessionId: session.id, ...content }),
    onSent: onDone,
  });
  return (
    <Loaded query={found}>
      {({ trainers, rooms }) => (
        <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SelectField
            label={t.trainer}
            value={form.draft.memberId}
            error={form.errors.memberId}
            options={[
              { value: session.memberId ?? '', label: session.trainerName || t.former },
              ...trainers.map(({ memberId, name, clashes }) => ({
                value: memberId,
                label: t.substitute(name, clashes),
              })),
            ]}
            onChange={({ target }) => form.change({ memberId: target.value })}
          />
          {rooms.length > 0 && (
            <SelectField
              label={t.room}
              value={form.draft.roomId}
              error={form.errors.roomId}
              options={[
                { value: '', label: t.noRoom },
                ...rooms.map(({ id, name, isFree }) => ({
                  value: id,
                  label: isFree ? name : t.isTaken(name),
                })),
              ]}
              onChange={({ target }) => form.change({ roomId: target.value })}
            />
          )}
          <p className="text-sm text-muted">{t.changeHint}</p>
          <FormProblem form={form} />
          <Button type="submit" pending={form.pending} fullWidth>
            {t.change}
          </Button>
        </Form>
      )}
    </Loaded>
  );
}

function CancelForm({ gymId, session, onDone, onBack }: DateFormsProps & { onBack: () => void }) {
  const cancel = useMutation(cancelDate);
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({
      content: reason.trim(),
      errors: { reason: reason.trim() === '' && t.noReason },
    }),
    send: (reason: string) => cancel.mutateAsync({ id: gymId, sessionId: session.id, reason }),
    onSent: onDone,
  });
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea
        label={t.reason}
        hint={t.reasonHint}
        maxLength={300}
        required
        {...form.text('reason')}
      />
      <FormProblem form={form} />
      <div className="flex flex-wrap gap-2 [&>*]:flex-1">
        <Button variant="secondary" onClick={onBack}>
          {t.back}
        </Button>
        <Button type="submit" variant="danger" pending={form.pending}>
          {t.cancelNow}
        </Button>
      </div>
    </Form>
  );
}
