import { Bookmark, Camera, MessageSquareText, ScanBarcode, Zap } from 'lucide-react';
import { Link } from 'wouter';

const WAYS = {
  photo: { icon: Camera, label: 'Photo' },
  scan: { icon: ScanBarcode, label: 'Scan' },
  quick: { icon: Zap, label: 'Quick add' },
  describe: { icon: MessageSquareText, label: 'Describe' },
  meals: { icon: Bookmark, label: 'Saved meals' },
};

type MoreWaysProps = { ways: readonly { way: keyof typeof WAYS; href: string }[] };

/** More logging methods in one row. */
export function MoreWays({ ways }: MoreWaysProps) {
  return (
    <ul aria-label="More ways to log" className="flex flex-wrap gap-2">
      {ways.map(({ way, href }) => {
        const { icon: Icon, label } = WAYS[way];
        return (
          <li
            key={way}
            // Four stand two by two on a phone, rather than three and one.
            className={
              ways.length === 4 ? 'min-w-fit flex-[1_1_40%] sm:flex-1' : 'min-w-fit flex-1'
            }
          >
            <Link
              href={href}
              className="flex min-h-12 items-center justify-center gap-2 rounded-control border border-line bg-surface px-2.5 text-sm font-medium transition-colors duration-150 hover:border-accent hover:bg-hover"
            >
              <Icon aria-hidden size={17} className="shrink-0 text-accent-2" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
