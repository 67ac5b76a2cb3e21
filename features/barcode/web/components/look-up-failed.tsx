import { RotateCw, Search } from 'lucide-react';
import { packetCode } from '#features/food-facts/rules/gtin.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { codeIsStillHere } from '../messages.ts';

type LookUpFailedProps = {
  code: string;
  sentence: string;
  pending: boolean;
  searchHref: string;
  onRetry: () => void;
  onMake: () => void;
  onScan: () => void;
  onCancel: () => void;
};

/** The lookup failed, so the result is unknown and the code stays. */
export function LookUpFailed(props: LookUpFailedProps) {
  const { code, sentence, pending, searchHref, onRetry, onMake, onScan, onCancel } = props;
  return (
    <section aria-label="Scan Barcode" className="mx-auto grid max-w-3xl grid-cols-1 gap-4">
      <PageHeader title="Scan Barcode" back={onCancel} />
      <StatusMessage tone="error" title="Product lookup failed">
        {codeIsStillHere(sentence, packetCode(code))}
      </StatusMessage>
      <Button icon={<RotateCw aria-hidden size={18} />} pending={pending} onClick={onRetry}>
        Try Again
      </Button>
      <LinkButton href={searchHref} variant="secondary" icon={<Search aria-hidden size={18} />}>
        Search by name
      </LinkButton>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" className="flex-1" onClick={onMake}>
          Create this food
        </Button>
        <Button variant="secondary" className="flex-1" onClick={onScan}>
          Scan another
        </Button>
      </div>
    </section>
  );
}
