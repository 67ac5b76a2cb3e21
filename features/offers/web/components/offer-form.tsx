import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NewPlace, useSessionPlaces } from '#features/availability/web/public.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { type Form as FormState, useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { formText as t, timesText } from '../messages/form.ts';
import { CancelFields } from './cancel-fields.tsx';
import { MorePlaces } from './more-places.tsx';
import { checkOffer, type OfferContent, type OfferDraft } from './offer-draft.ts';
import { PackFields } from './pack-fields.tsx';
import { TimesFields } from './times-fields.tsx';

const WHERE = [
  { value: 'in-person', label: t.inPerson },
  { value: 'online', label: t.online },
] as const;
const WHO = [
  { value: 'one', label: t.oneToOne },
  { value: 'group', label: t.group },
] as const;

type OfferFormProps = {
  start: OfferDraft;
  children?: ReactNode;
  send: (content: OfferContent) => Promise<unknown>;
  onSent: () => void;
};

/** An offer: the four answers that it needs, then what most people leave as it is. */
export function OfferForm({ start, children, send, onSent }: OfferFormProps) {
  const places = useSessionPlaces().data ?? [];
  const [isAdding, setAdding] = useState(false);
  const firstPlaceId = places[0]?.id ?? null;
  const form = useForm({
    start,
    check: (draft: OfferDraft) => checkOffer(draft, firstPlaceId),
    send,
    onSent,
    serverNames: { priceCents: 'price' },
  });
  const { where, who, isFree, placeId, atClients } = form.draft;
  const options = [
    ...places.map(({ id, name, suburb }) => ({ value: id, label: `${name}, ${suburb}` })),
    { value: '', label: atClients ? t.noOwnPlace : t.noPlace },
  ];
  return (
    <>
      <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
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
            <div className="flex flex-wrap gap-x-3 gap-y-4 [&>*]:flex-[1_1_9rem]">
              <NumberField
                label={t.minutes}
                inputMode="numeric"
                unit={timesText.minutes}
                {...form.value('minutes')}
              />
              {!isFree && (
                <NumberField label={t.price} hint={t.priceHint} {...form.value('price')} />
              )}
            </div>
            <Switch
              label={t.isFree}
              checked={isFree}
              onCheckedChange={(next) => form.change({ isFree: next })}
            />
            <Segmented
              label={t.where}
              options={WHERE}
              value={where}
              onValueChange={(next) => form.change({ where: next })}
            />
            {where === 'online' ? (
              <TextField
                type="url"
                label={t.link}
                hint={t.linkHint}
                maxLength={500}
                autoComplete="off"
                placeholder="https://"
                {...form.text('link')}
              />
            ) : (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
                <div className="flex flex-wrap items-end gap-x-3 gap-y-1">
                  <div className="min-w-0 flex-[1_1_12rem]">
                    <SelectField
                      label={t.place}
                      value={placeId ?? firstPlaceId ?? ''}
                      options={options}
                      hint={(placeId ?? firstPlaceId) || atClients ? undefined : t.noPlaceHint}
                      error={form.errors['placeId']}
                      onChange={({ target }) => form.change({ placeId: target.value })}
                    />
                  </div>
                  <Button
                    variant="ghost"
                    icon={<Plus aria-hidden size={18} />}
                    onClick={() => setAdding(true)}
                  >
                    {t.addPlace}
                  </Button>
                </div>
                <MorePlaces form={form} places={places} firstPlaceId={placeId ?? firstPlaceId} />
              </div>
            )}
            <Segmented
              label={t.who}
              options={WHO}
              value={who}
              onValueChange={(next) => form.change({ who: next })}
            />
            {who === 'group' && (
              <NumberField
                label={t.capacity}
                hint={t.capacityHint}
                inputMode="numeric"
                {...form.value('capacity')}
              />
            )}
          </div>
        </Card>
        <Rest form={form} />
        <FormProblem form={form} />
        <SaveBar label={t.save} pending={form.pending} />
      </Form>
      {/* Outside the form: what it sends would be this form’s too. */}
      <NewPlace open={isAdding} places={places} onClose={() => setAdding(false)} />
    </>
  );
}

function Rest({ form }: { form: FormState<OfferDraft> }) {
  return (
    <Card title={t.more}>
      <div className="divide-y divide-line">
        <TimesFields form={form} />
        <CancelFields form={form} />
        <PackFields form={form} />
      </div>
    </Card>
  );
}
