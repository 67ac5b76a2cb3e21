export const csrfTokenFailed = 'Failed to fetch CSRF token';

export const notReached = 'Can’t reach Vigour. Check your connection and try again.';
