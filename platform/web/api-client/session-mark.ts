import { SESSION_MARK } from '#platform/shared/session-mark.ts';

const MARK = new RegExp(`(?:^|; )(?:__Host-)?${SESSION_MARK}=([\\w-]+)`);

/** Mark of the browser's session; null if signed out. */
export const sessionMark = (): string | null => MARK.exec(document.cookie)?.[1] ?? null;
