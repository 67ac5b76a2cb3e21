import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { findNewer } from './record-mutations.ts';

/** The edit of one record in a form, also when it was changed on another device meanwhile. */
export function useRecordEdit<Shown extends object>(
  record: Shown,
  mutation: (
    isShown: (error: unknown) => boolean,
  ) => UseMutationOptions<Shown, Error, { now: Shown; before: Shown }>,
) {
  // The list behind may change while the form is open.
  const [edited, setEdited] = useState(record);
  const [newer, setNewer] = useState<Shown | null>(null);
  const edit = useMutation(
    mutation((error) => {
      const current = findNewer<Shown>(error);
      if (current) setNewer(current);
      return current !== null;
    }),
  );
  return {
    /** What the form starts from; give the form another `key` for each version. */
    edited,
    send: (content: Partial<Shown>) =>
      edit.mutateAsync({ now: { ...edited, ...content }, before: edited }),
    /** Puts the newer version into the form; null unless there is one. */
    showNewer:
      newer &&
      (() => {
        setEdited(newer);
        setNewer(null);
      }),
  };
}
