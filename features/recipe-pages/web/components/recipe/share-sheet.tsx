import { Copy, Share2 } from 'lucide-react';
import { useShareLink } from '#features/recipes/web/public.ts';
import { explainError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { shareText } from '../../messages/sharing.ts';

type ShareSheetProps = { id: string; name: string; onClose: () => void };

/** A secret link to a page that anyone can read; it can be taken away again. */
export function ShareSheet({ id, name, onClose }: ShareSheetProps) {
  const { url, error, isPending, share, stop } = useShareLink(id);
  // A failure has its toast.
  const run = (act: () => Promise<unknown>) => void act().catch(() => undefined);
  const send = async (address: string) => {
    try {
      if (typeof navigator.share === 'function')
        return await navigator.share({ title: name, url: address });
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
        {url === null && (
          <Button pending={isPending} onClick={() => run(share)}>
            {shareText.make}
          </Button>
        )}
        {url && (
          <>
            <TextField
              label={shareText.link}
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
            <div className="flex flex-wrap gap-2">
              <Button className="flex-1" onClick={() => void send(url)}>
                {typeof navigator.share === 'function' ? (
                  <Share2 aria-hidden size={18} />
                ) : (
                  <Copy aria-hidden size={18} />
                )}
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
