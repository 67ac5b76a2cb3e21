import { ForTrainers } from '#features/account/web/public.ts';
import { CredentialsCard } from '#features/credentials/web/public.ts';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useOwnProfile } from '../api.ts';
import { ListingCard } from '../components/listing-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { TrainerPhotoCard } from '../components/trainer-photo-card.tsx';
import { profileText } from '../messages/profile.ts';

/** A trainer's own profile: what people will see, and whether they do. */
export function TrainerProfilePage() {
  const profile = useOwnProfile();
  return (
    <>
      <PageHeader title={profileText.title} subtitle={profileText.lead} back="/trainers" />
      <ForTrainers />
      <Loaded query={profile}>
        {(state) => (
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-5">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-4">
              <ListingCard state={state} />
              <TrainerPhotoCard state={state} />
              <CredentialsCard />
            </div>
            <ProfileForm state={state} />
          </div>
        )}
      </Loaded>
    </>
  );
}
