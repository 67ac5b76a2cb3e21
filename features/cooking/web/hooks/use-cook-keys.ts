import { useEffect, useEffectEvent } from 'react';

const TYPED = 'input:not([type=checkbox]), textarea, select, [role=dialog]';

/** The arrow keys turn the steps, where nothing is typed and no sheet is open. */
export function useCookKeys(onBy: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(TYPED)) return;
    if (document.querySelector('[role=dialog]')) return;
    event.preventDefault();
    onBy(by);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
