import { Dumbbell, ScanBarcode, TrendingUp, Users } from 'lucide-react';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Logo } from '#platform/web/ui/logo.tsx';

const points = [
  { icon: ScanBarcode, text: 'Log what you eat in seconds' },
  { icon: Dumbbell, text: 'Train to a plan made for you' },
  { icon: TrendingUp, text: 'See where you are heading' },
  { icon: Users, text: 'Bring in an expert trainer' },
];

export function DemoPage() {
  return (
    <div className="safe-top safe-bottom safe-x mx-auto flex min-h-dvh max-w-5xl flex-col">
      <header className="flex min-h-18 items-center justify-between">
        <Logo />
        <LinkButton href="/login" variant="ghost" size="sm">
          Sign In
        </LinkButton>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col justify-center gap-8 py-10">
        <h1 tabIndex={-1} className="max-w-2xl text-5xl leading-[1.05] font-bold sm:text-7xl">
          Fitness that <span className="text-gradient">fits your life</span>
        </h1>
        <ul className="grid max-w-2xl gap-3 sm:grid-cols-2">
          {points.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-lg text-muted">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
                <Icon aria-hidden size={22} />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <div className="flex flex-col gap-3 sm:flex-row">
          <LinkButton href="/login" size="lg">
            Get started
          </LinkButton>
        </div>
        <p className="max-w-xl text-sm text-faint">
          Consult a healthcare professional before you start a new exercise or nutrition programme.
        </p>
      </main>
    </div>
  );
}
