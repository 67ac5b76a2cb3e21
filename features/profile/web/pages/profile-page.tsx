import { useState } from 'react';
import { useCurrentUser } from '#features/account/web/public.ts';
import { ChecksRow } from '#features/credentials/web/public.ts';
import { SignOut } from '#features/sign-in/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { BodyCard } from '../components/body-card.tsx';
import { IdentityCard } from '../components/identity-card.tsx';
import { settingGroups } from '../components/profile-settings.ts';
import { SettingRows } from '../components/setting-rows.tsx';
import { SettingsFound } from '../components/settings-found.tsx';
import { SettingsSearch } from '../components/settings-search.tsx';

const { Body, ...otherGroups } = settingGroups;

/** Who the person is, and their settings in groups with a search. */
export function ProfilePage() {
  const user = useCurrentUser().data;
  const [typed, setTyped] = useState('');
  if (!user) return null;
  return (
    <>
      <SettingsSearch typed={typed} onType={setTyped} />
      {typed.trim() ? (
        <SettingsFound typed={typed} user={user} />
      ) : (
        <div className="mt-4 grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
          <div className="flex flex-col gap-4 lg:gap-6">
            <IdentityCard user={user} />
            <BodyCard user={user}>
              <SettingRows settings={Body} />
            </BodyCard>
          </div>
          <div className="flex flex-col gap-4 lg:gap-6">
            {Object.entries(otherGroups).map(([title, settings]) => (
              <Card key={title} title={title}>
                <SettingRows settings={settings} />
              </Card>
            ))}
            <ChecksRow />
            <SignOut />
          </div>
        </div>
      )}
    </>
  );
}
