import { buttonStyle } from '#platform/web/ui/button-style.ts';
import { firstWeekIsFree } from '../../messages/landing.ts';

/** The last word before the footer. */
export function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="safe-x mx-auto grid max-w-7xl justify-items-center gap-8 py-24 text-center sm:px-6 lg:py-36"
    >
      <h2
        id="closing-title"
        className="max-w-4xl text-5xl leading-[0.96] font-semibold tracking-[-0.045em] sm:text-7xl"
      >
        {firstWeekIsFree}
      </h2>
      <a href="/login" data-wants-trial className={buttonStyle({ size: 'lg', className: 'px-10' })}>
        Start Free Trial
      </a>
    </section>
  );
}

/** On phones: the way in stays at hand once the one at the top has left the screen. */
export function FloatingStart() {
  return (
    <aside
      data-floating-start
      aria-label="Start Free Trial"
      inert
      className="safe-x fixed inset-x-0 bottom-0 z-20 translate-y-full border-t border-line bg-ground/95 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md transition-transform duration-300 ease-out-soft data-shown:translate-y-0 sm:hidden print:hidden"
    >
      <a href="/login" data-wants-trial className={buttonStyle({ fullWidth: true })}>
        Start Free Trial
      </a>
    </aside>
  );
}
