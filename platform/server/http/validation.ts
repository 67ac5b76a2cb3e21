import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '#platform/shared/errors.ts';
import { unstorableText } from '#platform/shared/text-safety.ts';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const MAX_SENTENCES = 3;
const MAX_ISSUES = 50;
const MAX_PATH_LENGTH = 200;
const MAX_KEY_LENGTH = 40;

const MAX_CHOICES = 15;

/** An answer may name a choice for each of many fields, so long lists end early. */
const listChoices = (choices: readonly string[]): string =>
  choices.length <= MAX_CHOICES
    ? choices.join(', ')
    : `${choices.slice(0, MAX_CHOICES).join(', ')} and ${choices.length - MAX_CHOICES} more`;

/** Sentences for what a contract says nothing about itself; a contract's own message always wins. */
function defaultMessage(issue: RawIssue): string {
  const absent = issue.input === undefined || issue.input === null;
  if (absent && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    return 'This is required.';
  }
  switch (issue.code) {
    case 'invalid_type':
      return `Give ${nameOfType(String(issue.expected))}.`;
    case 'invalid_value':
      return `Choose one of: ${listChoices(issue.values.map(String))}.`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Use at least ${String(issue.minimum)} ${issue.origin === 'string' ? 'characters' : 'entries'}.`
        : `Use ${issue.inclusive === false ? 'more than ' : ''}${String(issue.minimum)}${issue.inclusive === false ? '' : ' or more'}.`;
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `Use at most ${String(issue.maximum)} ${issue.origin === 'string' ? 'characters' : 'entries'}.`
        : `Use ${issue.inclusive === false ? 'less than ' : 'at most '}${String(issue.maximum)}.`;
    case 'unrecognized_keys':
      return `Remove ${issue.keys
        .slice(0, 5)
        .map((key) => key.slice(0, MAX_KEY_LENGTH))
        .join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Enter an email address.' : 'The format is wrong.';
    default:
      return 'This isn’t valid.';
  }
}

function nameOfType(expected: string): string {
  const names: Record<string, string> = {
    number: 'a number',
    int: 'a whole number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
  };
  return names[expected] ?? `a value of type ${expected}`;
}

/** "foodName" reads "Food name"; "items.0.grams" reads "Items 1 grams". */
function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part))
    .join(' ')
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence that names the field: "Calories: use 0 or more." */
export function sentenceFor(path: string, message: string): string {
  const label = labelOf(path);
  if (path === '' || message.toLowerCase().includes(label.toLowerCase())) return message;
  const startsWithAWord = /^[A-Z][a-z]/.test(message);
  const rest = startsWithAWord ? message.charAt(0).toLowerCase() + message.slice(1) : message;
  return `${label}: ${rest}`;
}

/** The failure that a person is shown, and a form can spread over its fields. */
export function invalidInput(fields: FieldErrors): AppError {
  const sentences = Object.entries(fields)
    .slice(0, MAX_SENTENCES)
    .map(([path, message]) => {
      const sentence = sentenceFor(path, message);
      return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
    });
  return new AppError('invalid', { message: sentences.join(' '), fields });
}

const PART_NAMES: Record<string, string> = {
  body: 'Body',
  querystring: 'Query',
  params: 'Address',
};

function fieldsOf(issues: Issue[], part: string): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues.slice(0, MAX_ISSUES)) {
    const path = issue.path.map(String).join('.').slice(0, MAX_PATH_LENGTH) || part;
    fields[path] ??= issue.message;
  }
  return fields;
}

/** The outcome of a validation; with an error there is no value. */
export type Validated = { value?: unknown; error?: AppError };

/** A body that the worker has parsed and validated already. */
export class ValidatedBody {
  readonly value: unknown;
  /** Frees the rows that the worker holds. */
  readonly release: (() => void) | undefined;
  constructor(value: unknown, release?: () => void) {
    this.value = value;
    this.release = release;
  }
}

/** Validates one part of a request against the contract's schema. `part` names it in sentences. */
export function validatePart(schema: z.ZodType, data: unknown, part: string): Validated {
  const unstorable = unstorableText(data);
  if (unstorable !== undefined) {
    const message = 'Remove unsupported characters.';
    return { error: invalidInput({ [unstorable.slice(0, MAX_PATH_LENGTH) || part]: message }) };
  }
  // An absent body arrives as null or undefined; both read "This is required."
  const result = schema.safeParse(data ?? undefined, { error: defaultMessage });
  if (result.success) return { value: result.data };
  return { error: invalidInput(fieldsOf(result.error.issues, part.toLowerCase())) };
}

/** Validates body, query and params against the contract's schema. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const part = PART_NAMES[httpPart ?? ''] ?? 'Request';
  return (data: unknown) =>
    data instanceof ValidatedBody ? { value: data.value } : validatePart(schema, data, part);
};
