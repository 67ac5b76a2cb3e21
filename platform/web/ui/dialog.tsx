import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useCloseOnBack } from './close-on-back.ts';
import { iconButtonStyle } from './icon-button.tsx';

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** It is opened by an address, so Back works without an entry. */
  inAddress?: boolean;
  /** Focus the first field instead of Close. */
  toType?: boolean;
  /** Buttons; the main one last. */
  footer?: ReactNode;
};

/**
 * A sheet from the bottom on a phone, a centred panel on a desktop. Title and buttons stay while the
 * middle scrolls; where there is no room for that (large text, a phone on its side) all of it scrolls.
 * Back closes it.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    footer,
    inAddress = false,
    toType,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const firstField = () =>
    popup.current?.querySelector<HTMLElement>('input:not([type=radio])') ?? true;
  useCloseOnBack(open && !inAddress, () => onOpenChange(false));
  const wayBack = useWayBack(open);
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-overlay transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="@container-size fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            ref={popup}
            initialFocus={toType ? firstField : undefined}
            finalFocus={wayBack}
            className="safe-bottom flex max-h-[90dvh] w-full flex-col overflow-y-auto overscroll-contain rounded-t-[28px] border border-line bg-surface shadow-float transition-[transform,opacity] duration-250 ease-out-soft data-ending-style:translate-y-full data-starting-style:translate-y-full sm:max-w-lg sm:rounded-[28px] sm:data-ending-style:translate-y-4 sm:data-ending-style:opacity-0 sm:data-starting-style:translate-y-4 sm:data-starting-style:opacity-0"
          >
            <div
              data-sheet-head
              className="flex shrink-0 items-start justify-between gap-1 pt-4 pr-[12px] pl-5"
            >
              <div className="min-w-0 pt-1.5">
                <BaseDialog.Title className="text-xl font-semibold">{title}</BaseDialog.Title>
                {description && (
                  <BaseDialog.Description className="mt-1 text-muted">
                    {description}
                  </BaseDialog.Description>
                )}
              </div>
              <BaseDialog.Close aria-label="Close" className={iconButtonStyle}>
                <X aria-hidden size={22} />
              </BaseDialog.Close>
            </div>
            <Scrolled>{children}</Scrolled>
            {footer && (
              <div className="flex shrink-0 flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end">
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/**
 * Where the focus goes when a dialog closes: back to what opened it. When that went with what the dialog
 * did, to the heading of its list or else of the page; the first thing on the page, else, is the link
 * that skips to the content.
 */
function useWayBack(open: boolean): () => HTMLElement | true {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return () => {
    const heading =
      document.querySelector<HTMLElement>('[data-way-back]') ??
      document.querySelector<HTMLElement>('h1[tabindex]');
    const isCovered = heading?.closest('[inert], [aria-hidden="true"]');
    return opener.current?.isConnected || !heading || isCovered ? true : heading;
  };
}

/** The middle of a dialog. When it scrolls the keyboard can reach it, also where it is nothing but text. */
function Scrolled({ children }: { children: ReactNode }) {
  const [scrolls, setScrolls] = useState(false);
  const follow = useCallback((box: HTMLDivElement | null) => {
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    const watch = new ResizeObserver(look);
    watch.observe(box);
    // Keeps its size when its content grows.
    if (box.firstElementChild) watch.observe(box.firstElementChild);
    look();
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={follow}
      {...(scrolls ? { tabIndex: 0 } : {})}
      className="shrink-0 grow px-5 pt-3 pb-5 focus-visible:-outline-offset-2 [@container(min-height:30rem)]:min-h-0 [@container(min-height:30rem)]:shrink [@container(min-height:30rem)]:overflow-y-auto [@container(min-height:30rem)]:overscroll-contain"
    >
      <div>{children}</div>
    </div>
  );
}
