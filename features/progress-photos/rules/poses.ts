export const POSES = ['front', 'side', 'back'] as const;
export type Pose = (typeof POSES)[number];

/** A kept photo without its picture. `date`: the person's calendar day. */
export type ProgressPhoto = { id: string; version: number; date: string; pose: Pose };

const byLatest = (a: ProgressPhoto, b: ProgressPhoto): number =>
  b.date.localeCompare(a.date) ||
  POSES.indexOf(a.pose) - POSES.indexOf(b.pose) ||
  a.id.localeCompare(b.id);

/** Photos by day, the latest day first, each day front, side, back. */
export function groupByDay(
  photos: readonly ProgressPhoto[],
): { date: string; photos: ProgressPhoto[] }[] {
  const days: { date: string; photos: ProgressPhoto[] }[] = [];
  for (const photo of [...photos].sort(byLatest)) {
    const last = days.at(-1);
    if (last?.date === photo.date) last.photos.push(photo);
    else days.push({ date: photo.date, photos: [photo] });
  }
  return days;
}

/** The photo of a pose to stand like again: the latest up to `date`, else the latest of all; null without any. */
export function findGuide(
  photos: readonly ProgressPhoto[],
  pose: Pose,
  date: string,
): ProgressPhoto | null {
  const ofPose = photos.filter((photo) => photo.pose === pose).sort(byLatest);
  return ofPose.find((photo) => photo.date <= date) ?? ofPose[0] ?? null;
}

/** The pose that a day still misses, in the order front, side, back; null when it has all three. */
export function findMissingPose(photos: readonly ProgressPhoto[], date: string): Pose | null {
  const taken = new Set(photos.filter((photo) => photo.date === date).map(({ pose }) => pose));
  return POSES.find((pose) => !taken.has(pose)) ?? null;
}

/** The first pose, in the order front, side, back, with two photos or more; null when nothing can be compared. */
export function findComparablePose(photos: readonly ProgressPhoto[]): Pose | null {
  const counts = new Map<Pose, number>();
  for (const { pose } of photos) counts.set(pose, (counts.get(pose) ?? 0) + 1);
  return POSES.find((pose) => (counts.get(pose) ?? 0) > 1) ?? null;
}

type Pair = { before: ProgressPhoto; after: ProgressPhoto };

/**
 * Two photos of one pose to compare, the earlier one as `before`: those with these ids where they are of this
 * pose, else the first and the last. Null when the pose has fewer than two.
 */
export function choosePair(
  photos: readonly ProgressPhoto[],
  pose: Pose,
  chosen: { before: string | null; after: string | null },
): Pair | null {
  const ofPose = photos
    .filter((photo) => photo.pose === pose)
    .sort(byLatest)
    .reverse();
  const [first, last] = [ofPose[0], ofPose.at(-1)];
  if (!first || !last || first === last) return null;
  const find = (id: string | null) => ofPose.find((photo) => photo.id === id);
  const before = find(chosen.before) ?? first;
  const after = find(chosen.after) ?? last;
  if (before === after) return before === last ? { before: first, after } : { before, after: last };
  return ofPose.indexOf(before) < ofPose.indexOf(after)
    ? { before, after }
    : { before: after, after: before };
}
