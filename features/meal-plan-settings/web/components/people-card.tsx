import { Plus } from 'lucide-react';
import { useState } from 'react';
import { HOST, MAX_EATERS } from '#features/meal-plans/rules/plan-kinds.ts';
import type { PlanPerson, PlanSettings } from '#features/meal-plans/rules/plan-settings.ts';
import { servesText } from '#features/meal-plans/web/public.ts';
import { PortionStepper, personName } from '#features/meal-week/web/public.ts';
import { newId } from '#platform/shared/ids.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { settingsText } from '../messages.ts';

type PeopleCardProps = { settings: PlanSettings; onChange: (settings: PlanSettings) => void };

const [MIN_SHARE, MAX_SHARE] = [0.25, 3];
const MAX_NAME = 40;

/** Everybody who eats, with the size of their portions. */
export function PeopleCard({ settings, onChange }: PeopleCardProps) {
  const [opened, setOpened] = useState<PlanPerson | null>(null);
  const { people, slots } = settings;
  const isNew = opened !== null && !people.some(({ id }) => id === opened.id);
  const save = (person: PlanPerson) => {
    const next = isNew
      ? [...people, person]
      : people.map((one) => (one.id === person.id ? person : one));
    onChange({ ...settings, people: next });
    setOpened(null);
  };
  const remove = (gone: string) => {
    onChange({
      ...settings,
      people: people.filter(({ id }) => id !== gone),
      slots: slots.map((slot) => {
        const left = slot.people?.filter((id) => id !== gone) ?? null;
        return { ...slot, people: left?.length === 0 ? null : left };
      }),
    });
    setOpened(null);
  };
  return (
    <Card title={settingsText.people}>
      <p className="text-sm text-muted">{settingsText.peopleHint}</p>
      <ul className="-mx-2">
        {people.map((person) => (
          <li key={person.id}>
            <ListRow
              title={<bdi>{person.name}</bdi>}
              value={servesText(person.share)}
              onClick={() => setOpened(person)}
            />
          </li>
        ))}
      </ul>
      {people.length < MAX_EATERS && (
        <Button
          variant="secondary"
          className="mt-2"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => setOpened({ id: newId(), name: personName(people.length + 1), share: 1 })}
        >
          {settingsText.addPerson}
        </Button>
      )}
      {opened && (
        <PersonSheet
          person={opened}
          isNew={isNew}
          onSave={save}
          onRemove={isNew || opened.id === HOST ? null : () => remove(opened.id)}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}

type PersonSheetProps = {
  person: PlanPerson;
  isNew: boolean;
  onSave: (person: PlanPerson) => void;
  /** null: it cannot go */
  onRemove: (() => void) | null;
  onClose: () => void;
};

function PersonSheet({ person, isNew, onSave, onRemove, onClose }: PersonSheetProps) {
  const form = useForm({
    start: { name: person.name, share: person.share },
    check: ({ name, share }) =>
      name.trim() === ''
        ? { errors: { name: settingsText.nameWrong } }
        : { content: { ...person, name: name.trim(), share } },
    send: async (content: PlanPerson) => onSave(content),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={isNew ? settingsText.addPerson : settingsText.changePerson}
      footer={
        <>
          {onRemove && (
            <Button variant="ghost" onClick={onRemove}>
              {settingsText.removePerson}
            </Button>
          )}
          <Button onClick={form.submit}>{settingsText.save}</Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-4">
        <TextField
          label={settingsText.name}
          required
          maxLength={MAX_NAME}
          autoComplete="off"
          {...form.text('name')}
        />
        <PortionStepper
          name={settingsText.portion}
          value={form.draft.share}
          onChange={(share) =>
            form.change({ share: Math.min(MAX_SHARE, Math.max(MIN_SHARE, share)) })
          }
        />
      </Form>
    </Dialog>
  );
}
