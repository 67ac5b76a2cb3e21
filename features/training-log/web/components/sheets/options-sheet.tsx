import { StickyNote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { allowNotices } from '#platform/web/alerts/notices.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { readySound, signal } from '../../hooks/signals.ts';
import {
  changeLogSettings,
  type LogSettings,
  useLogSettings,
} from '../../hooks/use-log-settings.ts';
import { optionText } from '../../messages/rest.ts';

type OptionsSheetProps = {
  open: boolean;
  onNote: () => void;
  onRemove: () => void;
  onClose: () => void;
};

/** How the logger behaves on this device, and what is done with the whole session. */
export function OptionsSheet({ open, onNote, onRemove, onClose }: OptionsSheetProps) {
  const settings = useLogSettings();
  const [isRefused, setIsRefused] = useState(false);
  const set = (change: Partial<LogSettings>) => changeLogSettings(change);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={optionText.title}>
      <Segmented
        label={optionText.effort}
        options={[
          { value: 'rir', label: optionText.rir },
          { value: 'rpe', label: optionText.rpe },
          { value: 'none', label: optionText.noEffort },
        ]}
        value={settings.effort}
        onValueChange={(effort) => set({ effort })}
      />
      <p className="mt-1.5 text-sm text-faint">{optionText.effortHint}</p>
      <div className="mt-3">
        <Switch
          label={optionText.sound}
          description={optionText.soundDetail}
          checked={settings.sound}
          onCheckedChange={(sound) => {
            set({ sound });
            readySound();
            if (sound) signal('rest');
          }}
        />
        <Switch
          label={optionText.vibrate}
          description={optionText.vibrateDetail}
          checked={settings.vibrate}
          onCheckedChange={(vibrate) => set({ vibrate })}
        />
        <Switch
          label={optionText.notify}
          description={isRefused ? optionText.notifyRefused : optionText.notifyDetail}
          checked={settings.notify}
          onCheckedChange={(notify) => {
            if (!notify) set({ notify });
            else {
              void allowNotices().then((isAllowed) => {
                setIsRefused(!isAllowed);
                set({ notify: isAllowed });
              });
            }
          }}
        />
        <Switch
          label={optionText.awake}
          description={optionText.awakeDetail}
          checked={settings.awake}
          onCheckedChange={(awake) => set({ awake })}
        />
      </div>
      <div className="mt-2 border-t border-line pt-2">
        <ActionList
          actions={[
            { icon: StickyNote, label: optionText.note, onSelect: onNote },
            { icon: Trash2, label: optionText.remove, destructive: true, onSelect: onRemove },
          ]}
        />
      </div>
    </Dialog>
  );
}
