import './style.css';
import { activatePage } from '#features/public-site/web/public.ts';
import { leavingButtons } from '#platform/web/ui/leaving.ts';
import { showNoticeOfAddress } from '#platform/web/ui/notice-of-address.ts';
import { runSky } from '../shell/sky.ts';

// The pages came as HTML; this is all the script they have.
activatePage(document.body);
leavingButtons(document, new AbortController().signal);
showNoticeOfAddress(document);
const canvas = document.querySelector<HTMLCanvasElement>('[data-sky]');
if (canvas) runSky(canvas);
