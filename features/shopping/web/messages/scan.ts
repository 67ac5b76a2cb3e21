export const scanText = {
  notFound: { title: 'Product not found', description: 'Write its name on the list instead.' },
  failed: {
    title: 'Not looked up',
    description: 'Write its name on the list, or try again online.',
  },
} as const;
