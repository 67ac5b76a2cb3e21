import type { CurrentUser, Notification } from '#features/account/contract.ts';
import { NOTIFICATIONS } from '#features/account/rules/person-kinds.ts';
import { useSaveSettings } from '#features/account/web/public.ts';
import { useWaitingChecks } from '#features/credentials/web/public.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { alwaysEmailedAboutSignIn, verifyToGetThese } from '../messages/profile.ts';
import { notificationNames, toasts } from '../messages.ts';

/** "7:00 pm" for "19:00", whatever day and zone. */
const timeText = (time: string): string =>
  new Date(`2000-01-01T${time}:00Z`).toLocaleTimeString('en-AU', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });

/** Every half hour of a day, the person's own time among them. */
function timesWith(own: string): string[] {
  const halves = Array.from({ length: 48 }, (_, at) => {
    const hour = String(Math.floor(at / 2)).padStart(2, '0');
    return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
  });
  return halves.includes(own) ? halves : [...halves, own].sort();
}

/** What may be mailed; messages about changes to the account's safety always are. */
export function NotificationsCard({ user }: { user: CurrentUser }) {
  const { settings, emailVerified } = user;
  const save = useSaveSettings();
  const shown = { ...settings, ...(save.isPending ? save.variables : {}) };
  const on = shown.notifications;
  const failed = { onError: (error: unknown) => toast(toasts.failed(error)) };

  const checksCredentials = useWaitingChecks() !== null;
  const isOffered = (kind: Notification) => {
    if (kind === 'credential_checks') return checksCredentials;
    return kind !== 'weekly_report_pdf' || on.includes('weekly_report');
  };

  function choose(kind: Notification, wanted: boolean) {
    const notifications = wanted ? [...on, kind] : on.filter((one) => one !== kind);
    // A time of day means nothing before it is known where the day is.
    save.mutate({ notifications, timeZoneIfNone: deviceTimeZone() }, failed);
  }

  return (
    <Card title="Emails">
      {NOTIFICATIONS.filter(isOffered).map((kind) => (
        <div key={kind}>
          <Switch
            label={notificationNames[kind].title}
            description={notificationNames[kind].description}
            checked={on.includes(kind)}
            disabled={save.isPending}
            onCheckedChange={(wanted) => choose(kind, wanted)}
          />
          {kind === 'daily_reminder' && on.includes(kind) && (
            <div className="mt-1 mb-3 max-w-56">
              <SelectField
                label="Reminder time"
                value={shown.reminderTime}
                options={timesWith(shown.reminderTime).map((value) => ({
                  value,
                  label: timeText(value),
                }))}
                disabled={save.isPending}
                onChange={(event) => save.mutate({ reminderTime: event.target.value }, failed)}
              />
            </div>
          )}
        </div>
      ))}
      {!emailVerified && <p className="mt-2 text-sm">{verifyToGetThese}</p>}
      <p className="mt-2 text-sm text-muted">{alwaysEmailedAboutSignIn}</p>
    </Card>
  );
}
