import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ActivityKind } from '#features/tracks/rules/activity-kinds.ts';
import { newId } from '#platform/shared/ids.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { emptyDraft } from '../../../rules/activity-form.ts';
import { useAddActivity } from '../../api.ts';
import { filesText } from '../../messages/files.ts';
import { formText } from '../../messages/form.ts';
import { FilesDialog } from '../files/files-dialog.tsx';
import { ActivityForm } from './activity-form.tsx';

type NewActivityProps = {
  /** of the activity before */
  lastKind: ActivityKind;
};

/** One activity typed by hand, of today unless another day is chosen. */
export function NewActivity({ lastKind }: NewActivityProps) {
  const today = useToday();
  // One activity, however often it is sent; the next one gets another id.
  const [id, setId] = useState(newId);
  const [first] = useState(lastKind);
  const [filesOpen, setFilesOpen] = useState(false);
  const add = useAddActivity();
  return (
    <Card
      title={formText.title}
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          icon={<FileUp aria-hidden size={18} />}
          onClick={() => setFilesOpen(true)}
        >
          {filesText.open}
        </Button>
      }
    >
      <ActivityForm
        key={today}
        start={emptyDraft(first, today)}
        before={null}
        action={formText.add}
        send={(content) => add.mutateAsync({ ...content, id })}
        onSent={({ kind }) => {
          setId(newId());
          return emptyDraft(kind, today);
        }}
      />
      <FilesDialog open={filesOpen} onClose={() => setFilesOpen(false)} />
    </Card>
  );
}
