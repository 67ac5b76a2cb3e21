import type { Tree } from './read-tree.ts';
import { isTest, type Violation } from './violation.ts';

type ImportRule = {
  name: string;
  /** Who imports; groups are used below as $1, $2. */
  from: RegExp;
  /** What it must not import… */
  to: string;
  /** …unless it is one of these. */
  except?: string;
  /** Where the thing belongs instead. */
  message: string;
  /** Most rules are about the product; this one holds for tests too. */
  testsToo?: boolean;
};

const feature = String.raw`^features/([^/]+)/`;
const inFeature = (rest: string): RegExp => new RegExp(feature + rest);

/** Who may import whom: ARCHITECTURE.md in a form that fails. */
export const importRules: ImportRule[] = [
  {
    name: 'platform-knows-no-product',
    from: /^platform\//,
    to: '^(apps|features)/',
    message:
      'The platform would be the same in another product. Pass the thing in, or move this file to the feature.',
  },
  {
    name: 'platform-shared-is-the-floor',
    from: /^platform\/shared\//,
    to: '^(platform/(?!shared/)|node:)',
    message:
      'platform/shared runs everywhere. Code for one side belongs in platform/server or platform/web.',
  },
  {
    name: 'platform-sides-apart',
    from: /^platform\/(server|web)\//,
    to: '^platform/(?!$1/|shared/)',
    testsToo: true,
    message: 'Put what both sides need in platform/shared.',
  },
  {
    name: 'features-know-no-app',
    from: /^features\//,
    to: '^apps/',
    message:
      'Apps list the features, never back. Take it as a parameter that app.ts or router.tsx supplies.',
  },
  {
    name: 'product-knows-no-tools',
    from: /^(apps|features|platform)\//,
    to: '^(scripts|bench|e2e)/',
    message: 'Scripts and benchmarks use the product. Move the shared part into the platform.',
  },
  {
    name: 'web-never-imports-server',
    from: /^(apps\/web|features\/[^/]+\/web|platform\/web)\//,
    to: '^(apps/server|features/[^/]+/server|platform/server)/',
    testsToo: true,
    message: 'The browser meets the server only through a contract and its api.ts.',
  },
  {
    name: 'web-knows-no-node',
    from: /^(apps\/web|features\/[^/]+\/web|platform\/web)\//,
    to: '^node:',
    message: 'A browser has no Node modules. Use a web API, or let the server do it.',
  },
  {
    name: 'server-never-imports-web',
    from: /^(apps\/server|features\/[^/]+\/server|platform\/server)\//,
    to: '^(apps/web|features/[^/]+/web|platform/web)/|^npm:react',
    testsToo: true,
    message: 'What both sides need belongs in the contract, the rules or platform/shared.',
  },
  {
    name: 'contract-imports-only-rules',
    from: inFeature(String.raw`contract(\.ts$|/)`),
    to: '^features/$1/|^platform/(?!shared/)|^node:|^npm:',
    except: '^features/$1/(rules(\\.ts$|/)|contract/)|^npm:zod$',
    message:
      'A contract says what crosses the wire: zod, the rules and platform/shared are enough.',
  },
  {
    name: 'rules-stand-alone',
    from: inFeature(String.raw`rules(\.ts$|/)`),
    to: '^features/$1/|^platform/(?!shared/)|^node:|^npm:',
    // The solver is arithmetic: no clock, no I/O.
    except: '^features/$1/rules(\\.ts$|/)|^npm:zod$',
    message:
      'Rules are pure and know nobody. Pass values in; the contract imports rules, never back.',
  },
  {
    name: 'features-by-the-door',
    from: inFeature(''),
    to: '^features/(?!$1/)',
    except:
      '^features/[^/]+/(contract\\.ts|rules\\.ts|rules/.*|catalogue/.*|testing/.*|server/public\\.ts|web/public\\.ts|server/tables\\.ts)$',
    testsToo: true,
    message:
      'Enter another feature by contract, rules, catalogue, server/public.ts or web/public.ts.',
  },
  {
    name: 'foreign-tables-for-foreign-keys',
    from: inFeature(String.raw`(?!server/tables\.ts$)`),
    to: '^features/(?!$1/)[^/]+/server/tables\\.ts$',
    message:
      "Another feature's tables are for foreign keys in tables.ts. Ask its server/public.ts for the data.",
  },
  {
    name: 'apps-by-the-listing-door',
    from: /^apps\//,
    to: '^features/',
    except:
      '^features/[^/]+/(contract\\.ts|rules\\.ts|rules/.*|server/(routes|public|jobs|config|tables)\\.ts|web/(routes\\.tsx|public\\.ts))$',
    message: 'Apps list routes and plug public parts together; product logic stays in its feature.',
  },
  {
    name: 'only-queries-use-tables',
    from: inFeature(String.raw`server/(?!queries|tables\.ts$|providers/)`),
    to: '^features/[^/]+/server/tables\\.ts$|^npm:drizzle-orm$',
    message: 'SQL belongs in queries.ts: give the question a name there and call it.',
  },
  {
    name: 'queries-decide-nothing',
    from: inFeature('server/(queries|tables)'),
    to: '^features/[^/]+/server/(routes|actions|public|jobs|config|providers)',
    message: 'Queries ask the tables. A decision belongs in actions.ts or the rules.',
  },
  {
    name: 'actions-call-down',
    from: inFeature('server/(actions|jobs)'),
    to: '^features/$1/server/(routes|public)',
    message: 'Routes call actions, never back.',
  },
  {
    name: 'only-routes-know-http',
    from: inFeature('server/(actions|queries|tables|config|jobs)'),
    to: '^platform/server/http/|^npm:(fastify|@fastify/.*)$',
    message:
      'Only routes.ts knows HTTP. Return a value or throw an AppError; routes turn it into an answer.',
  },
  {
    name: 'only-api-calls-the-server',
    from: /^(apps|features\/[^/]+)\/web\/(?!api(?:\.ts$|\/))/,
    to: '^platform/web/api-client/(call|csrf)\\.ts$',
    message: "Give the call a name in the feature's web/api.ts and use that.",
  },
  {
    name: 'pages-above-components-above-api',
    from: inFeature(String.raw`web/(?:components/|hooks/|api(?:\.ts$|/)|messages(?:\.ts$|/))`),
    to: '^features/$1/web/(pages/|routes\\.tsx$)',
    message: 'Routes use pages, pages use components, components use api.ts; never upwards.',
  },
  {
    name: 'api-draws-nothing',
    from: inFeature(String.raw`web/api(?:\.ts$|/)`),
    to: '^features/$1/web/(pages|components|hooks)/|^npm:wouter$',
    message:
      'api.ts talks to the server. What is drawn, and where the person goes, is decided by the page.',
  },
  {
    name: 'drivers-in-one-place',
    from: /^(apps|features|platform\/(?!server\/db\/))/,
    to: '^npm:(pg|postgres|@electric-sql/.*|better-sqlite3)$',
    message: 'Database drivers live in platform/server/db; everyone else takes a Db.',
  },
  {
    name: 'vendors-behind-providers',
    from: /^features\/[^/]+\/(?!server\/providers\/)/,
    to: '^npm:(better-auth|@better-auth/.*|nodemailer|stripe|ai|@ai-sdk/.*|openid-client)$',
    message: 'A vendor lives in one file under server/providers/, so that it can be replaced.',
  },
  {
    name: 'forms-library-in-the-kit',
    from: /^(apps|features|platform)\/(?!web\/forms\/)/,
    to: '^npm:react-hook-form$',
    message: 'Forms are made with useForm of platform/web/forms.',
  },
  {
    name: 'test-helpers-for-tests',
    from: /^(apps|features|platform)\//,
    to: '^(apps/server|features/[^/]+|platform/(shared|server|web))/testing/|^npm:(vitest|@testing-library/.*|fast-check|happy-dom|smtp-server)$',
    message: 'Test helpers are imported by tests only.',
  },
];

const fill = (pattern: string, groups: RegExpExecArray): RegExp =>
  new RegExp(pattern.replace(/\$(\d)/g, (_, index: string) => groups[Number(index)] ?? ''));

export function checkImports(tree: Tree): Violation[] {
  const known = new Set(tree.files.map((file) => file.path));
  const violations: Violation[] = [];
  for (const file of tree.files) {
    for (const { target, specifier, line } of file.imports) {
      const found = (rule: string, message: string): void =>
        void violations.push({
          rule,
          path: file.path,
          line,
          message: `imports ${specifier}. ${message}`,
        });
      const isSource = /^(apps|features|platform|e2e|bench|scripts)\//.test(target);
      if (isSource && /\.(tsx?|mjs)$|\/[^./]+$/.test(target) && !known.has(target)) {
        found(
          'imports-name-a-file',
          'No such file: write the whole name with its .ts or .tsx ending.',
        );
      }
      for (const rule of importRules) {
        if (isTest(file.path) && !rule.testsToo) continue;
        const groups = rule.from.exec(file.path);
        if (!groups || !fill(rule.to, groups).test(target)) continue;
        if (rule.except && fill(rule.except, groups).test(target)) continue;
        found(rule.name, rule.message);
      }
    }
  }
  return violations;
}
