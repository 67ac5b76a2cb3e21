import { classNames } from './class-names.ts';

/** Placeholder while loading; give it the final height, so nothing moves. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden
      className={classNames('animate-shimmer rounded-control bg-raised', className)}
    />
  );
}
