import type { AccountSettings } from '#features/account/contract.ts';
import { useSaveSettings } from '#features/account/web/public.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { lateFoodCountsBefore, newDayBeginsAt } from '../messages/profile.ts';
import { toasts } from '../messages.ts';

const hours = ['Midnight', '1 am', '2 am', '3 am', '4 am', '5 am', '6 am'];

/** Every zone the browser knows, the person's own among them whatever the browser calls it. */
function zonesWith(own: string): string[] {
  const zones = Intl.supportedValuesOf('timeZone');
  return zones.includes(own) ? zones : [own, ...zones];
}

/** Which day "today" is: where the person lives, and when their day begins. */
export function DayCard({ settings }: { settings: AccountSettings }) {
  const save = useSaveSettings();
  const zone = settings.timeZone ?? deviceTimeZone();
  const choose = (change: { timeZone: string } | { dayStartHour: number }) =>
    save.mutate(change, {
      onSuccess: () => toast(toasts.settingsSaved),
      onError: (error) => toast(toasts.failed(error)),
    });
  return (
    <Card title="Your day">
      <div className="flex flex-col gap-4">
        <SelectField
          label="Time zone"
          value={save.isPending ? (save.variables.timeZone ?? zone) : zone}
          options={zonesWith(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(event) => choose({ timeZone: event.target.value })}
        />
        <SelectField
          label={newDayBeginsAt}
          value={String(
            save.isPending
              ? (save.variables.dayStartHour ?? settings.dayStartHour)
              : settings.dayStartHour,
          )}
          options={hours.map((label, hour) => ({ value: String(hour), label }))}
          hint={lateFoodCountsBefore}
          onChange={(event) => choose({ dayStartHour: Number(event.target.value) })}
        />
      </div>
    </Card>
  );
}
