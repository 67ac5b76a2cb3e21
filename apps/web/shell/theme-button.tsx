import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#platform/web/ui/theme.ts';

/** Names the theme that a press selects. */
export function ThemeButton() {
  const { theme, setTheme } = useTheme();
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'light' ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => setTheme(next)}
      className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors duration-150 hover:bg-hover hover:text-ink"
    >
      <span className="grid w-[24px] place-items-center">
        <Icon aria-hidden size={22} />
      </span>
      {next === 'light' ? 'Light theme' : 'Dark theme'}
    </button>
  );
}
