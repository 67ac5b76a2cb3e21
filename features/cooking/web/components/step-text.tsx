import { Timer } from 'lucide-react';
import type { CookPart, CookStep } from '../../rules/cook-steps.ts';
import { timerText } from '../messages/cook.ts';

export type TimePart = Extract<CookPart, { kind: 'timer' }>;

type StepTextProps = { step: CookStep; className: string; onTimer: (time: TimePart) => void };

/** A step as it is read at the stove: ingredients stand out, and each time is a button that counts it. */
export function StepText({ step, className, onTimer }: StepTextProps) {
  return (
    <p className={className}>
      {step.parts.map((part, at) => {
        // The parts of a step never change their order.
        const key = `${at} ${part.text}`;
        if (part.kind === 'words') return <span key={key}>{part.text}</span>;
        if (part.kind === 'ingredient') {
          return (
            <strong key={key} className="font-semibold text-accent-2">
              {part.text}
            </strong>
          );
        }
        return (
          <button
            key={key}
            type="button"
            aria-label={timerText.start(part.text, part.name)}
            onClick={() => onTimer(part)}
            className="mx-0.5 my-0.5 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control border border-accent bg-accent-soft px-3 align-middle font-semibold text-ink hover:bg-hover"
          >
            <Timer aria-hidden size={22} className="shrink-0 text-accent" />
            {part.text}
          </button>
        );
      })}
    </p>
  );
}
