import { useState } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { pictureAddress } from '../../rules/photo-limits.ts';
import { photoText } from '../messages.ts';

type PictureViewProps = { id: string; alt: string; className?: string; lazy?: boolean };

/** A kept picture, whole, in the box that it is given. */
export function PictureView({ id, alt, className, lazy = false }: PictureViewProps) {
  const [failed, setFailed] = useState<string>();
  if (failed === id) {
    return (
      <span
        className={classNames(
          'grid size-full place-items-center p-2 text-center text-sm text-muted',
          className,
        )}
      >
        {photoText.notShown}
      </span>
    );
  }
  return (
    <img
      src={pictureAddress(id)}
      alt={alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onError={() => setFailed(id)}
      className={classNames('size-full object-contain', className)}
    />
  );
}
