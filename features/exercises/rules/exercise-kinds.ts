/** Movement patterns in the order a coach plans them. */
export const PATTERNS = [
  'squat',
  'lunge',
  'knee_iso',
  'hinge',
  'bridge',
  'ham_iso',
  'calf',
  'hpush',
  'chest_iso',
  'vpush',
  'side_iso',
  'triceps',
  'vpull',
  'hpull',
  'rear_iso',
  'biceps',
  'core',
  'carry',
  'cardio',
  'mobility',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Muscles that a plan counts sets for. */
export const TRACKED_MUSCLES = [
  'chest',
  'lats',
  'upperBack',
  'sideDelts',
  'rearDelts',
  'biceps',
  'triceps',
  'quads',
  'hamstrings',
  'glutes',
  'calves',
  'core',
] as const;

/** Every muscle that is recorded; those not tracked are shown, but no plan aims at them. */
export const MUSCLES = [
  ...TRACKED_MUSCLES,
  'frontDelts',
  'forearms',
  'lowerBack',
  'obliques',
  'adductors',
  'hipFlexors',
  'tibialis',
] as const;
export type Muscle = (typeof MUSCLES)[number];

/** What one set counts for a muscle: direct 1, indirect 0.5, a little 0.25 (Pelland 2024). */
export const SHARES = [1, 0.5, 0.25] as const;
export type Share = (typeof SHARES)[number];
export type MuscleShares = Readonly<Partial<Record<Muscle, Share>>>;

/** What a person may want to avoid. */
export const STRESS_TAGS = [
  'knee',
  'overhead',
  'lowerBack',
  'wrist',
  'elbow',
  'hip',
  'impact',
  'noise',
] as const;
export type StressTag = (typeof STRESS_TAGS)[number];

/** 1 is learnt from the cues, 2 needs some months of training, 3 long practice or a coach. */
export const SKILLS = [1, 2, 3] as const;
export type Skill = (typeof SKILLS)[number];

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export type Level = (typeof LEVELS)[number];

/** A staple is chosen first; a fallback only when nothing better fits. */
export const TIERS = ['staple', 'normal', 'fallback'] as const;
export type Tier = (typeof TIERS)[number];

/** How an exercise gets harder: more weight, a harder variation, a stronger band, more seconds. */
export const LOAD_TYPES = ['external', 'bodyweight', 'band', 'time'] as const;
export type LoadType = (typeof LOAD_TYPES)[number];

export const REST_CLASSES = ['heavy', 'compound', 'isolation', 'none'] as const;
export type RestClass = (typeof REST_CLASSES)[number];

export const POSITIONS = [
  'standing',
  'seated',
  'kneeling',
  'all-fours',
  'plank',
  'lying',
  'side-lying',
  'prone',
  'hanging',
  'handstand',
  'swimming',
] as const;
export type Position = (typeof POSITIONS)[number];

/** Room it needs: a mat, ten metres to walk, or outdoors. */
export const SPACES = ['mat', 'lane', 'outdoors'] as const;
export type Space = (typeof SPACES)[number];
