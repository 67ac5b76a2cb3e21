import { Check, EllipsisVertical, Snowflake } from 'lucide-react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { listText } from '../messages/list.ts';

/** Lines of a list in print: two columns without a frame. */
export const onPaper = 'print:columns-2 print:gap-x-8 print:border-0 print:p-0 print:shadow-none';

type TickRowProps = {
  name: string;
  amount: string;
  /** about what it costs: "$2.10" */
  price?: string | null;
  /** for what it is, or what else is to know */
  detail: string | null;
  /** the person's own note, on paper */
  note?: string | null;
  /** what to do with it at home: freeze it */
  advice?: string | null;
  isTicked: boolean;
  /** a ticked line is done with; left out: yes */
  isStruck?: boolean;
  onTick: () => void;
};

/** A line to tick with a thumb: all of it ticks. */
export function TickRow({
  name,
  amount,
  price = null,
  detail,
  note = null,
  advice = null,
  isTicked,
  isStruck = isTicked,
  onTick,
}: TickRowProps) {
  return (
    <label className="relative flex min-h-12 min-w-0 flex-1 items-center gap-[min(0.75rem,3vw)] rounded-control py-1.5 pr-1 pl-[min(0.5rem,2vw)] transition-colors select-none hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent print:min-h-0 print:gap-2 print:p-0.5">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={onTick}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      <span
        aria-hidden
        className={classNames(
          'grid size-[min(1.75rem,9vw)] shrink-0 place-items-center rounded-full border-2 transition-colors print:size-4 print:rounded-sm print:border',
          isTicked ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong',
        )}
      >
        {isTicked && <Check size={18} strokeWidth={3} />}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span
          dir="auto"
          className={classNames(
            'min-w-[min(6rem,30vw)] flex-1 text-[1.0625rem] leading-snug font-medium wrap-anywhere print:text-sm',
            isStruck && 'text-muted line-through',
          )}
        >
          {name}
          {note && <span className="hidden font-normal print:inline"> ({note})</span>}
        </span>
        {amount !== '' && (
          <span
            className={classNames(
              'tabular print:text-sm',
              isStruck ? 'text-muted' : 'font-semibold',
            )}
          >
            {amount}
          </span>
        )}
        {(detail !== null || price !== null) && (
          <span className="flex min-w-0 basis-full flex-wrap items-baseline gap-x-3 text-sm text-muted print:hidden">
            {/* With large text the price goes below it, so that more than a letter is read. */}
            <span className="line-clamp-1 min-w-[min(6rem,100%)] flex-1">{detail}</span>
            {price !== null && (
              <span className="tabular shrink-0">
                <span className="sr-only">{listText.aboutPrice} </span>
                {price}
              </span>
            )}
          </span>
        )}
        {advice && (
          <span className="flex min-w-0 basis-full items-baseline gap-1.5 text-sm font-medium text-warn print:hidden">
            <Snowflake aria-hidden size={14} className="shrink-0 self-center" />
            {advice}
          </span>
        )}
      </span>
    </label>
  );
}

/** Of a long list only the rows in view are laid out. */
const rowStyle =
  'flex items-center [contain-intrinsic-size:auto_3.75rem] [content-visibility:auto] [overflow-clip-margin:0.25rem] print:break-inside-avoid print:[content-visibility:visible]';

type ShopRowProps = TickRowProps & { moreLabel: string; onMore: () => void };

/** A line of one's own list: to tick, and to look at closely. */
export function ShopRow({ moreLabel, onMore, ...row }: ShopRowProps) {
  return (
    <li className={rowStyle}>
      <TickRow {...row} />
      <IconButton
        label={moreLabel}
        className="print:hidden"
        aria-haspopup="dialog"
        icon={<EllipsisVertical aria-hidden size={20} />}
        onClick={onMore}
      />
    </li>
  );
}
