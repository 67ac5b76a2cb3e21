import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { deviceTimeZone } from '#platform/web/time/local-clock.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { StatusMessage } from '#platform/web/ui/status-message.tsx';
import { MAX_FILES } from '../../../rules/file-limits.ts';
import { type FileState, useKnownFiles, useSaveFiles } from '../../api/files.ts';
import { fileProblem, filesText } from '../../messages/files.ts';
import { KIND_NAMES } from '../../messages.ts';
import type { FromFileWorker } from './file-worker.ts';
import { FoundRow, type Row } from './found-row.tsx';
import { useFileReader } from './use-file-reader.ts';

type Problem = { fileName: string; problem: string };

type FilesDialogProps = { open: boolean; onClose: () => void };

/** Files of watches and apps: chosen, read on the device, looked over and saved. */
export function FilesDialog({ open, onClose }: FilesDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { read, cancel, reading } = useFileReader();
  const knownFiles = useKnownFiles();
  const save = useSaveFiles();
  const chosen = rows?.filter(({ isChosen }) => isChosen) ?? [];

  const close = () => {
    cancel();
    setRows(null);
    setProblems([]);
    onClose();
  };

  async function show(outcomes: FromFileWorker): Promise<void> {
    const found = outcomes.flatMap((one) => ('found' in one ? one.found : []));
    const once = [...new Map(found.map((one) => [one.id, one])).values()];
    const asked = once.map(({ id, content }) => ({ id, startedAt: content.startedAt ?? '' }));
    const states = asked.length > 0 ? await knownFiles(asked) : new Map<string, FileState>();
    setProblems(outcomes.flatMap((one) => ('problem' in one ? [one] : [])));
    setRows(
      once.map((one) => {
        const state = states.get(one.id) ?? 'new';
        return { ...one, state, isChosen: state === 'new' };
      }),
    );
  }

  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    setRows(null);
    if (files.length > MAX_FILES) {
      setProblems([{ fileName: '', problem: filesText.tooMany(MAX_FILES) }]);
      return;
    }
    setProblems([]);
    read(files, (outcomes) => {
      if (outcomes) void show(outcomes);
      else setProblems([{ fileName: '', problem: fileProblem.stopped }]);
    });
  };

  const change = (id: string, part: Partial<Row>) =>
    setRows((all) => all?.map((row) => (row.id === id ? { ...row, ...part } : row)) ?? null);

  const changeKind = (row: Row, kind: ActivityKind) => {
    const wasUnnamed = row.content.name === KIND_NAMES[row.content.kind];
    const name = wasUnnamed ? KIND_NAMES[kind] : row.content.name;
    change(row.id, { content: { ...row.content, kind, name } });
  };

  const send = () => {
    const all = chosen.map(({ id, content, track, state }) => ({
      state,
      activity: { ...content, id, track },
    }));
    save.mutate(all, { onSuccess: close });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={filesText.title}
      description={filesText.lead}
      footer={
        rows &&
        rows.length > 0 && (
          <Button disabled={chosen.length === 0} pending={save.isPending} onClick={send}>
            {save.isPending
              ? filesText.saving
              : chosen.length === 0
                ? filesText.nothing
                : filesText.save(chosen.length)}
          </Button>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <input
          ref={input}
          type="file"
          multiple
          accept=".gpx,.tcx,.fit,.gz"
          aria-label={filesText.label}
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            choose([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        <Button
          variant={rows ? 'secondary' : 'primary'}
          icon={<FileUp aria-hidden size={18} />}
          pending={reading > 0}
          onClick={() => input.current?.click()}
        >
          {rows ? filesText.chooseOthers : filesText.choose}
        </Button>
        <p role="status" className="text-muted empty:hidden">
          {reading > 0 && filesText.reading(reading)}
        </p>
        {problems.map(({ fileName, problem }) => (
          <StatusMessage key={fileName} tone="error" title={fileName || undefined}>
            {problem}
          </StatusMessage>
        ))}
        {rows && rows.length > 0 && (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <FoundRow
                key={row.id}
                row={row}
                onChoose={(isChosen) => change(row.id, { isChosen })}
                onKind={(kind) => changeKind(row, kind)}
              />
            ))}
          </ul>
        )}
        <div className="grid gap-1 text-sm text-muted">
          {rows && rows.length > 0 && <p>{filesText.zone(deviceTimeZone())}</p>}
          <p>{filesText.privacy}</p>
        </div>
      </div>
    </Dialog>
  );
}
