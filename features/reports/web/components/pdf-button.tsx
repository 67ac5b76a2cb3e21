import { FileDown } from 'lucide-react';
import { saveFile } from '#features/csv-import/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import type { Period } from '../../rules/period.ts';
import { NO_PDF } from '../../rules/report-file.ts';
import { isNoPdf, useReportPdf } from '../api.ts';
import { reportText } from '../messages.ts';

const toPdf = (base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], {
    type: 'application/pdf',
  });

/** Makes and saves the PDF; where the plan has none, says what there is. */
export function PdfButton({ period }: { period: Period }) {
  const make = useReportPdf();
  if (isNoPdf(make.error)) {
    return (
      <StatusMessage
        tone="info"
        title={reportText.pdfInPlans}
        action={
          <LinkButton href="/profile/plan" variant="secondary" size="sm">
            {reportText.plans}
          </LinkButton>
        }
      >
        {NO_PDF}
      </StatusMessage>
    );
  }
  return (
    <Button
      icon={<FileDown aria-hidden size={20} />}
      pending={make.isPending}
      onClick={() =>
        make.mutate(period, { onSuccess: ({ name, base64 }) => saveFile(name, toPdf(base64)) })
      }
    >
      {reportText.pdf}
    </Button>
  );
}
