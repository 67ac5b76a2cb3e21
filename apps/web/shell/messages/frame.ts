export const notFoundTitle = '404 Page Not Found · Vigour';

export const pageDoesNotExist = 'This page doesn’t exist. Check the link for typos.';

export const newVersionIsReady = 'A new version is ready';

export const updatingReloads = 'Updating reloads the page.';
