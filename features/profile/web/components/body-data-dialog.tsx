import { useId } from 'react';
import type { CurrentUser } from '#features/account/contract.ts';
import { GENDERS, GOALS, LEVELS, ROLES } from '#features/account/rules/person-kinds.ts';
import { consentStatements } from '#features/account/rules.ts';
import { useSaveProfile, useUnits } from '#features/account/web/public.ts';
import { Form } from '#platform/web/forms/form.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
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
import { draftOf, listRequiredConsents, toProfile } from './body-draft.ts';

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
  const form = useForm({
    start: draftOf(user, units),
    check: (draft) => {
      const { profile, faults } = toProfile(draft, units);
      return { content: profile, errors: faults };
    },
    send: (profile) =>
      saveProfile.mutateAsync(profile, { onError: () => toast(toasts.profileFailed) }),
    onSent: () => {
      toast(toasts.profileSaved);
      onDone();
    },
  });
  const { draft, change, errors } = form;
  const goalsId = useId();
  const faults = Object.values(errors);
  return (
    <Form form={form} className="flex flex-col gap-5">
      {faults.length > 0 && (
        <Problem title={faults.length === 1 ? 'Fix 1 field' : `${faults.length} things to correct`}>
          {faults.join(' ')}
        </Problem>
      )}
      <TextField
        label="Name"
        autoComplete="given-name"
        maxLength={80}
        {...form.text('firstName')}
      />
      <div className="grid grid-cols-1 gap-4 min-[350px]:grid-cols-3 min-[350px]:gap-3 sm:gap-4">
        <NumberField label="Age" inputMode="numeric" {...form.value('age')} />
        <NumberField
          label={units.weightUnit === 'lb' ? 'Weight (lb)' : 'Weight (kg)'}
          hint={draft.before.weight === '' ? leaveEmptyToKeep : undefined}
          {...form.value('weight')}
        />
        <NumberField
          label={units.heightUnit === 'inches' ? 'Height (inches)' : 'Height (cm)'}
          {...form.value('height')}
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
      <Segmented label="Gender" options={choices(GENDERS, genderNames)} {...form.value('gender')} />
      <Segmented
        label="Fitness level"
        options={choices(LEVELS, levelNames)}
        {...form.value('fitnessLevel')}
      />
      <Segmented label="Role" options={choices(ROLES, roleNames)} {...form.value('role')} />
      <fieldset aria-labelledby={goalsId} className="min-w-0">
        <legend id={goalsId} className="mb-1.5 text-sm font-medium text-muted">
          Goals
        </legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {GOALS.map((value) => (
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
        <Button type="submit" pending={form.pending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

const toggled = <Value,>(list: Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
