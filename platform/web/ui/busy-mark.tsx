/** Replaces a button's icon with a spinner while its action runs. */
export function BusyMark() {
  return (
    <span
      aria-hidden
      className="motion-essential size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
