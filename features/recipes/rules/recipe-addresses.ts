/** Where a person's own photo of a recipe is read. */
export const PHOTO_PATH = '/api/recipe-photos/:photoId';
export const photoPath = (id: string): string => PHOTO_PATH.replace(':photoId', id);

/** Where anyone with the link reads a recipe. */
export const SHARED_PATH = '/shared/recipes/:token';
export const sharedPath = (token: string): string => SHARED_PATH.replace(':token', token);
