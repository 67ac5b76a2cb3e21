import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { turnOffForSpeechControl } from './messages/pages.ts';
import { shortcuts } from './shortcuts.ts';

export type ShortcutsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  on: boolean;
  onSwitch: (on: boolean) => void;
};

const rows = [
  ...shortcuts.map(({ keys, title }) => ({ keys: keys.filter((key) => key !== undefined), title })),
  { keys: ['u'], title: 'Focus Undo' },
  { keys: ['Ctrl', 'Enter'], title: 'Review, then save foods' },
  { keys: ['?'], title: 'Show shortcuts' },
];

/** Every shortcut, and the switch that turns them off on this device. */
export function ShortcutsDialog({ open, onOpenChange, on, onSwitch }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {rows.map(({ keys, title }) => (
          <div
            key={title}
            className="flex items-center justify-between gap-4 border-b border-line py-2"
          >
            <dt>{title}</dt>
            <dd className="flex items-center gap-1.5 text-sm text-muted">
              {keys.map((key, index) => (
                <span key={key} className="contents">
                  {index > 0 && 'then'}
                  <kbd className="grid min-w-7 place-items-center rounded-md border border-line-strong bg-raised px-1.5 py-0.5 text-ink">
                    {key.toUpperCase()}
                  </kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Switch
          label="Single-key shortcuts"
          description={turnOffForSpeechControl}
          checked={on}
          onCheckedChange={onSwitch}
        />
      </div>
    </Dialog>
  );
}
