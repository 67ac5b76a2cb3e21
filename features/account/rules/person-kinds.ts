/** What a person may choose of themselves, apart from the schemas: screens list it without what checks it. */
export const GENDERS = ['male', 'female'] as const;
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const GOALS = ['lose_weight', 'build_muscle', 'get_fit', 'stay_healthy'] as const;
export const ROLES = ['trainee', 'trainer'] as const;

/** Optional emails. Emails about security changes are always sent. */
export const NOTIFICATIONS = [
  'new_sign_in',
  'daily_reminder',
  'weekly_summary',
  'weekly_report',
  // With the report itself, instead of a link alone.
  'weekly_report_pdf',
  // Of the credentials that a gym's admin may check.
  'credential_checks',
] as const;
