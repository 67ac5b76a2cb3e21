import { Check } from 'lucide-react';

/** What a plan contains, line by line. */
export function PlanContents({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Check aria-hidden size={18} className="mt-[3px] shrink-0 text-accent-3" />
          {line}
        </li>
      ))}
    </ul>
  );
}
