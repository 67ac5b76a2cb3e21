import { formatCount } from '#features/recipe-book/rules/amount-text.ts';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import type { FreePlace } from '../../contract.ts';
import { placeText as text } from '../messages/household.ts';
import { eatsText } from './eats-text.ts';

type PlaceFieldsProps = {
  places: readonly FreePlace[];
  /** null: none of them */
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Asks who joins whether the plan has them already, as a person without an account. */
export function PlaceFields({ places, value, onChange }: PlaceFieldsProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-medium text-muted">{text.title}</legend>
      {places.map((place) => (
        <ChoiceCard
          key={place.id}
          type="radio"
          name="place"
          value={place.id}
          title={<bdi>{place.name}</bdi>}
          description={[text.portion(formatCount(place.share)), eatsText(place)]
            .filter((fact) => fact !== '')
            .join(' · ')}
          selected={value === place.id}
          onSelect={() => onChange(place.id)}
        />
      ))}
      <ChoiceCard
        type="radio"
        name="place"
        value=""
        title={text.none}
        description={text.noneDetail}
        selected={value === null}
        onSelect={() => onChange(null)}
      />
    </fieldset>
  );
}
