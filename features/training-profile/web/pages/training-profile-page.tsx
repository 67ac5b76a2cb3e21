import { useState } from 'react';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import type { TrainingPlace, TrainingProfile } from '../../contract.ts';
import { useTrainingPlaces } from '../api/places.ts';
import { useTrainingProfile } from '../api/profile.ts';
import { MoreCard } from '../components/profile/more-card.tsx';
import { ProfileForm } from '../components/profile/profile-form.tsx';
import { profileText } from '../messages/profile.ts';

/** How the person trains: days with places, what to avoid, recovery and the health check. */
export function TrainingProfilePage() {
  const profile = useTrainingProfile();
  const places = useTrainingPlaces();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={profileText.title} subtitle={profileText.lead} back="/workouts" />
      <div className="grid grid-cols-1 gap-4">
        <MoreCard />
        <Loaded query={profile}>
          {(known) => (
            <Loaded query={places}>{(all) => <FreshForm profile={known} places={all} />}</Loaded>
          )}
        </Loaded>
      </div>
    </div>
  );
}

type FreshFormProps = { profile: TrainingProfile; places: readonly TrainingPlace[] };

/** The form begins again when the profile is changed by anything but itself, such as Undo. */
function FreshForm({ profile, places }: FreshFormProps) {
  const now = JSON.stringify(profile);
  const [seen, setSeen] = useState(now);
  const [sent, setSent] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  if (now !== seen) {
    setSeen(now);
    if (now !== sent) setRound(round + 1);
  }
  return (
    <ProfileForm
      key={round}
      profile={profile}
      places={places}
      onSent={(content) => setSent(JSON.stringify(content))}
    />
  );
}
