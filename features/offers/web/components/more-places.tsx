import type { SessionPlace } from '#features/availability/contract.ts';
import type { Form } from '#platform/web/forms/use-form.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { formText as t } from '../messages/form.ts';
import type { OfferDraft } from './offer-draft.ts';

type MorePlacesProps = {
  form: Form<OfferDraft>;
  places: readonly SessionPlace[];
  firstPlaceId: string | null;
};

/** Further places that a client may choose, and their own. */
export function MorePlaces({ form, places, firstPlaceId }: MorePlacesProps) {
  const { otherPlaceIds, atClients, who } = form.draft;
  const others = firstPlaceId ? places.filter(({ id }) => id !== firstPlaceId) : [];
  const toggle = (id: string) =>
    form.change({
      otherPlaceIds: otherPlaceIds.includes(id)
        ? otherPlaceIds.filter((one) => one !== id)
        : [...otherPlaceIds, id],
    });
  return (
    <>
      {others.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-sm font-medium text-muted">{t.morePlaces}</legend>
          <div className="flex flex-wrap gap-2">
            {others.map(({ id, name, suburb }) => (
              <TickChip
                key={id}
                label={`${name}, ${suburb}`}
                checked={otherPlaceIds.includes(id)}
                onToggle={() => toggle(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      {who === 'one' && (
        <Switch
          label={t.atClients}
          description={t.atClientsDetail}
          checked={atClients}
          onCheckedChange={(next) => form.change({ atClients: next })}
        />
      )}
    </>
  );
}
