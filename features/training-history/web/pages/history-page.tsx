import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { saveFile } from '#features/csv-import/web/public.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { PageHeader } from '#platform/web/ui/page-header.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { fetchHistoryFile } from '../api.ts';
import { IMPORT } from '../components/addresses.ts';
import { BlocksView } from '../components/blocks-view.tsx';
import { ExercisesView } from '../components/exercises-view.tsx';
import { MusclesView } from '../components/muscles-view.tsx';
import { SessionsView } from '../components/sessions-view.tsx';
import { historyText } from '../messages/history.ts';

const VIEWS = [
  { value: 'sessions', label: 'Sessions' },
  { value: 'exercises', label: 'Exercises' },
  { value: 'muscles', label: 'Muscles' },
  { value: 'blocks', label: 'Blocks' },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** What was trained: day by day, by exercise, by muscle, and this block against the last. */
export function HistoryPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('show');
  const view: View = VIEWS.find(({ value }) => value === asked)?.value ?? 'sessions';
  const show = (next: View) =>
    setSearch(next === 'sessions' ? {} : { show: next }, { replace: true });
  return (
    <>
      <PageHeader title={historyText.title} back="/workouts" />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <div className="min-w-0 grow basis-72">
          <Segmented
            label={historyText.views}
            hideLabel
            options={VIEWS}
            value={view}
            onValueChange={show}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={IMPORT}
            variant="secondary"
            size="sm"
            icon={<FileUp aria-hidden size={18} />}
          >
            {historyText.importLink}
          </LinkButton>
          <ExportButton />
        </div>
      </div>
      {view === 'sessions' && <SessionsView />}
      {view === 'exercises' && <ExercisesView />}
      {view === 'muscles' && <MusclesView />}
      {view === 'blocks' && <BlocksView />}
    </>
  );
}

function ExportButton() {
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const file = await fetchHistoryFile();
    setPending(false);
    if (file) saveFile('training-history.csv', file);
    else toast(historyText.exportFailed);
  };
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      icon={<Download aria-hidden size={18} />}
      onClick={() => void save()}
    >
      {historyText.exportFile}
    </Button>
  );
}
