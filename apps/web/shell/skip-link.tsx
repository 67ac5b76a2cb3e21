/** The first stop of the Tab key: past header and tabs, to the page itself. */
export function SkipLink() {
  const skip = () => {
    const main = document.querySelector<HTMLElement>('main');
    if (!main) return;
    main.tabIndex = -1;
    main.focus();
  };
  return (
    <button
      type="button"
      onClick={skip}
      className="fixed top-[calc(var(--page-label)+0.5rem)] left-2 z-50 -translate-y-24 rounded-control border border-line-strong bg-raised px-5 py-3 font-semibold text-ink focus:translate-y-0"
    >
      Skip to the content
    </button>
  );
}
