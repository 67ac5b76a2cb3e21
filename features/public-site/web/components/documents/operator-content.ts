/**
 * Who runs this installation. Anyone who opens it to the public replaces these with its own
 * registered name and addresses (README.md says so): the legal pages print them.
 */
export const operator = {
  name: 'Vigour',
  supportEmail: 'support@vigour.example',
  privacyEmail: 'privacy@vigour.example',
} as const;

/** The day the wording of the legal pages last changed, `YYYY-MM-DD`. */
export const legalChangedOn = '2026-11-21';
