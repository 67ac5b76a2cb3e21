import { Copy } from 'lucide-react';
import { PLAN_PATH } from '#features/meal-plans/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { useCalendarAddress } from '../api.ts';
import { calendarText } from '../messages.ts';

/** The secret address by which a calendar follows the plan; it can be renewed and ended. */
export function MealCalendarPage() {
  const { path, error, isPending, renew, stop } = useCalendarAddress();
  const url = path ? location.origin + path : null;
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address);
      toast(calendarText.copied);
    } catch {
      toast(calendarText.toCopy);
    }
  };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={calendarText.title} subtitle={calendarText.lead} back={PLAN_PATH} />
      {error !== null && <Problem title={explainError(error)} />}
      {path === null && (
        <Card>
          <p className="mb-4 text-muted">{calendarText.secret}</p>
          <Button pending={isPending} onClick={renew}>
            {calendarText.make}
          </Button>
        </Card>
      )}
      {url !== null && (
        <Card>
          <div className="grid grid-cols-1 gap-4">
            <TextField
              label={calendarText.address}
              hint={calendarText.secret}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1" onClick={() => void copy(url)}>
                <Copy aria-hidden size={18} />
                {calendarText.copy}
              </Button>
              <Button variant="secondary" pending={isPending} onClick={renew}>
                {calendarText.renew}
              </Button>
              <Button variant="secondary" pending={isPending} onClick={stop}>
                {calendarText.stop}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </div>
  );
}
