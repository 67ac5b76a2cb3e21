import { useState } from 'react';
import {
  EQUIPMENT,
  EQUIPMENT_GROUPS,
  type Equipment,
  type EquipmentGroup,
  kindOfEquipment,
} from '#features/exercises/rules/equipment-kinds.ts';
import { nameOfEquipment, startSentence } from '#features/exercises/web/public.ts';
import { matchWords } from '#platform/shared/match-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Disclosure } from '#platform/web/ui/disclosure.tsx';
import { SearchBox } from '#platform/web/ui/search-box.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { formText, groupNames } from '../../messages/places.ts';

type EquipmentCardProps = {
  chosen: readonly Equipment[];
  onChange: (chosen: readonly Equipment[]) => void;
};

const labelOf = (equipment: Equipment) => startSentence(nameOfEquipment(equipment));
const allOf = (group: EquipmentGroup) =>
  EQUIPMENT.filter((one) => kindOfEquipment(one).group === group);

/** What is at a place: all equipment in groups, with a search. */
export function EquipmentCard({ chosen, onChange }: EquipmentCardProps) {
  const [text, setText] = useState('');
  const wanted = text.trim();
  const groups = EQUIPMENT_GROUPS.map((group) => ({
    group,
    shown: allOf(group).filter((one) => matchWords(wanted, nameOfEquipment(one))),
  })).filter(({ shown }) => shown.length > 0);
  // In the order of the catalogue, however it was ticked.
  const choose = (next: ReadonlySet<Equipment>) =>
    onChange(EQUIPMENT.filter((one) => next.has(one)));
  return (
    <Card
      title={formText.equipment}
      action={<span className="text-sm text-muted">{formText.chosen(chosen.length)}</span>}
    >
      <search className="relative mb-2 block">
        <SearchBox
          label={formText.search}
          autoCapitalize="none"
          maxLength={60}
          value={text}
          onValueChange={setText}
        />
      </search>
      {groups.length === 0 && <p className="py-2 text-muted">{formText.noMatch}</p>}
      <div className="divide-y divide-line">
        {groups.map(({ group, shown }) => (
          <GroupOfEquipment
            key={group}
            group={group}
            shown={shown}
            isSearched={wanted !== ''}
            chosen={new Set(chosen)}
            onChange={choose}
          />
        ))}
      </div>
    </Card>
  );
}

type GroupProps = {
  group: EquipmentGroup;
  shown: readonly Equipment[];
  isSearched: boolean;
  chosen: ReadonlySet<Equipment>;
  onChange: (chosen: ReadonlySet<Equipment>) => void;
};

function GroupOfEquipment({ group, shown, isSearched, chosen, onChange }: GroupProps) {
  const count = allOf(group).filter((one) => chosen.has(one)).length;
  const isAll = count === allOf(group).length;
  const toggle = (one: Equipment) => {
    const next = new Set(chosen);
    if (!next.delete(one)) next.add(one);
    onChange(next);
  };
  const toggleAll = () => {
    const others = [...chosen].filter((one) => kindOfEquipment(one).group !== group);
    onChange(new Set(isAll ? others : [...others, ...allOf(group)]));
  };
  return (
    <div className="py-1">
      <Disclosure
        label={count === 0 ? groupNames[group] : `${groupNames[group]} (${count})`}
        openAtFirst={count > 0 && !isAll}
        needed={isSearched}
      >
        <fieldset className="pb-2">
          <legend className="sr-only">{groupNames[group]}</legend>
          <div className="flex flex-wrap gap-2">
            {shown.map((one) => (
              <TickChip
                key={one}
                label={labelOf(one)}
                checked={chosen.has(one)}
                onToggle={() => toggle(one)}
              />
            ))}
          </div>
          {!isSearched && (
            <Button variant="ghost" size="sm" className="mt-1 -ml-4" onClick={toggleAll}>
              {isAll ? formText.noneOf : formText.all}
            </Button>
          )}
        </fieldset>
      </Disclosure>
    </div>
  );
}
