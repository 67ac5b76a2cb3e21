import { useEffect, useLayoutEffect, useRef } from 'react';
import { AtLeisure } from '#platform/web/time/at-leisure.tsx';
import { useGenderTheme, useTheme } from '#platform/web/ui/theme.ts';
import { runSky } from './sky.ts';

/** Slowly drifting stars behind everything. Decoration: it waits until the page stands. */
export function Starfield() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 -z-10 overflow-hidden">
      <div className="ground-glow absolute inset-0" />
      <AtLeisure>
        <Stars />
      </AtLeisure>
    </div>
  );
}

/** Still on request, stopped when out of sight. */
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
