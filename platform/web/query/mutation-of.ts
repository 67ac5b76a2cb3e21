import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Endpoint, InputOf, OutputOf } from '#platform/shared/endpoint.ts';
import { sentenceOf } from '../api-client/api-error.ts';
import { call } from '../api-client/call.ts';
import { type ToastContent, toast } from '../ui/toast-store.ts';

/** What the server said, or `fallback`. */
export const errorToast = (error: unknown, fallback: string): ToastContent => ({
  title: 'Error',
  description: sentenceOf(error) ?? fallback,
  destructive: true,
});

type Undo = {
  run: () => Promise<unknown>;
  done: ToastContent;
  failed: string;
};

type Outcome<Output, Variables> = {
  /** The toast of a success. */
  done?: (output: Output, variables: Variables) => ToastContent | null;
  /** The way back, offered by that toast. */
  undo?: (output: Output, variables: Variables) => Undo | null;
  /** The error toast where the server gives no sentence; left out: the caller shows errors. */
  failed?: string | ((error: unknown) => ToastContent);
  /** Errors that the caller shows without a toast, such as a conflict. */
  isShown?: (error: unknown) => boolean;
};

/** Mutation options for `useMutation`: its outcome is one toast, with Undo if there is a way back. */
export const mutationBy = <Output, Variables = void>(
  run: (variables: Variables) => Promise<Output>,
  { done, undo, failed, isShown }: Outcome<Output, Variables> = {},
) =>
  mutationOptions<Output, Error, Variables>({
    mutationFn: run,
    onSuccess: (output, variables, _, { client }) => {
      const said = done?.(output, variables);
      if (!said) return;
      const back = undo?.(output, variables);
      toast(back ? undoToast(said, () => runUndo(client, back)) : said);
    },
    onError: (error) => {
      if (failed === undefined || isShown?.(error)) return;
      toast(typeof failed === 'string' ? errorToast(error, failed) : failed(error));
    },
  });

/** Mutation options for an endpoint; `toInput` makes its input. */
export const mutationOf = <E extends Endpoint, Variables = void>(
  endpoint: E,
  toInput: (variables: Variables) => InputOf<E>,
  outcome: Outcome<OutputOf<E>, Variables> = {},
) => mutationBy((variables: Variables) => call(endpoint, toInput(variables)), outcome);

/** A toast with Undo. */
export const undoToast = (content: ToastContent, undo: () => void): ToastContent => ({
  ...content,
  action: { label: 'Undo', onClick: undo },
});

/** Goes on when the screen that offered it is gone. */
function runUndo(client: QueryClient, { run, done, failed }: Undo): void {
  const options = mutationBy(run, { done: () => done, failed });
  void client
    .getMutationCache()
    .build(client, client.defaultMutationOptions(options))
    .execute()
    .catch(() => undefined);
}
