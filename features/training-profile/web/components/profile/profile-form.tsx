import { Form, FormProblem } from '#platform/web/forms/form.tsx';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { useForm } from '#platform/web/forms/use-form.ts';
import type { TrainingPlace, TrainingProfile } from '../../../contract.ts';
import { useChangeProfile } from '../../api/profile.ts';
import { profileText } from '../../messages/profile.ts';
import { AvoidCard } from './avoid-card.tsx';
import { DaysCard } from './days-card.tsx';
import { checkProfile, toProfileDraft } from './profile-draft.ts';
import { RecoveryCard } from './recovery-card.tsx';

type ProfileFormProps = {
  profile: TrainingProfile;
  places: readonly TrainingPlace[];
  onSent: (sent: TrainingProfile) => void;
};

/** Days, what to avoid and recovery in one form. */
export function ProfileForm({ profile, places, onSent }: ProfileFormProps) {
  const change = useChangeProfile(profile);
  const form = useForm({
    start: toProfileDraft(profile),
    check: (draft) => checkProfile(draft, profile),
    send: (content) => {
      const { days = profile.days, avoid = profile.avoid, recovery = profile.recovery } = content;
      onSent({ days, avoid, recovery });
      return change.mutateAsync(content);
    },
  });
  const { draft } = form;
  return (
    <Form form={form} className="grid grid-cols-1 gap-4">
      <DaysCard form={form} places={places} />
      <AvoidCard avoid={draft.avoid} onChange={(avoid) => form.change({ avoid })} />
      <RecoveryCard answers={draft.recovery} onChange={(recovery) => form.change({ recovery })} />
      <FormProblem form={form} />
      <SaveBar label={profileText.save} pending={form.pending} />
    </Form>
  );
}
