import { lineAt, type Node, type SourceFile, type Tree, visitNodes } from './read-tree.ts';
import { isTest, type Violation } from './violation.ts';

type GateRule = {
  name: string;
  /** Files the rule is about; tests never are. */
  within: RegExp;
  /** What a node must not be. */
  breaks: (node: Node, file: SourceFile) => boolean;
  message: string;
};

/** The only files that may make an owner's proof: the session gate, a link that its owner made, a consented relation later. */
const proofMakers = [
  'features/sign-in/server/providers/session-gate.ts',
  'features/recipes/server/queries/recipe-shares.ts',
  'features/shopping/server/queries/lists.ts',
  'platform/server/calendar-feed/address-rows.ts',
  'features/reports/server/queries.ts',
  'features/availability/server/queries/calendars.ts',
  'features/coaching/server/queries.ts',
  'features/bookings/server/queries/offers.ts',
  'features/guardians/server/queries.ts',
];

const nameOf = (node: unknown): string =>
  typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';

/** `process.env` as "process.env", anything deeper as what stands at its end. */
function memberPath(node: Node): string {
  if (node.type !== 'MemberExpression' || node.computed === true) return nameOf(node);
  return `${memberPath(node.object as Node)}.${nameOf(node.property)}`;
}

const impure =
  /^(Date\.now|Math\.random|performance\.now|crypto\.\w+|process\.\w+|console\.\w+|globalThis\.\w+)$/;

function isImpure(node: Node): boolean {
  if (node.type === 'MemberExpression') return impure.test(memberPath(node));
  const callee = nameOf(node.callee);
  if (node.type === 'NewExpression') {
    return callee === 'Date' && Array.isArray(node.arguments) && node.arguments.length === 0;
  }
  return node.type === 'CallExpression' && /^(fetch|setTimeout|setInterval|Date)$/.test(callee);
}

export const gateRules: GateRule[] = [
  {
    name: 'environment-in-config',
    within: /^(apps|features|platform)\/(?!server\/config\.ts$)/,
    breaks: (node) => node.type === 'MemberExpression' && memberPath(node) === 'process.env',
    message:
      'The environment is read once, in apps/server/config.ts. Take the value as a parameter.',
  },
  {
    name: 'rules-are-pure',
    within:
      /^features\/[^/]+\/(contract\.ts|contract\/|rules\.ts|rules\/)|^platform\/shared\/(?!ids\.ts$)/,
    breaks: isImpure,
    message:
      'No clock, randomness or I/O here: take the time, the seed or the data as a parameter.',
  },
  {
    name: 'owner-proof-in-two-places',
    within: /^(apps|features|platform)\//,
    breaks: (node, file) =>
      node.type === 'ImportSpecifier' &&
      nameOf(node.imported) === 'proveOwner' &&
      !proofMakers.includes(file.path),
    message: `Only ${proofMakers.join(' and ')} make the proof. Take an OwnerId as a parameter.`,
  },
  {
    name: 'one-place-fetches',
    // The service worker asks for the app's files, and knows no call of the API.
    within:
      /^(apps\/web\/(?!service-worker\/)|features\/[^/]+\/web|platform\/web\/(?!api-client\/))/,
    breaks: (node) => node.type === 'CallExpression' && nameOf(node.callee) === 'fetch',
    message: 'The browser speaks to the server through platform/web/api-client, from api.ts.',
  },
  {
    name: 'calls-from-api',
    // The build gives a call its shape there alone: without it, what is kept for offline is not found.
    within: /^features\/[^/]+\/web\//,
    breaks: (node, file) => {
      if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return false;
      const from = String((node.source as { value?: unknown }).value);
      const isApiFile = /\/web\/api(\.ts$|\/)/.test(file.path);
      if (!(isApiFile ? /\/contract\// : /\/contract(\.ts$|\/)/).test(from)) return false;
      return (node.specifiers as Node[]).some(
        ({ importKind, imported }) => importKind !== 'type' && nameOf(imported).endsWith('Api'),
      );
    },
    message: 'Calls are named in web/api.ts or web/api/, and taken from contract.ts.',
  },
  {
    name: 'forms-by-the-kit',
    within: /^(apps|features|platform)\/(?!web\/forms\/)/,
    // One that the browser sends by itself works before any script.
    breaks: (node) =>
      node.type === 'JSXOpeningElement' &&
      nameOf(node.name) === 'form' &&
      !(node.attributes as Node[]).some(({ name }) => /^(action|method)$/.test(nameOf(name))),
    message: 'A form is a Form of platform/web/forms: it checks, sends once and shows refusals.',
  },
  {
    name: 'colours-in-the-design-system',
    within: /^features\/[^/]+\/web\//,
    breaks: (node) =>
      /^(Literal|TemplateElement)$/.test(node.type) &&
      /#[0-9a-f]{3}([0-9a-f]{3})?\b|\b(rgb|hsl|oklch)a?\(/i.test(
        String((node.value as { raw?: string } | null)?.raw ?? node.value),
      ),
    message: 'Colours are tokens of platform/web/ui; use a class, or add a token there.',
  },
  {
    name: 'named-exports-only',
    within: /^(apps|features|platform|scripts|bench|e2e)\/(?!.*\.(config|d)\.ts$)/,
    breaks: (node) => node.type === 'ExportDefaultDeclaration',
    message: 'Export by name, so that a thing is called the same everywhere.',
  },
];

export function checkGates(tree: Tree): Violation[] {
  const violations: Violation[] = [];
  for (const file of tree.files) {
    if (!file.isSource || isTest(file.path)) continue;
    const rules = gateRules.filter((rule) => rule.within.test(file.path));
    if (rules.length === 0 || !file.program) continue;
    visitNodes(file.program, (node) => {
      for (const { name, breaks, message } of rules) {
        if (!breaks(node, file)) continue;
        const line = lineAt(file.text, node.start);
        violations.push({ rule: name, path: file.path, line, message });
      }
    });
  }
  return violations;
}
