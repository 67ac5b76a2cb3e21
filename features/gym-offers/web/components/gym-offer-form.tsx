import { useMutation } from '@tanstack/react-query';
import { type ClassTrainer } from '#features/classes/contract.ts';
import { MoneyCard, TrainersField } from '#features/classes/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { saveGymOffer } from '../api.ts';
import { gymOfferForm as t } from '../messages.ts';
import { checkGymOffer, type GymOfferDraft } from './gym-offer-draft.ts';

type GymOfferFormProps = {
  gymId: string;
  offerId: string;
  version: number | null;
  start: GymOfferDraft;
  trainers: readonly ClassTrainer[];
  onSaved: () => void;
};

/** A one-to-one session that any of some trainers can give. */
export function GymOfferForm(props: GymOfferFormProps) {
  const { gymId, offerId, version, start, trainers, onSaved } = props;
  const save = useMutation(saveGymOffer);
  const form = useForm({
    start,
    check: checkGymOffer,
    send: (content) => save.mutateAsync({ id: gymId, offerId, version, content }),
    onSent: onSaved,
    serverNames: { policy: 'freeUntilHours' },
  });
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
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
          <TrainersField form={form} trainers={trainers} hint={t.trainersHint} />
          <div className="flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]">
            <NumberField
              label={t.minutes}
              inputMode="numeric"
              unit="min"
              {...form.value('minutes')}
            />
            <NumberField
              label={t.notice}
              hint={t.noticeHint}
              inputMode="numeric"
              unit={t.hours}
              {...form.value('noticeHours')}
            />
            <NumberField
              label={t.ahead}
              hint={t.aheadHint}
              inputMode="numeric"
              unit={t.days}
              {...form.value('daysAhead')}
            />
          </div>
          <p className="text-sm text-muted">{t.times}</p>
        </div>
      </Card>
      <MoneyCard form={form} />
      <FormProblem form={form} />
      <SaveBar label={t.save} pending={form.pending} />
    </Form>
  );
}
