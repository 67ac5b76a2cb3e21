/**
 * Name of the cookie that scripts may read beside the session's own: different for each session, so that
 * a page knows before it has asked whether this is still the session under which it kept something. It
 * opens nothing. Under https its name begins with `__Host-`.
 */
export const SESSION_MARK = 'vigour_mark';
