import { FileUp } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { MAX_JSON_BYTES, MAX_ROWS } from '../../rules/limits.ts';
import { dropCsvFile } from '../messages.ts';
import type { FileReading } from './use-csv-file.ts';

type FileDropProps = {
  reading: FileReading['reading'];
  name: string | undefined;
  rows: number | undefined;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** Takes one file: chosen, or dropped on it. */
export function FileDrop({ reading, name, rows, onFile, onCancel }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    // A file dropped beside the box would be opened instead of this page.
    const stay = (event: Event) => event.preventDefault();
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Card title="Choose a file">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed p-5 text-center transition-colors duration-150 ${over ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      >
        <FileUp aria-hidden size={28} className="text-accent" />
        {name ? (
          <p className="min-w-0 font-semibold break-all">
            {name}
            {rows !== undefined && (
              <span className="block text-sm font-normal text-muted">
                {rows.toLocaleString('en-AU')} {rows === 1 ? 'row' : 'rows'}
              </span>
            )}
          </p>
        ) : (
          <p className="text-muted">
            {dropCsvFile(MAX_ROWS.toLocaleString('en-AU'), MAX_JSON_BYTES / 1_000_000)}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept=".csv"
          aria-label="CSV file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) onFile(file);
            currentTarget.value = '';
          }}
        />
        <Button
          ref={button}
          variant={name ? 'secondary' : 'primary'}
          onClick={() => input.current?.click()}
        >
          {name ? 'Choose another file' : 'Choose a file'}
        </Button>
        {reading && (
          <div className="w-full">
            <p role="status" className="break-all text-muted">
              Reading {reading.name}…
            </p>
            <Button
              variant="ghost"
              size="sm"
              className="mt-2"
              onClick={() => {
                onCancel();
                button.current?.focus();
              }}
            >
              Cancel reading
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
