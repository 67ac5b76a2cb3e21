import {
  BedDouble,
  Building2,
  Cable,
  Dumbbell,
  House,
  type LucideIcon,
  PersonStanding,
  Trees,
  Weight,
} from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { PLACE_PRESETS, type PlacePreset } from '../../../rules/place-presets.ts';
import { presetTexts } from '../../messages/places.ts';

const ICONS: Readonly<Record<PlacePreset, LucideIcon>> = {
  dumbbells: Dumbbell,
  gym: Building2,
  twoDumbbells: Dumbbell,
  home: House,
  barbell: Weight,
  bands: Cable,
  hotel: BedDouble,
  outdoors: Trees,
  nothing: PersonStanding,
};

/** Ready-made places: one tap fills the form in. */
export function PresetList({ hrefOf }: { hrefOf: (preset: PlacePreset) => string }) {
  return (
    <Card padded={false} className="p-[min(0.5rem,2vw)]">
      <ul className="sm:grid sm:grid-cols-2">
        {PLACE_PRESETS.map((preset) => {
          const Icon = ICONS[preset];
          const { title, detail } = presetTexts[preset];
          return (
            <li key={preset}>
              <ListRow
                href={hrefOf(preset)}
                icon={<Icon size={20} />}
                title={title}
                detail={detail}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
