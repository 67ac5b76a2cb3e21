import { classNames } from './class-names.ts';

/** The place of something that is loading; give it the height of what comes, so nothing moves. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-shimmer rounded-control bg-raised', className)}
    />
  );
}
