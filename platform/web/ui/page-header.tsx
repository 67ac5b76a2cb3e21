import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { iconButtonStyle } from './icon-button.tsx';

type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where the arrow leads, or what it does. */
  back?: string | (() => void) | undefined;
  actions?: ReactNode;
};

/** The page's only h1. It receives the focus when the page is opened. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  const arrow = <ArrowLeft aria-hidden size={22} />;
  const style = `${iconButtonStyle} -ml-2.5 print:hidden`;
  return (
    <div className="mb-5 flex items-start gap-1 print:mb-2">
      {typeof back === 'string' && (
        <Link href={back} aria-label="Back" className={style}>
          {arrow}
        </Link>
      )}
      {typeof back === 'function' && (
        <button type="button" onClick={back} aria-label="Back" className={style}>
          {arrow}
        </button>
      )}
      {/* With large text the actions stand below the title, which would else be a letter wide. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-1 gap-y-2">
        <div className="min-w-0 flex-[1_1_8rem]">
          <h1
            tabIndex={-1}
            className="py-1 text-[min(1.875rem,9.5vw)] leading-tight font-bold wrap-anywhere sm:text-4xl print:text-2xl"
          >
            {title}
          </h1>
          {subtitle && <p className="text-muted print:hidden">{subtitle}</p>}
        </div>
        {actions && (
          <div className="flex max-w-full shrink-0 flex-wrap items-center gap-1">{actions}</div>
        )}
      </div>
    </div>
  );
}
