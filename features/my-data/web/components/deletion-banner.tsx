import { Trash2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { useCancelDeletion, useMyData } from '../api.ts';
import { deletedOn } from '../messages/banner.ts';
import { dayOf, toasts } from '../messages.ts';

/** Banner on every page of an account to be deleted, with cancel. */
export function DeletionBanner() {
  const deletion = useMyData().data?.deletion;
  const cancel = useCancelDeletion();
  if (!deletion) return null;
  const keep = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast(toasts.kept),
      onError: (error) => toast(toasts.failed(error)),
    });
  return (
    <section
      aria-label="Account deletion"
      className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-danger/40 bg-danger-soft p-3"
    >
      <Trash2 aria-hidden size={20} className="shrink-0 text-danger" />
      <p className="min-w-0 flex-[1_1_10rem]">{deletedOn(dayOf(deletion.dueAt))}</p>
      <Button variant="secondary" size="sm" pending={cancel.isPending} onClick={keep}>
        Cancel deletion
      </Button>
    </section>
  );
}
