import { CalendarSync, Copy, LayoutTemplate, Printer, SlidersHorizontal } from 'lucide-react';
import {
  type DayRange,
  PLAN_CALENDAR_PATH,
  PLAN_SETTINGS_PATH,
  templatesPath,
} from '#features/meal-plans/web/public.ts';
import { ActionList } from '#platform/web/ui/action-list.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { weekText } from '../../messages/adding.ts';
import { planText } from '../../messages/plan.ts';

type WeekMenuProps = {
  range: DayRange;
  isEmpty: boolean;
  onCopy: () => void;
  onClose: () => void;
};

/** What can be done with the days shown. */
export function WeekMenu(props: WeekMenuProps) {
  const { range, isEmpty, onCopy, onClose } = props;
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open onOpenChange={onClose} title={weekText.menu}>
      <ActionList
        actions={[
          ...(isEmpty
            ? []
            : [
                {
                  icon: Copy,
                  label: planText.copy,
                  detail: weekText.copyDetail,
                  onSelect: closing(onCopy),
                },
              ]),
          {
            icon: LayoutTemplate,
            label: weekText.templates,
            detail: weekText.templatesDetail,
            href: templatesPath(range.from, range.to),
          },
          {
            icon: CalendarSync,
            label: weekText.calendar,
            detail: weekText.calendarDetail,
            href: PLAN_CALENDAR_PATH,
          },
          ...(isEmpty
            ? []
            : [
                {
                  icon: Printer,
                  label: weekText.print,
                  // The sheet has to be gone before the page is printed.
                  onSelect: closing(() => setTimeout(() => print(), PRINT_AFTER_MS)),
                },
              ]),
          {
            icon: SlidersHorizontal,
            label: weekText.settings,
            detail: weekText.settingsDetail,
            href: PLAN_SETTINGS_PATH,
          },
        ]}
      />
    </Dialog>
  );
}

const PRINT_AFTER_MS = 400;
