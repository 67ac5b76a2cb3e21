import { useEffect, useLayoutEffect, useRef } from 'react';
import { WhenIdle } from '#platform/web/time/idle-only.tsx';
import { useGenderTheme, useTheme } from '#platform/web/ui/theme.ts';
import { runSky } from './sky.ts';

/** Decorative stars behind the page; loaded when idle. */
export function Starfield() {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-0 -z-10 overflow-hidden print:hidden"
    >
      <div className="ground-glow absolute inset-0" />
      <WhenIdle>
        <Stars />
      </WhenIdle>
    </div>
  );
}

/** Static on request; paused while hidden. */
function Stars() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const sky = useRef<ReturnType<typeof runSky>>(undefined);
  const { theme } = useTheme();
  const { genderTheme } = useGenderTheme();

  useLayoutEffect(() => {
    if (canvas.current) sky.current = runSky(canvas.current);
    return () => sky.current?.stop();
  }, []);
  // The themes are not used here, but they decide the colours that are read.
  useEffect(() => sky.current?.repaint(), [theme, genderTheme]);

  return <canvas ref={canvas} className="absolute top-0 left-0 animate-appear" />;
}
