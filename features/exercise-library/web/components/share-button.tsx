import { Share2 } from 'lucide-react';
import type { Exercise } from '#features/exercises/rules/exercise.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { LINK_COPIED, linkToCopy, shareLabel } from '../messages.ts';
import { publicHref } from './exercise-addresses.ts';

/** Shares the page that everybody can open: by the device's own sheet, else by copying its link. */
export function ShareButton({ exercise: { id, name } }: { exercise: Exercise }) {
  const share = async () => {
    const url = new URL(publicHref(id), location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      toast(LINK_COPIED);
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast(linkToCopy(url));
    }
  };
  return (
    <IconButton
      label={shareLabel(name)}
      icon={<Share2 aria-hidden size={22} />}
      onClick={() => void share()}
    />
  );
}
