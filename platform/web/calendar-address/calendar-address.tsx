import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CalendarAddressApi } from '#platform/shared/calendar-address.ts';
import { explainError } from '../api-client/api-error.ts';
import { mutationOf } from '../query/mutation-of.ts';
import { queryOf } from '../query/query-of.ts';
import { Button } from '../ui/button.tsx';
import { buttonStyle } from '../ui/button-style.ts';
import { Card } from '../ui/card.tsx';
import { Problem } from '../ui/problem.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast-store.ts';
import { addressText as t } from './messages.ts';

type CalendarAddressProps = {
  api: CalendarAddressApi;
  /** who can read what: "Anyone who knows the address can read your planned meals." */
  secret: string;
  /** what follows the address: "?snacks" */
  search?: string;
  /** choices of what the address shows */
  children?: ReactNode;
};

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(t.copied);
  } catch {
    toast(t.toCopy);
  }
}

/** Phones and computers open such addresses in their calendar, which then asks whether to follow it. */
const toWebcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The secret address at which calendars fetch a person's feed: made, copied, renewed and ended. */
export function CalendarAddress(props: CalendarAddressProps) {
  const { api, secret, search = '', children } = props;
  const { data, error } = useQuery(queryOf(api.read, {}));
  const renew = useMutation(mutationOf(api.renew, () => ({}), { failed: t.failed }));
  const stop = useMutation(mutationOf(api.stop, () => ({}), { failed: t.failed }));
  const isPending = renew.isPending || stop.isPending;
  const url = data?.path ? location.origin + data.path + search : null;
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
            {children}
            <a href={toWebcal(url)} className={buttonStyle({ fullWidth: true })}>
              <CalendarPlus aria-hidden size={18} />
              {t.subscribe}
            </a>
            <p className="text-sm text-muted">{t.elsewhere}</p>
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => void copy(url)}>
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
