import { Copy, Share2 } from 'lucide-react';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { dateText } from '#platform/web/time/day-text.ts';
import { localDay } from '#platform/web/time/local-clock.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { useShareLink } from '../api.ts';
import { shareText } from '../messages/sharing.ts';
import { sharedListPath } from './addresses.ts';

/** A secret link to the list that anyone can read and tick; it can be taken away again. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const { token, endsAt, error, isPending, share, stop } = useShareLink();
  // A failure has its toast.
  const run = (act: () => Promise<unknown>) => void act().catch(() => undefined);
  const today = useToday();
  const until = endsAt && shareText.until(dateText(localDay(new Date(endsAt), 0), today));
  const url = token ? location.origin + sharedListPath(token) : null;
  const canSend = typeof navigator.share === 'function';
  const send = async (address: string) => {
    try {
      if (canSend) return await navigator.share({ title: shareText.title, url: address });
      await navigator.clipboard.writeText(address);
      toast(shareText.copied);
    } catch (failure) {
      // The person closed the device's sheet.
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      toast(shareText.toCopy);
    }
  };
  return (
    <Dialog open onOpenChange={onClose} title={shareText.title} description={shareText.lead}>
      <div className="grid gap-4">
        {error !== null && <Problem title={explainError(error)} />}
        {token === null && (
          <Button pending={isPending} onClick={() => run(share)}>
            {shareText.make}
          </Button>
        )}
        {url !== null && (
          <>
            <TextField
              label={shareText.link}
              readOnly
              value={url}
              hint={until ?? undefined}
              onFocus={(event) => event.target.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1" onClick={() => void send(url)}>
                {canSend ? <Share2 aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
                {shareText.send}
              </Button>
              <Button variant="secondary" pending={isPending} onClick={() => run(stop)}>
                {shareText.stop}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
