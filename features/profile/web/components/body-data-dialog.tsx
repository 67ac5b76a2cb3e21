import { type FormEvent, useId, useState } from 'react';
import { type CurrentUser, fitnessLevel, gender, goal, role } from '#features/account/contract.ts';
import { consentStatements } from '#features/account/rules.ts';
import { useSaveProfile, useUnits } from '#features/account/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ChoiceCard } from '#platform/web/ui/choice-card.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { leaveEmptyToKeep, usedForTargets } from '../messages/body.ts';
import { genderNames, goalNames, levelNames, roleNames, toasts } from '../messages.ts';
import {
  type BodyDraft,
  draftOf,
  listRequiredConsents,
  readServerErrors,
  toProfile,
} from './body-draft.ts';

type BodyDataDialogProps = {
  user: CurrentUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function BodyDataDialog(props: BodyDataDialogProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title="Body and goals"
      description={usedForTargets}
    >
      {/* Remounts on each opening, so that it starts from saved data. */}
      <BodyForm user={props.user} onDone={() => props.onOpenChange(false)} />
    </Dialog>
  );
}

const choices = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

function BodyForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const units = useUnits();
  const saveProfile = useSaveProfile();
  const [draft, setDraft] = useState<BodyDraft>(() => draftOf(user, units));
  const [faults, setFaults] = useState<Record<string, string>>({});
  const goalsId = useId();
  const change = (part: Partial<BodyDraft>) => setDraft((now) => ({ ...now, ...part }));

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (saveProfile.isPending) return;
    const read = toProfile(draft, units);
    setFaults(read.faults);
    if (!read.profile) return;
    saveProfile.mutate(read.profile, {
      onSuccess: () => {
        toast(toasts.profileSaved);
        onDone();
      },
      onError: (error) => {
        setFaults(readServerErrors(error));
        toast(toasts.profileFailed);
      },
    });
  };

  const faultCount = Object.keys(faults).length;
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {faultCount > 0 && (
        <Problem title={faultCount === 1 ? 'Fix 1 field' : `${faultCount} things to correct`}>
          {Object.values(faults).join(' ')}
        </Problem>
      )}
      <TextField
        label="Name"
        autoComplete="given-name"
        maxLength={80}
        value={draft.firstName}
        error={faults['firstName']}
        onChange={(event) => change({ firstName: event.target.value })}
      />
      <div className="grid grid-cols-1 gap-4 min-[350px]:grid-cols-3 min-[350px]:gap-3 sm:gap-4">
        <NumberField
          label="Age"
          inputMode="numeric"
          value={draft.age}
          error={faults['age']}
          onValueChange={(age) => change({ age })}
        />
        <NumberField
          label={units.weightUnit === 'lb' ? 'Weight (lb)' : 'Weight (kg)'}
          value={draft.weight}
          hint={draft.before.weight === '' ? leaveEmptyToKeep : undefined}
          error={faults['weight']}
          onValueChange={(weight) => change({ weight })}
        />
        <NumberField
          label={units.heightUnit === 'inches' ? 'Height (inches)' : 'Height (cm)'}
          value={draft.height}
          error={faults['height']}
          onValueChange={(height) => change({ height })}
        />
      </div>
      {listRequiredConsents(draft).map((kind) => (
        <ChoiceCard
          key={kind}
          type="checkbox"
          name={kind}
          value={kind}
          title={consentStatements[kind]}
          selected={draft.consents.includes(kind)}
          onSelect={() => change({ consents: toggled(draft.consents, kind) })}
        />
      ))}
      <Segmented
        label="Gender"
        options={choices(gender.options, genderNames)}
        value={draft.gender}
        onValueChange={(value) => change({ gender: value })}
      />
      <Segmented
        label="Fitness level"
        options={choices(fitnessLevel.options, levelNames)}
        value={draft.fitnessLevel}
        onValueChange={(value) => change({ fitnessLevel: value })}
      />
      <Segmented
        label="Role"
        options={choices(role.options, roleNames)}
        value={draft.role}
        onValueChange={(value) => change({ role: value })}
      />
      <fieldset aria-labelledby={goalsId} className="min-w-0">
        <legend id={goalsId} className="mb-1.5 text-sm font-medium text-muted">
          Goals
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {goal.options.map((value) => (
            <ChoiceCard
              key={value}
              type="checkbox"
              name="goals"
              value={value}
              title={goalNames[value]}
              selected={draft.goals.includes(value)}
              onSelect={() => change({ goals: toggled(draft.goals, value) })}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" pending={saveProfile.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

const toggled = <Value,>(list: Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
