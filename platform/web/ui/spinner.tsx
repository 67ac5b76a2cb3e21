import { LoaderCircle } from 'lucide-react';

/** A spinner. Omit the label if the text beside it says the same. */
export function Spinner({ label, size = 24 }: { label?: string | undefined; size?: number }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle
        aria-hidden
        size={size}
        strokeWidth={2.25}
        className="motion-essential animate-spin text-accent"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
