import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SendCancelled } from '#platform/web/forms/send-cancelled.ts';
import { type Form as FormState, useForm } from '#platform/web/forms/use-form.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { ClassInput, ClassTrainer, Room } from '../../contract.ts';
import { previewClass, saveClass } from '../api/running.ts';
import { effectSentences, classForm as t } from '../messages/classes.ts';
import { type ClassDraft, checkClass } from './class-draft.ts';
import { MoneyCard } from './money-card.tsx';
import { TrainersField } from './trainers-field.tsx';
import { WhenFields } from './when-fields.tsx';

type ClassFormProps = {
  gymId: string;
  classId: string;
  version: number | null;
  start: ClassDraft;
  rooms: readonly Room[];
  trainers: readonly ClassTrainer[];
  onSaved: () => void;
};

/** Zones of Australia, one for each kind of clock. */
const ZONES = ['Sydney', 'Brisbane', 'Adelaide', 'Darwin', 'Perth', 'Eucla', 'Lord_Howe'].map(
  (city) => `Australia/${city}`,
);

type Asked = { content: ClassInput; sentences: string[]; isMailed: boolean };

/** A class. What saving does to people who booked, and dates with nobody or no room free, are agreed to first. */
export function ClassForm(props: ClassFormProps) {
  const { gymId, classId, version, start, rooms, trainers, onSaved } = props;
  const save = useMutation(saveClass);
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (content: ClassInput) => {
    const effect = await previewClass({ id: gymId, classId, version, content });
    const sentences = effectSentences(effect, content.timeZone);
    if (sentences.length > 0) {
      const people = effect.movedPeople + effect.changedPeople + effect.cancelledPeople;
      setAsked({ content, sentences, isMailed: people > 0 });
      throw new SendCancelled();
    }
    return save.mutateAsync({ id: gymId, classId, version, content });
  };
  const form = useForm({
    start,
    check: (draft: ClassDraft) => checkClass(draft, rooms),
    send,
    onSent: onSaved,
    serverNames: { policy: 'freeUntilHours' },
  });
  return (
    <>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <WhatCard form={form} rooms={rooms} trainers={trainers} />
        <Card title={t.times}>
          <WhenFields form={form} />
          <div className="mt-4 flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]">
            <TextField type="date" label={t.from} {...form.text('fromDay')} />
            <TextField type="date" label={t.until} hint={t.untilHint} {...form.text('untilDay')} />
            <SelectField
              label={t.timeZone}
              value={form.draft.timeZone}
              options={[...new Set([...ZONES, deviceTimeZone(), start.timeZone])].map((zone) => ({
                value: zone,
                label: zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone,
              }))}
              error={form.errors['timeZone']}
              onChange={({ target }) => form.change({ timeZone: target.value })}
            />
          </div>
        </Card>
        <MoneyCard form={form} />
        <FormProblem form={form} />
        <SaveBar label={t.save} pending={form.pending} />
      </Form>
      <Dialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked?.isMailed ? t.changeTitle : t.clashTitle}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(null)}>
              {t.keep}
            </Button>
            <Button
              pending={save.isPending}
              onClick={() =>
                asked &&
                save.mutate(
                  { id: gymId, classId, version, content: asked.content },
                  { onSuccess: onSaved },
                )
              }
            >
              {asked?.isMailed ? t.changeNow : t.saveAnyway}
            </Button>
          </>
        }
      >
        <ul className="grid list-disc gap-2 pl-5">
          {asked?.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <FormProblem form={{ failure: save.error }} />
      </Dialog>
    </>
  );
}

type WhatCardProps = {
  form: FormState<ClassDraft>;
  rooms: readonly Room[];
  trainers: readonly ClassTrainer[];
};

function WhatCard({ form, rooms, trainers }: WhatCardProps) {
  const { roomId } = form.draft;
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <TextField
          label={t.name}
          hint={t.nameHint}
          required
          maxLength={80}
          autoComplete="off"
          {...form.text('name')}
        />
        <TextArea label={t.about} rows={2} maxLength={1000} {...form.text('about')} />
        <div className="flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]">
          <NumberField
            label={t.minutes}
            inputMode="numeric"
            unit="min"
            {...form.value('minutes')}
          />
          <NumberField label={t.capacity} inputMode="numeric" {...form.value('capacity')} />
          {rooms.length > 0 && (
            <SelectField
              label={t.room}
              value={roomId}
              options={[
                { value: '', label: t.noRoom },
                ...rooms.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={form.errors['roomId']}
              onChange={({ target }) => form.change({ roomId: target.value })}
            />
          )}
        </div>
        <TrainersField form={form} trainers={trainers} hint={t.trainersHint} />
      </div>
    </Card>
  );
}
