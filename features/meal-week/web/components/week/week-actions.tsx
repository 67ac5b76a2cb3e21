import { ShoppingBasket, Square, Undo2, Wand2 } from 'lucide-react';
import { Button } from '#platform/web/ui/button.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { planText } from '../../messages/plan.ts';

type WeekActionsProps = {
  isEmpty: boolean;
  isReady: boolean;
  isBusy: boolean;
  /** null: nothing to shop for */
  shopHref: string | null;
  onMake: () => void;
  /** null: nothing was planned again */
  onUndo: (() => void) | null;
  onStop: () => void;
};

/** Plans the week, keeps the one that is shown, and leads to shopping for it. */
export function WeekActions(props: WeekActionsProps) {
  const { isEmpty, isReady, isBusy, shopHref, onMake, onUndo, onStop } = props;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
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
            size="sm"
            variant={isEmpty ? 'primary' : 'secondary'}
            icon={<Wand2 aria-hidden size={18} />}
            pending={!isReady}
            onClick={onMake}
          >
            {isEmpty ? planText.make : planText.again}
          </Button>
          {onUndo && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Undo2 aria-hidden size={18} />}
              onClick={onUndo}
            >
              {planText.putBack}
            </Button>
          )}
          {shopHref !== null && (
            <LinkButton
              size="sm"
              variant="secondary"
              href={shopHref}
              icon={<ShoppingBasket aria-hidden size={18} />}
            >
              {planText.shop}
            </LinkButton>
          )}
        </>
      )}
    </div>
  );
}
