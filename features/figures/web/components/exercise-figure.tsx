import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { drawFigure, type Figure } from '../../rules/figure.ts';
import { figures } from '../../rules/figure-of-exercise.ts';
import {
  type FigureMuscle,
  type FigureMuscles,
  tintsOf,
} from '../../rules/muscles/muscle-tints.ts';
import { figureName, PAUSE_FIGURE, PLAY_FIGURE } from '../messages.ts';
import { FigureSvg } from './figure-svg.tsx';
import { KeyPoses } from './key-poses.tsx';
import { MuscleMap } from './muscle-map.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

type ExerciseFigureProps = {
  exerciseId: string;
  name: string;
  muscles: FigureMuscles;
  muscleNames: Readonly<Record<FigureMuscle, string>>;
};

/** The exercise as a moving figure; with reduced motion its key poses side by side; its muscles where it has no figure. */
export function ExerciseFigure({ exerciseId, name, muscles, muscleNames }: ExerciseFigureProps) {
  const figure = figures.get(exerciseId);
  const still = useReducedMotion();
  if (!figure) return <MuscleMap muscles={muscles} names={muscleNames} />;
  return still || figure.poses.length < 2 ? (
    <KeyPoses exerciseId={exerciseId} name={name} muscles={muscles} />
  ) : (
    <MovingFigure key={exerciseId} figure={figure} name={name} muscles={muscles} />
  );
}

type FigureProps = { figure: Figure; name: string; muscles: FigureMuscles };

function MovingFigure({ figure, name, muscles }: FigureProps) {
  const drawing = useMemo(() => drawFigure(figure, tintsOf(muscles)), [figure, muscles]);
  const first = useMemo(
    () => drawing.pose(figure.telling ?? figure.poses.length - 1),
    [drawing, figure],
  );
  const box = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(false);
  // Kept over a pause, so that it goes on where it stopped.
  const phase = useRef(0);

  useEffect(() => {
    if (!playing) return;
    const paths = box.current?.querySelectorAll('path') ?? [];
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      phase.current = (phase.current + (now - last) / 1000 / (figure.seconds ?? 3.2)) % 1;
      last = now;
      for (const [i, d] of drawing.at(phase.current).entries()) paths[i]?.setAttribute('d', d);
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, drawing, figure]);

  return (
    <div className="mx-auto flex max-w-96 flex-col items-center gap-2">
      <div ref={box} className="w-full">
        <FigureSvg
          drawing={drawing}
          paths={first}
          name={figureName(name)}
          floor={figure.floor ?? true}
          className="w-full"
        />
      </div>
      <Button variant="secondary" size="sm" onClick={() => setPlaying(!playing)}>
        {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
        {playing ? PAUSE_FIGURE : PLAY_FIGURE}
      </Button>
    </div>
  );
}
