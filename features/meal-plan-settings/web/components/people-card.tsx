import { Plus, UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { eatsText, HOUSEHOLD_PATH, useHousehold } from '#features/household/web/public.ts';
import { HOST, MAX_EATERS } from '#features/meal-plans/rules/plan-kinds.ts';
import type { PlanPerson, PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { servesText } from '#features/meal-plans/rules/portion-text.ts';
import { personName } from '#features/meal-week/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { personText } from '../messages/people.ts';
import { settingsText } from '../messages/settings.ts';
import { PersonSheet } from './person-sheet.tsx';

type PeopleCardProps = { settings: PlanSettings; onChange: (settings: PlanSettings) => void };

/** Everybody who eats: how much, what they may not be served, and who has joined with an account. */
export function PeopleCard({ settings, onChange }: PeopleCardProps) {
  const [opened, setOpened] = useState<PlanPerson | null>(null);
  const household = useHousehold().data;
  const { people, slots } = settings;
  const members = new Set(
    household?.people.filter(({ state }) => state === 'active').map(({ id }) => id),
  );
  const isNew = opened !== null && !people.some(({ id }) => id === opened.id);
  const save = (person: PlanPerson) => {
    const next = isNew
      ? [...people, person]
      : people.map((one) => (one.id === person.id ? person : one));
    onChange({ ...settings, people: next });
    setOpened(null);
  };
  const remove = ({ id: gone, name }: PlanPerson) => {
    onChange({
      ...settings,
      people: people.filter(({ id }) => id !== gone),
      slots: slots.map((slot) => {
        const left = slot.people?.filter((id) => id !== gone) ?? null;
        return { ...slot, people: left?.length === 0 ? null : left };
      }),
    });
    toast(undoToast(settingsText.removed(name), () => onChange(settings)));
    setOpened(null);
  };
  const isAlone = !household || household.role === 'alone';
  return (
    <Card title={personText.title}>
      <p className="text-sm text-muted">{personText.lead}</p>
      <ul className="-mx-2">
        {people.map((person) => {
          const facts = [members.has(person.id) ? personText.member : '', eatsText(person)];
          return (
            <li key={person.id}>
              <ListRow
                title={<bdi>{person.name}</bdi>}
                detail={facts.filter((fact) => fact !== '').join(' · ')}
                value={servesText(person.share)}
                onClick={() => setOpened(person)}
              />
            </li>
          );
        })}
      </ul>
      {people.length < MAX_EATERS && (
        <Button
          variant="secondary"
          className="mt-2"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setOpened({ id: newId(), name: personName(people.length + 1), share: 1 })}
        >
          {personText.add}
        </Button>
      )}
      <div className="-mx-2 mt-3 -mb-2 border-t border-line pt-2">
        <ListRow
          icon={isAlone ? <UserPlus size={20} /> : <Users size={20} />}
          title={isAlone ? personText.invite : personText.household}
          detail={isAlone ? personText.inviteDetail : personText.householdDetail}
          href={HOUSEHOLD_PATH}
        />
      </div>
      {opened && (
        <PersonSheet
          person={opened}
          isNew={isNew}
          isMember={members.has(opened.id)}
          onSave={save}
          onRemove={
            isNew || opened.id === HOST || members.has(opened.id) ? null : () => remove(opened)
          }
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
