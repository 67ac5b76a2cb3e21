import { useMutation } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { explainError, fieldError } from '#platform/web/api-client/api-error.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Problem } from '#platform/web/ui/problem.tsx';
import type { StoredCredential } from '../../contract.ts';
import { MAX_DOCUMENT_BYTES } from '../../rules/credentials.ts';
import { sendCredential } from '../api.ts';
import { credentialText as t } from '../messages.ts';

type SendCredentialProps = { credential: StoredCredential | null; onClose: () => void };

/** Sends a credential to those who check, with its document if there is one. */
export function SendCredential({ credential, onClose }: SendCredentialProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = useMutation(sendCredential);
  const close = () => {
    setFile(null);
    setProblem(null);
    onClose();
  };
  return (
    <Dialog
      open={credential !== null}
      onOpenChange={(next) => !next && close()}
      title={t.send}
      description={t.sendLead}
      footer={
        <Button
          pending={send.isPending}
          onClick={() =>
            credential &&
            send.mutate(
              { id: credential.id, document: file },
              {
                onSuccess: close,
                onError: (error) =>
                  setProblem(fieldError(error, 'document') ?? explainError(error)),
              },
            )
          }
        >
          {t.send}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-3">
        {problem && <Problem title={problem} />}
        <input
          ref={input}
          type="file"
          accept="application/pdf,image/*"
          aria-label={t.document}
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0] ?? null;
            const isTooLarge = chosen !== null && chosen.size > MAX_DOCUMENT_BYTES;
            setProblem(isTooLarge ? t.tooLarge : null);
            setFile(isTooLarge ? null : chosen);
            currentTarget.value = '';
          }}
        />
        <div>
          <Button
            variant="secondary"
            icon={<FileUp aria-hidden size={20} />}
            onClick={() => input.current?.click()}
          >
            {t.chooseDocument}
          </Button>
        </div>
        <p role="status" className="text-sm text-muted wrap-anywhere">
          {file?.name ?? t.documentHint}
        </p>
      </div>
    </Dialog>
  );
}
