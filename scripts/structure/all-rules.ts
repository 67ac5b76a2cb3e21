import { checkFiles } from './file-rules.ts';
import { checkGates, gateRules } from './gate-rules.ts';
import { checkGraphs } from './graph-rules.ts';
import { checkImports, importRules } from './import-rules.ts';
import type { Tree } from './read-tree.ts';
import type { Violation } from './violation.ts';

/** Every rule there is; the checker's test plants a violation of each. */
export const ruleNames: string[] = [
  ...importRules.map((rule) => rule.name),
  'imports-name-a-file',
  ...gateRules.map((rule) => rule.name),
  'file-vocabulary',
  'folders-for-many',
  'telling-names',
  'kebab-case-names',
  'small-files',
  'small-features',
  'nine-in-ten-short',
  'stands-alone',
  'documents-name-files',
  'one-form-kit',
  'pages-named-like-files',
  'no-feature-cycles',
  'no-file-cycles',
  'feature-graph-as-written',
];

export function checkTree(tree: Tree): Violation[] {
  return [...checkFiles(tree), ...checkImports(tree), ...checkGates(tree), ...checkGraphs(tree)];
}
