import './style.css';
import { bringToLife } from '#features/public-site/web/public.ts';
import { runSky } from '../shell/sky.ts';

// The pages came as HTML; this is all the script they have.
bringToLife(document.body);
const canvas = document.querySelector<HTMLCanvasElement>('[data-sky]');
if (canvas) runSky(canvas);
