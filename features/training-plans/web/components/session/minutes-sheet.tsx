import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { minutesText } from '../../messages/session.ts';

type MinutesSheetProps = {
  open: boolean;
  minutes: number;
  pending: boolean;
  onChange: (minutes: number) => void;
  onClose: () => void;
};

const CHOICES = [10, 15, 20, 30, 40, 45, 60, 75, 90];

/** Another length for a session, which is then made again. */
export function MinutesSheet({ open, minutes, pending, onChange, onClose }: MinutesSheetProps) {
  const [chosen, setChosen] = useState(minutes);
  const choices = [...new Set([...CHOICES, minutes])].sort((a, b) => a - b);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={minutesText.title}
      description={minutesText.lead}
      footer={
        <Button fullWidth pending={pending} onClick={() => onChange(chosen)}>
          {minutesText.change}
        </Button>
      }
    >
      <Segmented
        label={minutesText.label}
        hideLabel
        options={choices.map((value) => ({
          value: `${value}`,
          label: minutesText.option(value),
        }))}
        value={`${chosen}`}
        onValueChange={(value) => setChosen(Number(value))}
      />
    </Dialog>
  );
}
