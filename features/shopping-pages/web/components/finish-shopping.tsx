import { Snowflake } from 'lucide-react';
import { useState } from 'react';
import { finishShopping } from '#features/shopping/rules/list/finish-shopping.ts';
import type { ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { deviceValue } from '#platform/web/device-value.ts';
import { undoToast } from '#platform/web/query/mutation-of.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { toFreeze } from '../messages/advice.ts';
import { finishText, listText } from '../messages/list.ts';

/** Whether what was bought goes into the pantry; the person's choice on this device. */
const keepsPantry = deviceValue('shoppingKeepsPantry', (stored) => stored !== false);

/** Takes what is ticked off the list, and home. */
export function FinishShopping({ lines }: { lines: readonly ShopLine[] }) {
  const [isOpen, setOpen] = useState(false);
  const isKept = keepsPantry.useValue();
  const today = useToday();
  const change = useChangeList();
  const ticked = lines.filter(({ isTicked }) => isTicked);
  const bought = ticked.length;
  const late = ticked.flatMap((line) => {
    const text = toFreeze(line, today);
    return text === null ? [] : [{ key: line.key, text }];
  });
  const finish = () => {
    setOpen(false);
    let learnt = false;
    const undo = change((state, nowMs) => {
      const changes = finishShopping(state, lines, { nowMs, today, keepsPantry: isKept });
      learnt = changes.order.length > 0;
      return changes;
    });
    toast(undoToast(finishText.finished(bought, learnt), undo));
  };
  return (
    <>
      <Button
        fullWidth
        aria-haspopup="dialog"
        className="print:hidden"
        onClick={() => setOpen(true)}
      >
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
        {late.length > 0 && isKept && (
          <div className="mb-4 flex items-start gap-2">
            <Snowflake aria-hidden size={18} className="mt-0.5 shrink-0 text-warn" />
            <div className="min-w-0">
              <p className="font-medium">{finishText.freeze}</p>
              <ul>
                {late.map(({ key, text }) => (
                  <li key={key} className="text-muted wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
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
