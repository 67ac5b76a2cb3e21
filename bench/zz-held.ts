import { HELD_BACK } from '/work/wt/requests/bench/requests/held-back-requests.ts';
import { judge } from '/work/wt/requests/bench/requests/judge.ts';
import { readRequest } from '/work/wt/requests/features/training-requests/rules/read-request.ts';
import { EXERCISES } from '/work/wt/requests/features/exercises/rules/exercises.ts';
let right=0, all=0;
for (const r of HELD_BACK){ const a=readRequest(r[0], EXERCISES); const j=judge(r,a.constraints); right+=j.right; all+=j.all; for(const f of j.faults) 0; }
console.log(right, all, (100*right/all).toFixed(1));
const t=performance.now(); for(let i=0;i<5;i++) for (const r of HELD_BACK) readRequest(r[0], EXERCISES); console.log('ms', (performance.now()-t)/(5*HELD_BACK.length));
