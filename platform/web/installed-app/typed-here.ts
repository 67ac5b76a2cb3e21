/** The page on which a person typed or chose something last. */
let typedOn: string | null = null;

export function noticeTyping(): void {
  const notice = () => (typedOn = location.pathname);
  addEventListener('input', notice, { capture: true, passive: true });
}

/** Whether the page now open may hold something that is not saved yet. */
export const hasTypedHere = (): boolean => typedOn === location.pathname;
