export const shareText = {
  title: 'Share this list',
  lead: 'Anyone with the link can read and tick it, without an account. They see what to buy and nothing else of you.',
  make: 'Make a link',
  link: 'Link',
  send: 'Send the link',
  stop: 'Stop sharing',
  shared: { title: 'Link made', description: 'Send it to the people you shop with.' },
  stopped: { title: 'No longer shared', description: 'The link finds nothing any more.' },
  copied: { title: 'Link copied', description: 'Paste it where you like.' },
  toCopy: { title: 'Not copied', description: 'Select the link and copy it.' },
  failed: 'Not saved. Check your connection and try again.',
} as const;
