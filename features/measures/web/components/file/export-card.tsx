import { Download } from 'lucide-react';
import { saveFile } from '#features/csv-import/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { writeReadings } from '../../../rules/read-file.ts';
import { useKnownMeasures, useReadings } from '../../api.ts';
import { fileText } from '../../messages/file.ts';

const EVERYTHING = '2000-01-01';

/** Every reading as a CSV file that can be imported again. */
export function ExportCard() {
  const today = useToday();
  const measures = useKnownMeasures();
  const readings = useReadings(EVERYTHING);
  const save = () => {
    const nameOf = (kind: string) => measures.find(({ key }) => key === kind)?.name ?? null;
    const text = writeReadings(readings.data ?? [], nameOf);
    saveFile(`measurements-${today}.csv`, new Blob([text], { type: 'text/csv' }));
  };
  return (
    <Card title={fileText.exportTitle}>
      <p className="text-muted">{fileText.exportLead}</p>
      <Button
        variant="secondary"
        className="mt-3"
        icon={<Download aria-hidden size={20} />}
        pending={readings.isPending}
        onClick={save}
      >
        {fileText.exportAll}
      </Button>
    </Card>
  );
}
