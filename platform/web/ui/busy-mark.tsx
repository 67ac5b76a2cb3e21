/** Turns in place of a button's picture while its act is under way. */
export function BusyMark() {
  return (
    <span
      aria-hidden
      className="motion-essential size-[1.1em] shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
