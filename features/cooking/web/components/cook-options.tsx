import { useState } from 'react';
import { allowNotices } from '#platform/web/alerts/notices.ts';
import { readySound } from '#platform/web/alerts/tones.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { changeKitchenSettings, useKitchenSettings } from '../hooks/kitchen-settings.ts';
import { canListen } from '../hooks/use-listening.ts';
import { cookText, optionText } from '../messages/cook.ts';

type CookOptionsProps = {
  open: boolean;
  onClose: () => void;
  voice: { isOn: boolean; isRefused: boolean; change: (isOn: boolean) => void };
};

/** How cooking mode behaves on this device. */
export function CookOptions({ open, onClose, voice }: CookOptionsProps) {
  const settings = useKitchenSettings();
  const [isRefused, setIsRefused] = useState(false);
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()} title={cookText.options}>
      <Switch
        label={optionText.awake}
        description={optionText.awakeDetail}
        checked={settings.awake}
        onCheckedChange={(awake) => changeKitchenSettings({ awake })}
      />
      <Switch
        label={optionText.sound}
        description={optionText.soundDetail}
        checked={settings.sound}
        onCheckedChange={(sound) => {
          changeKitchenSettings({ sound });
          if (sound) readySound();
        }}
      />
      <Switch
        label={optionText.notify}
        description={isRefused ? optionText.notifyRefused : optionText.notifyDetail}
        checked={settings.notify}
        onCheckedChange={(notify) => {
          if (!notify) changeKitchenSettings({ notify });
          else {
            void allowNotices().then((isAllowed) => {
              setIsRefused(!isAllowed);
              changeKitchenSettings({ notify: isAllowed });
            });
          }
        }}
      />
      <Switch
        label={optionText.voice}
        description={voiceDetail(voice.isRefused)}
        disabled={!canListen()}
        checked={voice.isOn}
        onCheckedChange={voice.change}
      />
    </Dialog>
  );
}

function voiceDetail(isRefused: boolean): string {
  if (!canListen()) return optionText.noVoice;
  return isRefused ? optionText.voiceRefused : optionText.voiceDetail;
}
