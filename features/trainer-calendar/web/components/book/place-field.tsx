import { placeWords } from '#features/free-times/rules/when-words.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useOfferPage } from '../../api.ts';
import { bookText as t } from '../../messages/acts.ts';

type PlaceFieldProps = {
  offerId: string;
  /** undefined: the offer's usual one */
  value: string | undefined;
  onChange: (placeId: string) => void;
};

/** Which of an offer's places it is to be, where there are several. */
export function PlaceField({ offerId, value, onChange }: PlaceFieldProps) {
  const places = useOfferPage(offerId).data?.places ?? [];
  if (places.length < 2) return null;
  return (
    <SelectField
      label={t.place}
      value={value ?? places[0]?.id ?? ''}
      options={places.map(({ id, ...place }) => ({
        value: id,
        label: placeWords({ ...place, isClients: true }),
      }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
