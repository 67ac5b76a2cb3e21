export const thisIsHowItLooks = 'This is how it will look.';

export const photoInACircle = 'Your photo, cut to a circle';

export const cannotOpen = 'This device can’t open that file. Choose a JPEG, PNG or WebP.';

export const tooSmall = (pixels: number) =>
  `That picture is too small. Choose one of at least ${pixels} pixels a side.`;
