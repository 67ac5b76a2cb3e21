import { useState } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { trainerPhotoAddress } from '../../contract/profile.ts';

type TrainerFaceProps = { name: string; photo: string | null; className: string };

/** A trainer's picture in a circle; initials while it loads and without one. The name stands beside it. */
export function TrainerFace({ name, photo, className }: TrainerFaceProps) {
  const [failed, setFailed] = useState<string>();
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-accent-soft font-bold text-accent select-none',
        className,
      )}
    >
      {initials}
      {photo !== null && photo !== failed && (
        <img
          src={trainerPhotoAddress(photo)}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(photo)}
        />
      )}
    </span>
  );
}
