import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { reportText } from '../messages.ts';

/** The way to last week's report, on the Progress tab. */
export function ReportCard() {
  return (
    <Card title={reportText.card}>
      <p className="mb-4 text-muted">{reportText.cardLead}</p>
      <LinkButton href="/progress/report" variant="secondary">
        {reportText.open}
      </LinkButton>
    </Card>
  );
}
