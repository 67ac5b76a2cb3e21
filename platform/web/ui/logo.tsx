import { useId } from 'react';

/** The mark: a V drawn as one stroke of a pulse. Decoration; the link around it gives the name. */
export function LogoMark({ size = 32 }: { size?: number }) {
  const gradient = useId();
  return (
    <svg aria-hidden viewBox="0 0 64 64" width={size} height={size} className="shrink-0">
      <defs>
        <linearGradient id={gradient} x1="8" y1="10" x2="56" y2="54" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--vivid-1)" />
          <stop offset="0.55" stopColor="var(--vivid-2)" />
          <stop offset="1" stopColor="var(--vivid-3)" />
        </linearGradient>
      </defs>
      <path
        d="M6 14 L26 54 L38 28 L44 40 L58 10"
        fill="none"
        stroke={`url(#${gradient})`}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <span className="inline-flex items-center gap-[10px]">
      <LogoMark size={size} />
      {/* A name need not grow beyond the room a narrow screen has for it. */}
      <span className="text-[min(1.5rem,7vw)] leading-8 font-bold tracking-tight">Vigour</span>
    </span>
  );
}
