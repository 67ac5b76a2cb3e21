import { Bookmark, type LucideIcon, MessageSquareText, Zap } from 'lucide-react';
import { Link } from 'wouter';

type Way = { href: string; icon: LucideIcon; label: string };

type MoreWaysProps = { quickHref: string; describeHref: string; savedMealsHref: string };

/** The ways for those who know what they want: small, in one line where there is room. */
export function MoreWays({ quickHref, describeHref, savedMealsHref }: MoreWaysProps) {
  const ways: Way[] = [
    { href: quickHref, icon: Zap, label: 'Quick add' },
    { href: describeHref, icon: MessageSquareText, label: 'Describe' },
    { href: savedMealsHref, icon: Bookmark, label: 'Saved meals' },
  ];
  return (
    <ul aria-label="More ways to log" className="flex flex-wrap gap-2">
      {ways.map(({ href, icon: Icon, label }) => (
        <li key={label} className="min-w-fit flex-1">
          <Link
            href={href}
            className="flex min-h-12 items-center justify-center gap-2 rounded-control border border-line bg-surface px-2.5 text-sm font-medium transition-colors duration-150 hover:border-accent hover:bg-hover"
          >
            <Icon aria-hidden size={17} className="shrink-0 text-accent-2" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
