import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { EQUIPMENT, type Equipment } from '#features/exercises/rules/equipment-kinds.ts';
import { LOAD_TYPES, type LoadType } from '#features/exercises/rules/exercise-kinds.ts';
import { nameOfEquipment, startSentence } from '#features/exercises/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { changeKit } from '../../rules/own-exercise-draft.ts';
import { MAX_ALTERNATIVES, MAX_EQUIPMENT } from '../../rules/own-exercise-limits.ts';
import { kitText, LOAD_TYPE_NAMES, nameText } from '../messages.ts';
import { formatKg, type OwnExerciseForm } from './use-own-exercise-form.ts';

type Needed = readonly Equipment[];

/** What it needs, what would do instead, and how it gets harder. */
export function KitFields({ form }: { form: OwnExerciseForm }) {
  const { draft, change } = form;
  const set = (kit: readonly Needed[]) => change(changeKit(draft, kit, formatKg));
  const setOne = (at: number, needed: Needed) => set(draft.kit.with(at, needed));
  const lastIsEmpty = draft.kit.length > 1 && draft.kit.at(-1)?.length === 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {draft.kit.map((needed, at) => (
        <Alternative
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, all its state is in the draft
          key={at}
          at={at}
          needed={needed}
          onChange={(next) => setOne(at, next)}
        >
          {at > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => set(draft.kit.filter((_, other) => other !== at))}
            >
              {kitText.removeAlternative(at)}
            </Button>
          )}
        </Alternative>
      ))}
      {draft.kit.length < MAX_ALTERNATIVES && !lastIsEmpty && (
        <Button
          variant="secondary"
          icon={<Plus aria-hidden size={18} />}
          onClick={() => set([...draft.kit, []])}
        >
          {kitText.addAlternative}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <SelectField
          label={kitText.load}
          options={LOAD_TYPES.map((value) => ({ value, label: LOAD_TYPE_NAMES[value] }))}
          value={draft.loadType}
          onChange={({ target }) => change({ loadType: target.value as LoadType })}
        />
        {draft.loadType === 'external' && (
          <NumberField label={kitText.step} unit="kg" maxLength={8} {...form.value('stepKg')} />
        )}
      </div>
    </div>
  );
}

type AlternativeProps = {
  at: number;
  needed: Needed;
  onChange: (needed: Needed) => void;
  children: ReactNode;
};

/** All of it is needed at once. */
function Alternative({ at, needed, onChange, children }: AlternativeProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const rest = EQUIPMENT.filter((thing) => !needed.includes(thing));
  const remove = (thing: Equipment) => {
    onChange(needed.filter((one) => one !== thing));
    group.current?.querySelector('select')?.focus();
  };
  return (
    <fieldset ref={group} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="mb-2 font-medium">
        {at === 0 ? kitText.needs : kitText.insteadOf(at)}
      </legend>
      {needed.length === 0 ? (
        <p className="text-muted">{kitText.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-2">
          {needed.map((thing) => (
            <li key={thing} className="max-w-full">
              <Button
                variant="secondary"
                size="sm"
                aria-label={kitText.remove(nameOfEquipment(thing), at)}
                onClick={() => remove(thing)}
              >
                {startSentence(nameOfEquipment(thing))}
                <X aria-hidden size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {needed.length < MAX_EQUIPMENT && (
        <SelectField
          label={kitText.addTo(at)}
          options={[
            { value: '', label: nameText.choose },
            ...rest.map((value) => ({ value, label: startSentence(nameOfEquipment(value)) })),
          ]}
          value=""
          onChange={({ target }) => {
            if (target.value) onChange([...needed, target.value as Equipment]);
          }}
        />
      )}
      {children}
    </fieldset>
  );
}
