import { Moon, Sun } from 'lucide-react';
import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { Logo } from '#platform/web/ui/logo.tsx';

const link =
  'hidden min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors hover:text-ink sm:inline-flex';

/** Leaves while one reads downwards and comes back at the first move up, or when it has the focus. */
export function SiteHeader({ home }: { home?: boolean }) {
  return (
    <header
      data-hiding-header
      className="safe-top sticky top-(--page-label) z-30 border-b border-transparent transition-[translate,border-color,background-color] duration-300 ease-out-soft data-hidden:not-focus-within:-translate-y-full data-scrolled:border-line data-scrolled:bg-ground/92 data-scrolled:backdrop-blur-md"
    >
      <div className="safe-x mx-auto flex min-h-16 max-w-7xl flex-wrap items-center gap-1 sm:px-6 lg:px-10">
        <a
          href="/"
          aria-label="Vigour, start page"
          className="mr-auto inline-flex min-h-11 items-center rounded-control"
        >
          <Logo size={28} />
        </a>
        <nav aria-label="Site" className="contents">
          <a href={home ? '#features' : '/demo#features'} className={link}>
            Features
          </a>
          <a href="/pricing" className={link}>
            Pricing
          </a>
        </nav>
        <button
          type="button"
          data-theme-switch
          aria-label="Light theme"
          aria-pressed="false"
          className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ink noscript:hidden"
        >
          <Sun aria-hidden size={20} className="[[data-theme=light]_&]:hidden" />
          <Moon aria-hidden size={20} className="hidden [[data-theme=light]_&]:block" />
        </button>
        <a
          href="/api/login"
          className={buttonStyle({ variant: 'secondary', size: 'sm', className: 'ml-1' })}
        >
          Sign In
        </a>
      </div>
    </header>
  );
}
