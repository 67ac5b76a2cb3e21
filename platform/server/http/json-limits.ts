import { z } from 'zod';

/** How much JSON a schema allows at one place. A kind of value that is null is not expected there. */
export type JsonLimits = {
  /** numbers, true, false and null */
  scalar: boolean;
  text: { max: number } | null;
  list: { max: number; items: JsonLimits | null } | null;
  object: {
    max: number;
    keys: Map<string, JsonLimits | null>;
    /** limits of the values under other keys; null: such keys are unknown */
    others: { maxKeyLength: number; values: JsonLimits | null } | null;
  } | null;
};

type Node = {
  $ref?: string;
  $defs?: Record<string, Node>;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  items?: Node;
  properties?: Record<string, Node>;
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
  maxLength?: number;
  maxItems?: number;
  maxProperties?: number;
};

const FORMAT_LENGTHS: Record<string, number> = { uuid: 36, date: 10, 'date-time': 40 };
const MAX_DEPTH = 20;

/** Thrown for a schema that sets no maximum at `path`. */
export class UnboundedSchema extends Error {}

function alternativesOf(node: Node): Node[] {
  const alternatives = node.anyOf ?? node.oneOf ?? node.allOf;
  return alternatives ? alternatives.flatMap(alternativesOf) : [node];
}

const isScalar = (type: string): boolean => ['number', 'integer', 'boolean', 'null'].includes(type);
const isOpen = (node: Node | boolean | undefined): boolean =>
  node === true || (typeof node === 'object' && Object.keys(node).length === 0);

function textMax(node: Node, path: string): number {
  const choices = node.enum ?? (node.const === undefined ? null : [node.const]);
  if (choices) return Math.max(0, ...choices.map((choice) => String(choice).length));
  const max = node.maxLength ?? FORMAT_LENGTHS[node.format ?? ''];
  if (max === undefined) throw new UnboundedSchema(`${path}: this text needs .max()`);
  return max;
}

function recordLimits(node: Node, path: string): NonNullable<JsonLimits['object']> {
  const { propertyNames, additionalProperties: values } = node;
  const names = propertyNames ?? {};
  const max = node.maxProperties ?? names.enum?.length;
  if (max === undefined || isOpen(values)) {
    throw new UnboundedSchema(`${path}: this record needs .meta({ maxProperties })`);
  }
  return {
    max,
    keys: new Map(),
    others: {
      maxKeyLength: textMax(names, `${path} key`),
      values: limitsOf([values as Node], `${path}.*`),
    },
  };
}

function objectLimits(nodes: Node[], path: string): JsonLimits['object'] {
  const records = nodes.filter(({ properties }) => !properties);
  if (records[0]) return recordLimits(records[0], path);
  const names = new Set(nodes.flatMap(({ properties }) => Object.keys(properties ?? {})));
  if (nodes.some(({ additionalProperties }) => isOpen(additionalProperties))) {
    throw new UnboundedSchema(`${path}: a loose object takes any number of keys`);
  }
  const keys = new Map(
    [...names].map((name) => {
      const found = nodes.flatMap(({ properties }) => properties?.[name] ?? []);
      return [name, limitsOf(found, `${path}.${name}`)] as const;
    }),
  );
  return { max: names.size, keys, others: null };
}

function limitsOf(given: Node[], path: string): JsonLimits {
  if (path.split('.').length > MAX_DEPTH) throw new UnboundedSchema(`${path}: nested too deep`);
  const nodes = given.flatMap(alternativesOf);
  const open = nodes.find((node) => !node.type && node.const === undefined && !node.enum);
  if (open) throw new UnboundedSchema(`${path}: this takes any value`);
  const texts = nodes.filter(
    ({ type, const: only }) => type === 'string' || (!type && typeof only === 'string'),
  );
  const lists = nodes.filter(({ type }) => type === 'array');
  const objects = nodes.filter(({ type }) => type === 'object');
  for (const { maxItems } of lists) {
    if (maxItems === undefined) throw new UnboundedSchema(`${path}: this list needs .max()`);
  }
  return {
    scalar: nodes.some(({ type, const: only }) => isScalar(type ?? typeof only)),
    text: texts.length > 0 ? { max: Math.max(...texts.map((node) => textMax(node, path))) } : null,
    list:
      lists.length > 0
        ? {
            max: Math.max(...lists.map(({ maxItems }) => maxItems ?? 0)),
            items: limitsOf(
              lists.flatMap(({ items }) => items ?? []),
              `${path}.0`,
            ),
          }
        : null,
    object: objects.length > 0 ? objectLimits(objects, path) : null,
  };
}

/** Derives the limits of `schema`'s input. Throws UnboundedSchema where it sets no maximum. */
export function toJsonLimits(schema: z.ZodType): JsonLimits {
  return limitsOf([z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node], '');
}
