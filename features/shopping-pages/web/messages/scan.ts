export const scanText = {
  notFound: (why: string | null) => ({
    title: 'Product not found',
    description: `${why === null ? '' : `${why} `}Write its name on the list instead.`,
    destructive: true,
  }),
  failed: {
    title: 'Not looked up',
    destructive: true,
    description: 'Write its name on the list, or try again online.',
  },
} as const;
