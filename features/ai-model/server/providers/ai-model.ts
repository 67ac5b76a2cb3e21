import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
} from 'ai';
import type { z } from 'zod';
import { extractJson, isRefusal } from '../../rules/answer-text.ts';

export type AiSettings = {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string;
  apiKey: string | null;
  /** null: the provider's own address */
  baseUrl: string | null;
};

export type Tokens = { input: number | null; output: number | null };

export type AiAnswer<Value> =
  | { outcome: 'answered'; value: Value; tokens: Tokens }
  | { outcome: 'refused' | 'unreadable' | 'timeout' | 'unavailable'; tokens: Tokens };

export type AiModel = {
  provider: string;
  model: string;
  /** Sends words and at most one JPEG, and parses the reply with `schema`. Provider errors are returned, not thrown. */
  ask<Value>(request: {
    instructions: string;
    question: string;
    picture?: Buffer;
    schema: z.ZodType<Value>;
    timeoutMs?: number;
  }): Promise<AiAnswer<Value>>;
};

const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 2_000_000;
const MAX_TOKENS = 8_000;
const NO_TOKENS: Tokens = { input: null, output: null };

class AnswerTooLarge extends Error {}

/** Only the service's address, without redirects and with a size limit. */
const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER_BYTES) throw new AnswerTooLarge('the answer is too large');
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function modelOf({ provider, model, apiKey, baseUrl }: AiSettings) {
  const settings = {
    fetch: boundedFetch,
    ...(apiKey === null ? {} : { apiKey }),
    ...(baseUrl === null ? {} : { baseURL: baseUrl }),
  };
  if (provider === 'openai') return createOpenAI(settings)(model);
  if (provider === 'anthropic') return createAnthropic(settings)(model);
  if (provider === 'google') return createGoogle(settings)(model);
  return createOpenAICompatible({
    ...settings,
    name: 'openai-compatible',
    baseURL: baseUrl ?? '',
    supportsStructuredOutputs: true,
  })(model);
}

function fault(error: unknown): AiAnswer<never> {
  if (NoObjectGeneratedError.isInstance(error)) {
    const { usage, finishReason, text } = error;
    const refused = finishReason === 'content-filter' || isRefusal(text ?? '');
    return {
      outcome: refused ? 'refused' : 'unreadable',
      tokens: { input: usage?.inputTokens ?? null, output: usage?.outputTokens ?? null },
    };
  }
  if (error instanceof AnswerTooLarge) return { outcome: 'unreadable', tokens: NO_TOKENS };
  if (APICallError.isInstance(error)) {
    if (error.cause instanceof AnswerTooLarge) return { outcome: 'unreadable', tokens: NO_TOKENS };
    // The service answered, but not in its own protocol.
    const spoke = error.statusCode !== undefined && error.statusCode < 300;
    return { outcome: spoke ? 'unreadable' : 'unavailable', tokens: NO_TOKENS };
  }
  const name = error instanceof Error ? error.name : '';
  const late = name === 'TimeoutError' || name === 'AbortError';
  return { outcome: late ? 'timeout' : 'unavailable', tokens: NO_TOKENS };
}

/** The configured service behind one interface; what it is sent is what the caller gives, no more. */
export function createAiModel(settings: AiSettings): AiModel {
  const model = wrapLanguageModel({
    model: modelOf(settings),
    // Models without structured outputs put the JSON into a fence or a sentence.
    middleware: extractJsonMiddleware({ transform: extractJson }),
  });
  return {
    provider: settings.provider,
    model: settings.model,
    async ask({ instructions, question, picture, schema, timeoutMs = TIMEOUT_MS }) {
      try {
        const result = await generateText({
          model,
          instructions,
          output: Output.object({ schema }),
          messages: [
            {
              role: 'user',
              content: [
                { type: 'text', text: question },
                ...(picture
                  ? [{ type: 'file' as const, data: picture, mediaType: 'image/jpeg' }]
                  : []),
              ],
            },
          ],
          maxOutputTokens: MAX_TOKENS,
          // A second try is the person's to make: each one costs.
          maxRetries: 0,
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        const tokens = {
          input: result.usage.inputTokens ?? null,
          output: result.usage.outputTokens ?? null,
        };
        if (result.finishReason === 'content-filter') return { outcome: 'refused', tokens };
        return { outcome: 'answered', value: result.output, tokens };
      } catch (error) {
        return fault(error);
      }
    },
  };
}
