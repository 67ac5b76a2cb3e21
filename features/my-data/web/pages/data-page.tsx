import { Loaded } from '#platform/web/ui/loaded.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { useMyData } from '../api.ts';
import { DeletionCard } from '../components/deletion-card.tsx';
import { ExportCard } from '../components/export-card.tsx';
import { ImportCard } from '../components/import-card.tsx';
import { downloadImportDelete } from '../messages/data.ts';

/** Taking one's data along, bringing it in, and leaving. */
export function DataPage() {
  const state = useMyData();
  return (
    <>
      <PageHeader title="Your data" subtitle={downloadImportDelete} back="/profile" />
      <Loaded query={state}>
        {(data) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
            <ExportCard present={data.export} />
            <div className="flex flex-col gap-4 lg:gap-6">
              <ImportCard />
              <DeletionCard deletion={data.deletion} />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
}
