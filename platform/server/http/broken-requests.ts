import type { Socket } from 'node:net';
import type { ErrorBody } from '#platform/shared/errors.ts';

type ParseError = Error & { code?: string };

/** Parser errors before a request exists, with their status lines. */
const ANSWERS: Record<string, [status: string, body: ErrorBody]> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    { code: 'too_large', message: 'The address or the headers are too long.' },
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    '408 Request Timeout',
    { code: 'unavailable', message: 'The request timed out. Try again.' },
  ],
};

const NOT_HTTP: [string, ErrorBody] = [
  '400 Bad Request',
  { code: 'invalid', message: 'The request is not valid HTTP.' },
];

/** Answers what is no request in our own form, and hangs up. */
export function answerBrokenRequest(error: ParseError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, body] = ANSWERS[error.code ?? ''] ?? NOT_HTTP;
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}
