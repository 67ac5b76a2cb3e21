import { useState } from 'react';
import { MAX_NOTE_LENGTH } from '#features/training-sessions/rules/session-kinds.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { noteText } from '../../messages/log.ts';

type NoteSheetProps = {
  open: boolean;
  title: string;
  note: string | null;
  onSave: (note: string | null) => void;
  onClose: () => void;
};

/** Words about an exercise or a session. */
export function NoteSheet({ open, title, note, onSave, onClose }: NoteSheetProps) {
  const [text, setText] = useState(note ?? '');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<bdi>{title}</bdi>}
      toType
      footer={<Button onClick={() => onSave(text.trim() || null)}>{noteText.save}</Button>}
    >
      <TextArea
        label={noteText.label}
        value={text}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  );
}
