/** Public registers that say who holds a qualification, or who may award one. */
export const REGISTERS: readonly { name: string; href: string }[] = [
  { name: 'AUSactive', href: 'https://ausactive.org.au' },
  { name: 'ESSA', href: 'https://www.essa.org.au' },
  { name: 'Ahpra', href: 'https://www.ahpra.gov.au' },
  { name: 'training.gov.au', href: 'https://training.gov.au' },
];
