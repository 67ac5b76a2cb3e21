import { useCurrentUser } from '#features/account/web/public.ts';
import { EmailCard, useSecurityState } from '#features/sign-in/web/public.ts';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { NameCard } from '../components/name-card.tsx';
import { PhotoCard } from '../components/photo-card.tsx';

/** Photo, name and email address. */
export function AccountPage() {
  const user = useCurrentUser().data;
  const newEmail = useSecurityState().data?.newEmail ?? null;
  if (!user) return null;
  return (
    <>
      <PageHeader title="Personal details" subtitle="Photo, name and email" back="/profile" />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
        <PhotoCard user={user} />
        <div className="flex flex-col gap-4 lg:gap-6">
          <NameCard user={user} />
          <EmailCard user={user} newEmail={newEmail} />
        </div>
      </div>
    </>
  );
}
