import { SESSION_MARK } from '#platform/shared/session-mark.ts';

const MARK = new RegExp(`(?:^|; )(?:__Host-)?${SESSION_MARK}=([\\w-]+)`);

/** What tells the browser's present session from any other; null where nobody is signed in. */
export const sessionMark = (): string | null => MARK.exec(document.cookie)?.[1] ?? null;
