import type { CurrentUser } from '#features/account/contract.ts';
import { SignOut } from '#features/sign-in/web/public.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { settingsFound } from '../messages.ts';
import { BodyCard } from './body-card.tsx';
import { findSettings, holdsBody, holdsSignOut } from './profile-settings.ts';
import { SettingRows } from './setting-rows.tsx';

/** What the typed words find: settings, body data, and signing out. */
export function SettingsFound({ typed, user }: { typed: string; user: CurrentUser }) {
  const settings = findSettings(typed);
  const body = holdsBody(typed);
  const signOut = holdsSignOut(typed);
  const count = settings.length + Number(body) + Number(signOut);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <h1 className="sr-only">Profile</h1>
      <p
        role="status"
        className={count > 0 ? 'sr-only' : 'py-6 text-center break-words text-muted'}
      >
        {settingsFound(count, typed.trim())}
      </p>
      {settings.length > 0 && (
        <Card>
          <SettingRows settings={settings} />
        </Card>
      )}
      {body && <BodyCard user={user} />}
      {signOut && <SignOut />}
    </div>
  );
}
