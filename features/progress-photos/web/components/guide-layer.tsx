import { classNames } from '#platform/web/ui/class-names.ts';
import { pictureAddress } from '../../rules/photo-limits.ts';
import type { Pose } from '../../rules/poses.ts';
import { PoseOutline } from './pose-outline.tsx';

export type Guide = {
  pose: Pose;
  /** the photo that shines through; null: a drawn outline */
  photoId: string | null;
  /** how much of it, 0 to 100 */
  strength: number;
};

/** What to stand like, over the camera's view or a picture. */
export const GuideLayer = ({ guide }: { guide: Guide }) => (
  <span
    aria-hidden
    data-guide={guide.photoId ?? 'outline'}
    style={{ opacity: guide.strength / 100 }}
    className={classNames(
      'pointer-events-none absolute inset-0',
      guide.photoId === null && 'text-white mix-blend-difference',
    )}
  >
    {guide.photoId === null ? (
      <PoseOutline pose={guide.pose} />
    ) : (
      <img src={pictureAddress(guide.photoId)} alt="" className="size-full object-contain" />
    )}
  </span>
);
