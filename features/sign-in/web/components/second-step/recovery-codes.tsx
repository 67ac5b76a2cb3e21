import { Copy, Download } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { toast } from '#platform/web/ui/toast.tsx';
import {
  copyingFailed,
  keepWithPasswords,
  recoveryCodesTitle,
  whatCodesAreFor,
} from '../../messages/security.ts';
import { toasts } from '../../messages/toasts.ts';

/** Recovery codes, shown this once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const text = `${recoveryCodesTitle}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(toasts.done('Copied', keepWithPasswords));
    } catch (error) {
      toast({ ...toasts.failed(error), description: copyingFailed });
    }
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'vigour-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{whatCodesAreFor}</p>
      <ol
        aria-label="Recovery codes"
        className="tabular grid grid-cols-1 gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 text-center font-mono text-lg min-[380px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button
          variant="secondary"
          icon={<Copy aria-hidden size={18} />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
        <Button variant="secondary" icon={<Download aria-hidden size={18} />} onClick={download}>
          Download
        </Button>
      </div>
      <Button size="lg" fullWidth onClick={onDone}>
        I’ve saved them
      </Button>
    </div>
  );
}
