/** Who did what on a list that several share. */
export const sharingText = {
  guest: 'someone with the link',
  tickedBy: (name: string): string => `Ticked by ${name}`,
  addedBy: (name: string): string => `Added by ${name}`,
} as const;

export const shareText = {
  title: 'Share this list',
  lead: 'Anyone with the link can read and tick it, without an account. They see what to buy and nothing else of you.',
  make: 'Make a link',
  link: 'Link',
  send: 'Send the link',
  until: (day: string): string => `The link works until ${day}, or until you stop sharing.`,
  stop: 'Stop sharing',
  stopped: { title: 'No longer shared', description: 'The link finds nothing any more.' },
  copied: { title: 'Link copied', description: 'Paste it where you like.' },
  toCopy: { title: 'Not copied', description: 'Select the link and copy it.' },
  failed: 'Not saved. Check your connection and try again.',
} as const;
