import { useState } from 'react';
import { deviceValue } from '#platform/web/device-value.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { finishShopping } from '../../rules/list/finish-shopping.ts';
import type { ShopLine } from '../../rules/list/list-lines.ts';
import { useChangeList } from '../hooks/use-list.ts';
import { finishText, listText } from '../messages/list.ts';

/** Whether what was bought goes into the pantry; the person's choice on this device. */
const keepsPantry = deviceValue('shoppingKeepsPantry', (stored) => stored !== false);

/** Takes what is ticked off the list, and home. */
export function FinishShopping({ lines }: { lines: readonly ShopLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const isKept = keepsPantry.useValue();
  const today = useToday();
  const change = useChangeList();
  const bought = lines.filter(({ isTicked }) => isTicked).length;
  const finish = () => {
    setOpen(false);
    change(
      (state, nowMs) => finishShopping(state, lines, { nowMs, today, keepsPantry: isKept }),
      finishText.finished(bought),
    );
  };
  return (
    <>
      <Button fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {finishText.action}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={finishText.action}
        description={finishText.lead(bought)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {listText.goOn}
            </Button>
            <Button onClick={finish}>{finishText.action}</Button>
          </>
        }
      >
        <Switch
          label={finishText.toPantry}
          description={finishText.toPantryHint}
          checked={isKept}
          onCheckedChange={keepsPantry.set}
        />
      </Dialog>
    </>
  );
}
