export const butterflyFoundationHelps =
  'The Butterfly Foundation gives free help with food and body image in Australia. Elsewhere, ask a doctor.';
