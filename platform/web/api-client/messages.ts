export const csrfTokenFailed = 'Failed to fetch CSRF token';
