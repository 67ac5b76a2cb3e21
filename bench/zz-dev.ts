import { DEVELOPMENT } from '/work/wt/requests/bench/requests/development-requests.ts';
import { judge } from '/work/wt/requests/bench/requests/judge.ts';
import { readRequest } from '/work/wt/requests/features/training-requests/rules/read-request.ts';
import { EXERCISES } from '/work/wt/requests/features/exercises/rules/exercises.ts';
let right=0, all=0;
for (const r of DEVELOPMENT){ const a=readRequest(r[0], EXERCISES); const j=judge(r,a.constraints); right+=j.right; all+=j.all; for(const f of j.faults) console.log(f); if(a.notUnderstood.length) console.log('   ? ', r[0],'=>',a.notUnderstood.join(' | ')); }
console.log(right, all, (100*right/all).toFixed(1));
const t=performance.now(); for(let i=0;i<5;i++) for (const r of DEVELOPMENT) readRequest(r[0], EXERCISES); console.log('ms', (performance.now()-t)/(5*DEVELOPMENT.length));
