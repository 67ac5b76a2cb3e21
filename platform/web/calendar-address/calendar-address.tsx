import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { CalendarAddressApi } from '#platform/shared/calendar-address.ts';
import { explainError } from '../api-client/api-error.ts';
import { mutationOf } from '../query/mutation-of.ts';
import { queryOf } from '../query/query-of.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Problem } from '../ui/problem.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { addressText as t } from './messages.ts';

type CalendarAddressProps = {
  api: CalendarAddressApi;
  /** who can read what: "Anyone who knows the address can read your planned meals." */
  secret: string;
};

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t.copied);
  } catch {
    toast(t.toCopy);
  }
}

/** The secret address at which calendars fetch a person's feed: made, copied, renewed and ended. */
export function CalendarAddress({ api, secret }: CalendarAddressProps) {
  const { data, error } = useQuery(queryOf(api.read, {}));
  const renew = useMutation(mutationOf(api.renew, () => ({}), { failed: t.failed }));
  const stop = useMutation(mutationOf(api.stop, () => ({}), { failed: t.failed }));
  const isPending = renew.isPending || stop.isPending;
  const url = data?.path ? location.origin + data.path : null;
  return (
    <>
      {error !== null && <Problem title={explainError(error)} />}
      {data?.path === null && (
        <Card>
          <p className="mb-4 text-muted">{secret}</p>
          <Button pending={isPending} onClick={() => renew.mutate()}>
            {t.make}
          </Button>
        </Card>
      )}
      {url !== null && (
        <Card>
          <div className="grid grid-cols-1 gap-4">
            <TextField
              label={t.address}
              hint={secret}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1" onClick={() => void copy(url)}>
                <Copy aria-hidden size={18} />
                {t.copy}
              </Button>
              <Button variant="secondary" pending={isPending} onClick={() => renew.mutate()}>
                {t.renew}
              </Button>
              <Button variant="secondary" pending={isPending} onClick={() => stop.mutate()}>
                {t.stop}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </>
  );
}
