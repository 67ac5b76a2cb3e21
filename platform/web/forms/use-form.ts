import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
} from 'react-hook-form';
import { ApiError } from '../api-client/api-error.ts';
import { SendCancelled } from './send-cancelled.ts';

type Problem = string | false | null | undefined;

/** What a form sends, and one sentence for each field that is wrong. Without content nothing is sent. */
export type Checked<Content> = {
  content?: Content | null | undefined;
  errors?: Readonly<Record<string, Problem>>;
};

type FormOptions<Draft, Content, Answer> = {
  start: Draft;
  check: (draft: Draft) => Checked<Content>;
  send: (content: Content) => Promise<Answer>;
  /** Runs only while the form is on screen. */
  onSent?: (answer: Answer, content: Content) => void;
  onDraft?: (draft: Draft) => void;
  /** The server's field names that differ from the draft's. */
  serverNames?: Readonly<Record<string, keyof Draft & string>>;
  /** Shows errors before the first submit. */
  live?: boolean;
  /** Selects a refused text, so that typing replaces it. */
  selectRefused?: boolean;
};

export type Form<Draft> = {
  draft: Draft;
  errors: Partial<Record<keyof Draft & string, string>> & {
    readonly [name: string]: string | undefined;
  };
  pending: boolean;
  /** The person tried to send what is not right yet. */
  isTried: boolean;
  /** Why the last sending failed; null if a field shows it. */
  failure: unknown;
  change: (part: Partial<Draft>) => void;
  /** Props of a control with `onChange`, such as TextField. */
  text: <Name extends keyof Draft & string>(
    name: Name,
  ) => {
    value: Draft[Name];
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
  };
  /** Props of a control with `onValueChange`, such as NumberField. */
  value: <Name extends keyof Draft & string>(
    name: Name,
  ) => {
    value: Draft[Name];
    error: string | undefined;
    onValueChange: (value: Draft[Name]) => void;
  };
  /** The draft with changes that are not drawn yet. */
  latest: () => Draft;
  /** Shows the given draft, or the first one, without any errors. */
  reset: (draft?: Draft) => void;
  submit: () => void;
  element: RefObject<HTMLFormElement | null>;
};

const NOT_READY = { root: { type: 'check' } };

/** Keeps a form's draft, checks it, sends it once at a time and shows what the server refuses. */
export function useForm<Draft extends FieldValues, Content, Answer>(
  options: FormOptions<Draft, Content, Answer>,
): Form<Draft> {
  const {
    start,
    check,
    send,
    onSent,
    onDraft,
    serverNames,
    live = false,
    selectRefused = false,
  } = options;
  const element = useRef<HTMLFormElement>(null);
  const isShown = useRef(false);
  const isSending = useRef(false);
  const [isChecked, setChecked] = useState(live);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<unknown>(null);
  /** The latest try that failed. */
  const [attempt, setAttempt] = useState<{ selects: boolean } | null>(null);
  const form = useHookForm<Draft, unknown, Content>({
    defaultValues: start as DefaultValues<Draft>,
    shouldFocusError: false,
    resolver: (draft) => {
      const { content, errors } = check(draft);
      const wrong = problemsIn(errors);
      return Object.keys(wrong).length > 0 || content === undefined || content === null
        ? { values: {}, errors: NOT_READY as FieldErrors<Draft> }
        : { values: content, errors: {} };
    },
  });
  const [draft, setDraft] = useState(start);
  const pending = form.formState.isSubmitting;

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (attempt) focusFirstProblem(element.current, attempt.selects);
  }, [attempt]);

  const markFailed = (found: Record<string, string>) => {
    setChecked(true);
    setAttempt({ selects: selectRefused && Object.keys(found).length > 0 });
  };
  const sendContent = async (content: Content) => {
    setRefused({});
    setFailure(null);
    let answer: Answer;
    try {
      answer = await send(content);
    } catch (error) {
      if (error instanceof SendCancelled) return;
      const found = refusedFields(error, form.getValues(), serverNames);
      setRefused(found);
      setFailure(Object.keys(found).length > 0 ? null : error);
      markFailed(found);
      return;
    }
    if (!isShown.current) return;
    setChecked(live);
    onSent?.(answer, content);
  };
  const submit = () => {
    if (isSending.current) return;
    isSending.current = true;
    const sendChecked = form.handleSubmit(sendContent, () => markFailed(refused));
    void sendChecked().finally(() => {
      isSending.current = false;
    });
  };

  const change = (part: Partial<Draft>) => {
    for (const [name, value] of Object.entries(part)) {
      form.setValue(name as Path<Draft>, value as PathValue<Draft, Path<Draft>>, {
        shouldDirty: true,
      });
    }
    setDraft((before) => ({ ...before, ...part }));
    const isKept = ([name]: [string, string]) => !(rootOf(name) in part);
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(isKept)));
    onDraft?.(form.getValues());
  };
  const errors = {
    ...refused,
    ...(isChecked && problemsIn(check(draft).errors)),
  } as Form<Draft>['errors'];
  return {
    draft,
    errors,
    pending,
    isTried: isChecked,
    failure,
    change,
    text: (name) => ({
      value: draft[name],
      error: errors[name],
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<Draft>),
    }),
    value: (name) => ({
      value: draft[name],
      error: errors[name],
      onValueChange: (value) => change({ [name]: value } as unknown as Partial<Draft>),
    }),
    latest: form.getValues,
    reset: (next) => {
      form.reset(next);
      setDraft({ ...form.getValues() });
      setRefused({});
      setFailure(null);
      setChecked(live);
    },
    submit,
    element,
  };
}

function problemsIn(errors: Readonly<Record<string, Problem>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
  );
}

/** "portions" of "portions.0.grams". */
const rootOf = (name: string): string => name.split('.')[0] ?? name;

/** The server's sentences for fields that the form has. */
function refusedFields<Draft extends object>(
  error: unknown,
  draft: Draft,
  serverNames: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields)
      .map(([name, sentence]) => [serverNames[name] ?? name, sentence] as const)
      .filter(([name]) => rootOf(name) in draft),
  );
}

/** Goes to the first field that is wrong, once it is drawn. */
export function focusFirstProblem(form: HTMLElement | null, isSelected = false): void {
  // A group that hides the field opens first.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]');
    field?.focus();
    if (isSelected && field instanceof HTMLInputElement) field.select();
  });
}
