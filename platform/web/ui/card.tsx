import { type ElementType, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type CardProps = {
  as?: ElementType;
  title?: ReactNode;
  /** A control at the right of the title. */
  action?: ReactNode;
  padded?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** A surface for one subject. With a title it is a labelled region. */
export function Card(props: CardProps) {
  const { as: Tag = 'section', title, action, padded = true, className, children } = props;
  const titleId = useId();
  return (
    <Tag
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        'relative rounded-card border border-line bg-surface',
        'inset-shadow-[0_1px_0_color-mix(in_srgb,var(--ink)_4%,transparent)]',
        // Large text on a narrow screen needs the width for its words.
        padded && 'p-[min(1rem,5vw)] sm:p-5',
        className,
      )}
    >
      {(title || action) && (
        <div className="-mt-[min(0.375rem,6px)] mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {title && (
            <h2
              id={titleId}
              className="min-w-0 text-[min(1.125rem,10vw)] leading-snug font-semibold break-words"
            >
              {title}
            </h2>
          )}
          {action}
        </div>
      )}
      {children}
    </Tag>
  );
}
