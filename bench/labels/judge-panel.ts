import type { PanelReading } from '../../features/label-reader/rules/read-panel.ts';
import type { LabelPicture } from './pictures.ts';

export type PanelScore = {
  figures: number;
  right: number;
  rightMarked: number;
  wrongMarked: number;
  wrongUnmarked: number;
  empty: number;
  /** null where the picture does not show it */
  sizeRight: boolean | null;
  /** what was not right, for the report */
  said: string[];
};

/** A reading against what is printed: a range may be any of its figures, "less than" its bound. */
export function judgePanel(
  { truth, servingSize }: LabelPicture,
  panel: PanelReading | null,
): PanelScore {
  const score: PanelScore = {
    figures: 0,
    right: 0,
    rightMarked: 0,
    wrongMarked: 0,
    wrongUnmarked: 0,
    empty: 0,
    sizeRight: servingSize === null ? null : panel?.servingSize === servingSize,
    said: panel ? [] : ['no panel found'],
  };
  for (const [name, { low, high }] of Object.entries(truth)) {
    const key = name as keyof typeof truth;
    const value = panel?.per100[key] ?? null;
    const isMarked = panel?.doubts[key] !== undefined;
    score.figures += 1;
    if (value === null) score.empty += 1;
    else if (value >= low - 1e-6 && value <= high + 1e-6) {
      score.right += 1;
      score.rightMarked += isMarked ? 1 : 0;
      continue;
    } else if (isMarked) score.wrongMarked += 1;
    else score.wrongUnmarked += 1;
    score.said.push(`${key} ${value ?? 'empty'} for ${low}${isMarked ? ', marked' : ''}`);
  }
  return score;
}
