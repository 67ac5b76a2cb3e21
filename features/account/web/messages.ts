export const butterflyFoundationHelps =
  'The Butterfly Foundation gives free help with food and body image in Australia. Elsewhere, ask a doctor.';

/** For people who open a trainer's page without being one. */
export const forTrainersText = {
  title: 'This page is for people who train others',
  how: 'Do you? Choose the role Trainer under Body data in your profile. The Trainers tab then shows your own day.',
  toProfile: 'Open profile',
};
