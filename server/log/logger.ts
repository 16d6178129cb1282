import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DestinationStream, pino } from 'pino'
import { errorForLog } from './log-error.ts'

export type Logger = ReturnType<typeof createLogger>

/**
 * Structured logs, one JSON line each. They contain no tokens, because addresses are logged without their query, and no
 * personal data, because errors are logged without it.
 */
export const createLogger = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { err: (error: unknown) => errorForLog(error) },
    },
    destination ?? pino.destination(1),
  )

const SAFE_ID = /^[\w-]{8,64}$/

/** The caller's request id if it is valid, otherwise a new one. The response carries it in `X-Request-Id`. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && SAFE_ID.test(given) ? given : randomBytes(9).toString('base64url')
}

const refusals = new WeakSet<ServerResponse>()

/** Marks an answer as meant: its status is no failure of the server. */
export const logAsRefusal = (response: ServerResponse): void => void refusals.add(response)

/** Logs a request once it is answered: id, method, path, status, milliseconds. @param observe counts it; status 0: never answered */
export function logRequest(
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
  observe?: (status: number, ms: number) => void,
): void {
  const start = performance.now()
  const id = requestId(request)
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const { statusCode: status } = response
    const path = request.url?.split('?', 1)[0]
    const took = performance.now() - start
    observe?.(response.writableFinished ? status : 0, took)
    const line = {
      id,
      method: request.method,
      path,
      status,
      ms: Math.round(took * 10) / 10,
    }
    if (!response.writableFinished) logger.warn(line, 'request aborted')
    else if (status >= 500 && !refusals.has(response)) logger.error(line, 'request')
    else logger.info(line, 'request')
  })
}
