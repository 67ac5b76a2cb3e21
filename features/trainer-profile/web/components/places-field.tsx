import { MapPin, X } from 'lucide-react';
import { useState } from 'react';
import { suburbText } from '#features/trainers/rules/suburb-text.ts';
import type { State } from '#features/trainers/rules/suburbs.ts';
import type { TrainerPlace } from '#features/trainers/rules/trainer-profile.ts';
import { SuburbField } from '#features/trainers/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { profileText as t } from '../messages/profile.ts';

type PlacesFieldProps = {
  places: readonly TrainerPlace[];
  most: number;
  onChange: (places: TrainerPlace[]) => void;
};

/** Suburbs where a trainer meets people. */
export function PlacesField({ places, most, onChange }: PlacesFieldProps) {
  const [chosen, setChosen] = useState<{ suburb: string; state: State } | null>(null);
  const [postcode, setPostcode] = useState('');
  const [problem, setProblem] = useState<'suburb' | 'postcode' | null>(null);
  const [round, setRound] = useState(0);
  const add = () => {
    const wrong = !chosen ? 'suburb' : /^(\d{4})?$/.test(postcode.trim()) ? null : 'postcode';
    setProblem(wrong);
    if (wrong || !chosen) return;
    const rest = places.filter((place) => suburbText(place) !== suburbText(chosen));
    onChange([...rest, { ...chosen, postcode: postcode.trim() || null }]);
    setChosen(null);
    setPostcode('');
    setRound(round + 1);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium text-muted">{t.places}</legend>
      <p className="mb-2 text-sm text-faint">{t.placesHint}</p>
      <ul className="grid grid-cols-1 gap-1">
        {places.map((place) => (
          <li key={suburbText(place)} className="flex items-center gap-3">
            <MapPin aria-hidden size={18} className="shrink-0 text-accent-2" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {[suburbText(place), place.postcode].filter(Boolean).join(' ')}
            </span>
            <IconButton
              label={t.removePlace(place.suburb)}
              icon={<X aria-hidden size={20} />}
              onClick={() => onChange(places.filter((one) => one !== place))}
            />
          </li>
        ))}
      </ul>
      {places.length < most && (
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-[2_1_12rem]">
            <SuburbField
              key={round}
              label={t.suburb}
              value={chosen}
              hint={t.suburbHint}
              error={problem === 'suburb' ? t.chooseSuburb : undefined}
              onChange={setChosen}
            />
          </div>
          <div className="min-w-0 flex-[1_1_7rem]">
            <TextField
              label={t.postcode}
              inputMode="numeric"
              maxLength={4}
              value={postcode}
              error={problem === 'postcode' ? t.enterPostcode : undefined}
              onChange={({ target }) => setPostcode(target.value)}
            />
          </div>
          <Button variant="secondary" className="mt-7" onClick={add}>
            {t.addPlace}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
