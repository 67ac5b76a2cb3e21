import { z } from 'zod';

/** One way to spoil an accepted input. */
export type Spoiled = {
  /** Where in the input: ['items', '0', 'name']. */
  path: string[];
  what: string;
  /** The whole input, as JSON text: it may hold what JavaScript has no value for. */
  json: string;
};

type Node = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  required?: string[];
  items?: Node;
  maxItems?: number;
  maxLength?: number;
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
};

const TOO_LONG = 20_000;
const TOO_MANY = 1_000;
const RAW = '@@raw@@';

type Variant = { what: string; value?: unknown; raw?: string };

const text = (what: string, value: unknown): Variant => ({ what, value });

/** Text that no field may take: the database cannot keep it. */
const BAD_TEXT: Variant[] = [
  text('a NUL character', 'Rice\0'),
  text('half a character', 'Rice \ud83d'),
];
const ENDLESS_TEXT = text('endless text', 'x'.repeat(TOO_LONG));
const BAD_NUMBERS: Variant[] = [
  text('a hugely negative number', -1e16),
  // Beyond every moment in milliseconds, too.
  text('a hugely positive number', 1e16),
  { what: 'a number beyond all numbers', raw: '1e999' },
];
const OTHER_TYPES: Record<string, Variant[]> = {
  string: [42, true, {}, ['x']].map((value) => text(`${JSON.stringify(value)} for text`, value)),
  number: ['12', 'abc', true, {}, [1]].map((value) =>
    text(`${JSON.stringify(value)} for a number`, value),
  ),
  boolean: ['true', 1, {}].map((value) => text(`${JSON.stringify(value)} for yes or no`, value)),
  array: ['x', 5, { 0: 'x' }].map((value) => text(`${JSON.stringify(value)} for a list`, value)),
  object: ['x', 5, [], true].map((value) => text(`${JSON.stringify(value)} for an object`, value)),
};

function alternatives(node: Node): Node[] {
  const inner = node.anyOf ?? node.oneOf ?? node.allOf;
  return inner ? inner.flatMap(alternatives) : [node];
}

function typesOf(node: Node): Set<string> {
  const types = alternatives(node).flatMap(({ type, enum: values, const: value }) => {
    if (type !== undefined) return Array.isArray(type) ? type : [type];
    return (values ?? [value]).map((one) => typeof one);
  });
  return new Set(types.map((type) => (type === 'integer' ? 'number' : type)));
}

function variantsFor(node: Node, sample: unknown): Variant[] {
  const types = typesOf(node);
  const variants: Variant[] = [];
  if (types.size === 0) return variants;
  const others = Object.entries(OTHER_TYPES).filter(([type]) => types.has(type));
  if (others.length === 1) variants.push(...(others[0]?.[1] ?? []));
  if (!types.has('null')) variants.push(text('nothing', null));
  const choices = alternatives(node).some((one) => one.enum || one.const !== undefined);
  if (choices) variants.push(text('no such choice', 'nope'), text('an empty choice', ''));
  else if (types.has('string')) {
    variants.push(...BAD_TEXT);
    // Whole texts and files may be that long; body-limits.test.ts sends more than they take.
    const isLong = alternatives(node).some(({ maxLength = 0 }) => maxLength >= TOO_LONG);
    if (!isLong) variants.push(ENDLESS_TEXT);
  }
  if (types.has('number')) variants.push(...BAD_NUMBERS);
  if (alternatives(node).some(({ type }) => type === 'integer')) {
    variants.push(text('a fraction', 1.5));
  }
  if (types.has('array') && Array.isArray(sample) && sample.length > 0) {
    variants.push(
      text('endless entries', Array(Math.max(TOO_MANY, (node.maxItems ?? 0) + 1)).fill(sample[0])),
    );
  }
  return variants;
}

/** The input with the value at `path` replaced (or left out). */
function replaced(input: unknown, path: string[], variant: Variant | null): string {
  const copy = structuredClone(input) as Record<string, unknown>;
  const [last = '', ...before] = path.toReversed();
  let at = copy;
  for (const step of before.toReversed()) at = at[step] as Record<string, unknown>;
  if (variant === null) delete at[last];
  else at[last] = variant.raw ? RAW : variant.value;
  return JSON.stringify(copy).replace(`"${RAW}"`, variant?.raw ?? '');
}

/** Whether a sample is of another one of several kinds, which a constant in it tells apart. */
const isAnother = ({ properties = {} }: Node, sample: unknown): boolean =>
  Object.entries(properties).some(
    ([name, child]) =>
      child.const !== undefined &&
      child.const !== (sample as Record<string, unknown> | undefined)?.[name],
  );

/** Every way, known to us, to spoil one part of `input`, found by walking the contract's schema. */
export function spoil(schema: z.ZodType, input: object): Spoiled[] {
  const spoiled: Spoiled[] = [];
  const walk = (node: Node, sample: unknown, path: string[]) => {
    if (path.length > 0) {
      for (const variant of variantsFor(node, sample)) {
        spoiled.push({ path, what: variant.what, json: replaced(input, path, variant) });
      }
    }
    for (const one of alternatives(node)) {
      if (sample && isAnother(one, sample)) continue;
      if (one.properties && sample === undefined) {
        throw new Error(`The accepted input leaves out ${path.join('.')}: fill it, to be spoiled.`);
      }
      for (const [name, child] of Object.entries(one.properties ?? {})) {
        const value = (sample as Record<string, unknown> | undefined)?.[name];
        if (one.required?.includes(name)) {
          const json = replaced(input, [...path, name], null);
          spoiled.push({ path: [...path, name], what: 'left out', json });
        }
        walk(child, value, [...path, name]);
      }
      if (one.items && Array.isArray(sample) && sample.length > 0) {
        walk(one.items, sample[0], [...path, '0']);
      }
    }
  };
  walk(describeSchema(schema), input, []);
  return spoiled;
}

/** The names of the fields that take free text. */
export function textFields(schema: z.ZodType): string[] {
  return Object.entries(describeSchema(schema).properties ?? {})
    .filter(([, node]) => {
      const choices = alternatives(node).some((one) => one.enum || one.const !== undefined);
      return typesOf(node).has('string') && !choices;
    })
    .map(([name]) => name);
}

/** The names of the fields that take a number. */
export function fieldsOf(schema: z.ZodType): string[] {
  return Object.keys(describeSchema(schema).properties ?? {});
}

function describeSchema(schema: z.ZodType): Node {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
}
