import Fastify, { type FastifyReply } from 'fastify';

/** What the service was asked, whichever of the protocols was spoken. */
export type VisionRequest = {
  protocol: 'chat' | 'responses' | 'messages';
  key: string | undefined;
  model: string;
  /** the JSON schema the answer has to have */
  schema: Record<string, unknown>;
  /** everything that was said in words */
  words: string;
  /** null where only words were sent */
  picture: Buffer | null;
  raw: string;
};

/** What it answers: a value in the wanted shape, raw text, or anything at all. */
export type VisionAnswer =
  | { value: unknown }
  | { text: string }
  | { raw: string; status?: number; contentType?: string }
  | { refusal: true }
  | { waitMs: number };

/**
 * A look-alike of the services that read words and pictures, speaking the OpenAI-compatible, the OpenAI
 * and the Anthropic protocol. It is strict about what it is sent: schema, words, key.
 */
export type VisionServer = {
  url: string;
  requests: VisionRequest[];
  /** given one by one; the last one stays */
  answers: VisionAnswer[];
  close(): Promise<void>;
};

type Json = Record<string, unknown>;
type Part = Json & { type: string };

const list = (value: unknown): Part[] => (Array.isArray(value) ? (value as Part[]) : []);
/** Content that is words alone may be one text instead of parts. */
const partsOf = (content: unknown): Part[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : list(content);
const inner = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Json | undefined)?.[key], value);

function bytesOf(dataUrl: unknown): Buffer {
  return Buffer.from(String(dataUrl).replace(/^data:image\/jpeg;base64,/, ''), 'base64');
}

/** The user's parts, in any of the protocols. */
function readParts(parts: Part[]): { words: string[]; picture: Buffer | null } {
  const words = parts.flatMap((part) => (typeof part.text === 'string' ? [part.text] : []));
  const image = parts.find(({ type }) => /image/.test(type));
  const data =
    inner(image, 'image_url', 'url') ?? inner(image, 'source', 'data') ?? inner(image, 'image_url');
  return { words, picture: data === undefined ? null : bytesOf(data) };
}

export async function startVisionServer(): Promise<VisionServer> {
  const requests: VisionRequest[] = [];
  const answers: VisionAnswer[] = [];
  const app = Fastify({ bodyLimit: 30_000_000 });

  const speak =
    (
      protocol: VisionRequest['protocol'],
      schemaPath: string[],
      wrap: (text: string | null, tool: string | null) => unknown,
    ) =>
    async (request: { body: unknown; headers: Json }, reply: FastifyReply) => {
      const body = request.body as Json;
      const messages = list(body.messages ?? body.input);
      const user = readParts(partsOf(messages.find(({ role }) => role === 'user')?.content));
      const others = messages.filter(({ role }) => role !== 'user').map(({ content }) => content);
      // Anthropic's older models are given the shape as a tool.
      const schema = inner(body, ...schemaPath) ?? inner(list(body.tools)[0], 'input_schema');
      if (!schema || user.words.length === 0)
        return reply.code(400).send({ error: { message: 'malformed' } });
      requests.push({
        protocol,
        key: [request.headers['x-api-key'], request.headers.authorization].join(' '),
        model: String(body.model),
        schema: schema as Json,
        words: [JSON.stringify(body.system ?? others), ...user.words].join('\n'),
        picture: user.picture,
        raw: JSON.stringify(body),
      });
      const name = inner(list(body.tools)[0], 'name');
      const tool = typeof name === 'string' ? name : null;
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { text: '' };
      if ('waitMs' in answer) {
        await new Promise((resolve) => setTimeout(resolve, answer.waitMs));
        return reply.send(wrap('{}', tool));
      }
      if ('raw' in answer) {
        reply.code(answer.status ?? 200).type(answer.contentType ?? 'application/json');
        return reply.send(answer.raw);
      }
      if ('refusal' in answer) return reply.send(wrap(null, tool));
      if ('text' in answer) return reply.send(wrap(answer.text, null));
      return reply.send(wrap(JSON.stringify(answer.value), tool));
    };

  app.post(
    '/v1/chat/completions',
    speak('chat', ['response_format', 'json_schema', 'schema'], (text) => ({
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'look',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content: text ?? '' },
          finish_reason: text === null ? 'content_filter' : 'stop',
        },
      ],
      usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
    })),
  );
  app.post(
    '/v1/responses',
    speak('responses', ['text', 'format', 'schema'], (text) => ({
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'look',
      status: 'completed',
      output: [
        {
          type: 'message',
          id: 'm1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: text ?? '', annotations: [] }],
        },
      ],
      usage: { input_tokens: 1200, output_tokens: 300 },
    })),
  );
  app.post(
    '/v1/messages',
    speak('messages', ['output_config', 'format', 'schema'], (text, tool) => ({
      id: 'm1',
      type: 'message',
      role: 'assistant',
      model: 'look',
      content:
        text === null
          ? []
          : tool === null
            ? [{ type: 'text', text }]
            : [{ type: 'tool_use', id: 't1', name: tool, input: JSON.parse(text) }],
      stop_reason: text === null ? 'refusal' : tool === null ? 'end_turn' : 'tool_use',
      usage: { input_tokens: 1200, output_tokens: 300 },
    })),
  );

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/v1`, requests, answers, close: () => app.close() };
}
