import { Spinner } from './spinner.tsx';

/**
 * Stands in for a page that is on its way. It stays invisible for the first 150 ms, so that a
 * quick page does not flash it.
 */
export function LoadingScreen({ label = 'Loading' }: { label?: string }) {
  return (
    <div className="grid min-h-[60dvh] animate-appear-late place-content-center justify-items-center gap-3">
      <Spinner size={36} />
      <p role="status" className="text-muted">
        {label}
      </p>
    </div>
  );
}
