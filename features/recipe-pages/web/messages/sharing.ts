export const shareText = {
  title: 'Share this recipe',
  lead: 'Anyone with the link can read it, without your notes and rating.',
  make: 'Make a link',
  link: 'Link',
  send: 'Send the link',
  stop: 'Stop sharing',
  copied: { title: 'Link copied', description: 'Paste it where you like.' },
  toCopy: { title: 'Not copied', description: 'Select the link and copy it.' },
} as const;

export const versionText = {
  title: 'Earlier versions',
  lead: 'As it was before each change.',
  none: 'Nothing was changed yet.',
  facts: (at: string, ingredients: number, steps: number): string =>
    `${at} · ${ingredients} ingredients · ${steps} steps`,
  back: 'Bring back',
  backLabel: (at: string): string => `Bring back the version of ${at}`,
} as const;

export const photoText = {
  add: 'Add a photo',
  change: 'Change the photo',
  remove: 'Remove the photo',
  label: 'Photo of the dish',
  cannotOpen: {
    title: 'Photo not opened',
    description: 'Choose a picture that this browser can open.',
  },
} as const;
