import { Eye } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';

/** What should be looked at in a form that something else filled in, by the fields' names. */
export const FieldNotes = createContext<Readonly<Record<string, string>>>({});

/** The note of a field until its value is changed, over its usual hint. */
export function useFieldNote(name: string | undefined, value: string, hint: ReactNode) {
  const notes = useContext(FieldNotes);
  const [first] = useState(value);
  const note = name !== undefined && value === first ? notes[name] : undefined;
  if (note === undefined) return { noted: false, hint };
  return {
    noted: true,
    hint: (
      <span className="flex items-start gap-1.5 text-info">
        <Eye aria-hidden size={16} className="mt-0.5 shrink-0" /> {note}
      </span>
    ),
  };
}
