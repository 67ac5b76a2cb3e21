import {
  CalendarDays,
  Copy,
  Ellipsis,
  Printer,
  Refrigerator,
  Route,
  Share2,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { emptyList } from '#features/shopping/rules/list/change-lines.ts';
import { isOpen, type ShopLine } from '#features/shopping/rules/list/list-lines.ts';
import type { ShoppingChanges } from '#features/shopping/rules/list/shopping-entry.ts';
import { useChangeList } from '#features/shopping/web/public.ts';
import { useToday } from '#platform/web/time/use-today.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { toast } from '#platform/web/ui/toast-store.ts';
import { copyText } from '../../rules/copy-text.ts';
import { listText } from '../messages/list.ts';
import { aisleName } from '../messages/names.ts';
import { HOUSEHOLD_PATH, PANTRY_PATH, planDaysPath } from './addresses.ts';
import { AislesSheet } from './aisles-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';

const PRINT_AFTER_MS = 400;

type ListMenuProps = { state: ShoppingChanges; lines: readonly ShopLine[] };

/** What can be done with the list as a whole. */
export function ListMenu({ state, lines }: ListMenuProps) {
  const [open, setOpen] = useState<'menu' | 'share' | 'aisles' | null>(null);
  const close = () => setOpen(null);
  const change = useChangeList();
  const today = useToday();
  const [, navigate] = useLocation();
  const copy = async () => {
    close();
    try {
      await navigator.clipboard.writeText(copyText(lines, aisleName));
      toast(listText.copied);
    } catch {
      toast(listText.notCopied);
    }
  };
  const isEmpty = !state.sources.some(isOpen);
  return (
    <>
      <IconButton
        label={listText.share}
        aria-haspopup="dialog"
        icon={<Share2 aria-hidden size={22} />}
        onClick={() => setOpen('share')}
      />
      <IconButton
        label={listText.menu}
        aria-haspopup="dialog"
        icon={<Ellipsis aria-hidden size={22} />}
        onClick={() => setOpen('menu')}
      />
      <Dialog open={open === 'menu'} onOpenChange={close} title={listText.title}>
        <ActionList
          actions={[
            {
              icon: Refrigerator,
              label: listText.pantry,
              detail: listText.pantryDetail,
              href: PANTRY_PATH,
            },
            {
              icon: CalendarDays,
              label: listText.fromPlan,
              detail: listText.fromPlanDetail,
              // The days stand over the list: nothing else may be open then.
              onSelect() {
                close();
                navigate(planDaysPath(today));
              },
            },
            {
              icon: Users,
              label: listText.household,
              detail: listText.householdDetail,
              href: HOUSEHOLD_PATH,
            },
            {
              icon: Route,
              label: listText.aisles,
              detail: listText.aislesDetail,
              onSelect: () => setOpen('aisles'),
            },
            {
              icon: Copy,
              label: listText.copy,
              disabled: lines.length === 0,
              onSelect: () => void copy(),
            },
            {
              icon: Printer,
              label: listText.print,
              disabled: lines.length === 0,
              onSelect() {
                close();
                // The sheet has to be gone before the page is printed.
                setTimeout(() => print(), PRINT_AFTER_MS);
              },
            },
            {
              icon: Trash2,
              label: listText.clear,
              destructive: true,
              disabled: isEmpty,
              onSelect() {
                close();
                change(emptyList, listText.cleared);
              },
            },
          ]}
        />
      </Dialog>
      {open === 'share' && <ShareSheet onClose={close} />}
      {open === 'aisles' && <AislesSheet state={state} onClose={close} />}
    </>
  );
}
