import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrainerProfileState } from '#features/trainers/contract.ts';
import { checkProfile } from '#features/trainers/rules/check-profile.ts';
import { FORMATS, MIN_BIO_LENGTH } from '#features/trainers/rules/listing.ts';
import {
  PROFILE_LIMITS,
  SUGGESTED_LANGUAGES,
  SUGGESTED_SPECIALTIES,
} from '#features/trainers/rules/trainer-profile.ts';
import { formatNames, genderNames } from '#features/trainers/web/public.ts';
import { ApiError } from '#platform/web/api-client/api-error.ts';
import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { ChangedElsewhere } from '#platform/web/ui/changed-elsewhere.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TickChip } from '#platform/web/ui/tick-chip.tsx';
import { saveTrainerProfile } from '../api.ts';
import { profileText as t } from '../messages/profile.ts';
import { PlacesField } from './places-field.tsx';
import { WordsField } from './words-field.tsx';

const GENDERS = [
  { value: 'none', label: t.notStated },
  { value: 'female', label: genderNames.female },
  { value: 'male', label: genderNames.male },
] as const;

/** All that a trainer says of themselves; a newer version from another device starts it again. */
export function ProfileForm({ state }: { state: TrainerProfileState }) {
  const [edited, setEdited] = useState(state);
  return <Fields key={edited.version} state={edited} onEdited={setEdited} />;
}

type FieldsProps = { state: TrainerProfileState; onEdited: (state: TrainerProfileState) => void };

function Fields({ state, onEdited }: FieldsProps) {
  const thisYear = Number(useToday().slice(0, 4));
  const save = useMutation(saveTrainerProfile);
  const newer =
    save.error instanceof ApiError && save.error.reason === 'edited_elsewhere'
      ? (save.error.current as TrainerProfileState)
      : null;
  const { profile, version } = state;
  const form = useForm({
    start: { ...profile, trainsSince: profile.trainsSince?.toString() ?? '' },
    check: (draft) =>
      checkProfile(draft, { thisYear, sentences: { name: t.enterName, year: t.enterYear } }),
    send: (content) => save.mutateAsync({ ...content, version }),
    onSent: onEdited,
  });
  const { draft } = form;
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {newer ? (
        <ChangedElsewhere title={t.changedElsewhere} onShow={() => onEdited(newer)} />
      ) : (
        <FormProblem form={form} />
      )}
      {version === 0 && (profile.bio !== '' || profile.specialties.length > 0) && (
        <StatusMessage tone="info" title={t.fromGym}>
          {t.fromGymLead}
        </StatusMessage>
      )}
      <Card title={t.about}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TextField
            label={t.name}
            hint={t.nameHint}
            required
            maxLength={PROFILE_LIMITS.name}
            {...form.text('name')}
          />
          <TextField
            label={t.headline}
            placeholder={t.headlineHint}
            maxLength={PROFILE_LIMITS.headline}
            {...form.text('headline')}
          />
          <TextArea
            label={t.bio}
            rows={6}
            maxLength={PROFILE_LIMITS.bio}
            hint={t.bioHint(draft.bio.trim().length, MIN_BIO_LENGTH)}
            {...form.text('bio')}
          />
          <WordsField
            legend={t.specialties}
            label={t.addSpecialty}
            words={draft.specialties}
            suggested={SUGGESTED_SPECIALTIES}
            maxLength={PROFILE_LIMITS.specialty}
            error={form.errors['specialties']}
            onChange={(specialties) => form.change({ specialties })}
          />
          <WordsField
            legend={t.languages}
            label={t.addLanguage}
            words={draft.languages}
            suggested={SUGGESTED_LANGUAGES}
            maxLength={PROFILE_LIMITS.language}
            error={form.errors['languages']}
            onChange={(languages) => form.change({ languages })}
          />
        </div>
      </Card>
      <Card title={t.formats}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap gap-2">
            {FORMATS.map((format) => (
              <TickChip
                key={format}
                label={formatNames[format]}
                checked={draft.formats.includes(format)}
                onToggle={() =>
                  form.change({
                    formats: draft.formats.includes(format)
                      ? draft.formats.filter((one) => one !== format)
                      : [...draft.formats, format],
                  })
                }
              />
            ))}
          </div>
          <PlacesField
            places={draft.places}
            most={PROFILE_LIMITS.places}
            onChange={(places) => form.change({ places })}
          />
          <div className="max-w-xs">
            <NumberField
              label={t.trainsSince}
              hint={t.trainsSinceHint}
              inputMode="numeric"
              {...form.value('trainsSince')}
            />
          </div>
          <Segmented
            label={t.gender}
            options={GENDERS}
            value={draft.gender ?? 'none'}
            onValueChange={(gender) => form.change({ gender: gender === 'none' ? null : gender })}
          />
        </div>
      </Card>
      <SaveBar label={t.save} pending={form.pending} />
    </Form>
  );
}
