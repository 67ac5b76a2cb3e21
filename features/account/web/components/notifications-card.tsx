import { Card } from '#platform/web/ui/card.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { type AccountSettings, notification } from '../../contract.ts';
import { useSaveSettings } from '../api.ts';
import { notificationNames, toasts } from '../messages.ts';

/** What may be mailed; messages about the account's safety always are. */
export function NotificationsCard({ settings }: { settings: AccountSettings }) {
  const save = useSaveSettings();
  const on = (save.isPending && save.variables.notifications) || settings.notifications;
  return (
    <Card title="Notifications">
      {notification.options.map((kind) => (
        <Switch
          key={kind}
          label={notificationNames[kind].title}
          description={notificationNames[kind].description}
          checked={on.includes(kind)}
          disabled={save.isPending}
          onCheckedChange={(checked) =>
            save.mutate(
              {
                notifications: checked ? [...on, kind] : on.filter((one) => one !== kind),
              },
              { onError: (error) => toast(toasts.failed(error)) },
            )
          }
        />
      ))}
      <p className="mt-2 text-sm text-muted">
        Messages about the safety of your account always come.
      </p>
    </Card>
  );
}
