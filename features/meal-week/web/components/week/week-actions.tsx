import { EllipsisVertical, ShoppingBasket, Square, Wand2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { weekText } from '../../messages/adding.ts';
import { planText } from '../../messages/plan.ts';

type WeekActionsProps = {
  isEmpty: boolean;
  isReady: boolean;
  isBusy: boolean;
  /** null: nothing to shop for */
  shopHref: string | null;
  onMake: () => void;
  onStop: () => void;
  onMenu: () => void;
};

/** Plans the week, keeps the one that is shown, and leads to what else can be done with it. */
export function WeekActions(props: WeekActionsProps) {
  const { isEmpty, isReady, isBusy, shopHref, onMake, onStop, onMenu } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {isBusy ? (
        <>
          <p role="status" className="flex items-center gap-2 font-medium">
            <Spinner />
            {isEmpty ? planText.planning : planText.improving}
          </p>
          <Button
            size="sm"
            variant="secondary"
            icon={<Square aria-hidden size={16} />}
            onClick={onStop}
          >
            {planText.stop}
          </Button>
        </>
      ) : (
        <>
          <Button
            variant={isEmpty ? 'primary' : 'secondary'}
            icon={<Wand2 aria-hidden size={18} />}
            pending={!isReady}
            onClick={onMake}
          >
            {isEmpty ? planText.make : planText.again}
          </Button>
          {shopHref !== null && (
            <LinkButton
              variant="secondary"
              href={shopHref}
              icon={<ShoppingBasket aria-hidden size={18} />}
            >
              {planText.shop}
            </LinkButton>
          )}
          <IconButton
            label={weekText.menu}
            aria-haspopup="dialog"
            icon={<EllipsisVertical aria-hidden size={22} />}
            onClick={onMenu}
          />
        </>
      )}
    </div>
  );
}
