/**
 * Pages that the server chooses by who asks, that stand without the app, or whose address holds a
 * secret and so must come with the server's own headers.
 */
const SERVERS =
  /^\/(?:(?:demo|pricing|terms|privacy)?\/?$|(?:exercises|invitations|login|shared|verify-email|notifications\/stop)(?:\/|$))/;
/** API responses and files, not pages. */
const NO_PAGE = /^\/api(?:\/|$)|\.[^/]*$/;

/**
 * Who answers when a person opens `path`: the app kept on the device; the server, and the app only
 * when it cannot be reached; or the server alone.
 */
export function whoAnswers(path: string): 'app' | 'server-first' | 'server' {
  if (SERVERS.test(path)) return 'server-first';
  return NO_PAGE.test(path) ? 'server' : 'app';
}
