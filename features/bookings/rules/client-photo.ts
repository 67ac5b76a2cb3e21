/** Where a trainer reads the picture of who booked them; another picture has another address. */
export const clientPhotoAddress = (bookingId: string, tag: string): string =>
  `/api/client-photos/${bookingId}/${tag}`;
