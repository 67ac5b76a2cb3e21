import type { Pose } from '../../rules/poses.ts';

/** Half a body, seen from the front; the other half mirrors it. */
const HALF =
  'M0 92 V100 Q34 104 42 122 L56 206 Q58 214 50 214 Q45 214 43 206 L32 144 Q27 178 33 204 Q40 232 34 270 L27 362 Q27 374 18 374 H10 Q6 374 6 366 L3 250';

const SIDE =
  'M143 92 L142 104 Q122 118 124 152 Q126 180 133 200 Q122 222 129 256 L137 362 Q137 374 146 374 H172 Q178 374 174 366 L163 354 L164 262 Q169 222 161 198 Q174 160 166 122 L157 104 L156 92';

/** A drawn person to stand in, where there is no photo of the pose yet. */
export const PoseOutline = ({ pose }: { pose: Pose }) => (
  <svg
    viewBox="0 0 300 400"
    aria-hidden
    className="size-full"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeDasharray="8 6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {pose === 'side' ? (
      <>
        <ellipse cx="148" cy="62" rx="23" ry="29" />
        <path d={SIDE} />
      </>
    ) : (
      <>
        <ellipse cx="150" cy="62" rx="22" ry="29" />
        <path d={HALF} transform="translate(150 0)" />
        <path d={HALF} transform="translate(150 0) scale(-1 1)" />
      </>
    )}
  </svg>
);
