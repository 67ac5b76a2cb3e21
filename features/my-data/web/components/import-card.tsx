import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import { MAX_ZIP_BYTES } from '../../rules.ts';
import { useImport } from '../api.ts';
import { movingFromAnotherAccount, zipFileWithData } from '../messages/data.ts';
import { toasts } from '../messages.ts';

/** Brings in a copy that was downloaded from another account. */
export function ImportCard() {
  const input = useRef<HTMLInputElement>(null);
  const bringIn = useImport();
  const take = (file: File | undefined) => {
    if (!file || bringIn.isPending) return;
    if (file.size > MAX_ZIP_BYTES) {
      toast(toasts.tooLarge);
      return;
    }
    bringIn.mutate(file, {
      onSuccess: ({ rows }) => toast(toasts.imported(rows)),
      onError: (error) => toast(toasts.failed(error)),
    });
  };
  return (
    <Card title="Import your data">
      <p className="mb-4 text-muted">{movingFromAnotherAccount}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={zipFileWithData}
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        icon={<Upload aria-hidden size={20} />}
        pending={bringIn.isPending}
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
    </Card>
  );
}
