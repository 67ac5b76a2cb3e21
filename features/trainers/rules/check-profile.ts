import { PROFILE_LIMITS, type TrainerContent, tidyWords } from './trainer-profile.ts';

/** A profile as it is typed. */
export type ProfileDraft = Omit<TrainerContent, 'trainsSince'> & { trainsSince: string };

export type ProfileSentences = { name: string; year: string };

/** What the form sends, or one sentence for each field that is wrong. `thisYear` is the person's. */
export function checkProfile(
  draft: ProfileDraft,
  { thisYear, sentences }: { thisYear: number; sentences: ProfileSentences },
): { content: TrainerContent; errors: Record<string, string | false> } {
  const typedYear = draft.trainsSince.trim();
  const year = typedYear === '' ? null : Number(typedYear);
  const isYear =
    year === null ||
    (Number.isInteger(year) && year >= PROFILE_LIMITS.firstYear && year <= thisYear);
  return {
    content: {
      ...draft,
      name: draft.name.trim(),
      headline: draft.headline.trim(),
      bio: draft.bio.trim(),
      specialties: tidyWords(draft.specialties),
      languages: tidyWords(draft.languages),
      trainsSince: isYear ? year : null,
    },
    errors: {
      name: draft.name.trim() === '' && sentences.name,
      trainsSince: !isYear && sentences.year,
    },
  };
}
