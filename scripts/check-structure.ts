import { checkTree } from './structure/all-rules.ts';
import { readTree } from './structure/read-tree.ts';
import { describeViolation } from './structure/violation.ts';

const tree = await readTree(process.cwd());
const violations = checkTree(tree);
for (const violation of violations) console.error(describeViolation(violation));
console.log(`${tree.files.length} files, ${violations.length} against the structure`);
process.exitCode = violations.length > 0 ? 1 : 0;
