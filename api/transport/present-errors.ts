import { randomUUID } from 'node:crypto'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Locale } from '#locales/locale.ts'
import { TEMPORARY_CODES } from '../client/api-error.ts'
import { AccountMerged } from '../shared/account-merged.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import { isLostConnection } from '#platform/database/lost-connection.ts'
import { isStorageFailure } from '#platform/storage-failure.ts'
import { QueueFull } from '#platform/work-queue.ts'

/** Logs unexpected errors. pino fits. */
export interface Logger {
  readonly error: (fields: object, message: string) => void
}

/** The error a resolver threw, below graphql's own wrapping. */
function causeOf(error: GraphQLError): unknown {
  let cause: unknown = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

/** Error that clients get for something unforeseen: a sentence, and the id under which it was logged. */
export const unexpectedError = (locale: Locale, requestId: string) =>
  new GraphQLError(messagesIn(locale)('error.internal', { requestId }), {
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
  })

/** Returns true if a part of an answer failed for a reason that ends without the client. */
export const isTemporary = (errors: readonly GraphQLFormattedError[]): boolean =>
  errors.some(({ extensions }) => TEMPORARY_CODES.has(extensions?.['code']))

/** An error of the disk or of the connection to the database, which ends by itself; `undefined` for others. */
export function temporaryFailure(cause: unknown, locale: Locale): GraphQLError | undefined {
  if (isStorageFailure(cause)) return failure('STORAGE_UNAVAILABLE', messagesIn(locale)('error.storage'))
  if (isLostConnection(cause)) return failure('DATABASE_UNAVAILABLE', messagesIn(locale)('error.unreachable'))
  return undefined
}

/**
 * An error as clients get it. What is meant for them has a code and keeps its words; wrong variables get theirs; what a full queue
 * refuses asks to come again; a disk that takes nothing and a database that does not answer are named; anything else is a surprise: logged with the request's id, and told as a sentence without details. Source: C-319, CO-125.
 */
export function presentError(
  error: GraphQLError,
  {
    locale,
    requestId = randomUUID(),
    operation,
    logger,
  }: {
    readonly locale: Locale
    readonly requestId?: string | undefined
    readonly operation?: string | undefined
    readonly logger: Logger
  },
): GraphQLFormattedError {
  const { message, locations, path, extensions } = error.toJSON()
  if (typeof extensions?.['code'] === 'string') return { message, locations, path, extensions }
  const cause = causeOf(error)
  if (cause instanceof GraphQLError && !path) {
    return { message, locations, extensions: { ...extensions, code: 'BAD_USER_INPUT' } }
  }
  if (cause instanceof AccountMerged) {
    const ended = failure('00510104', messagesIn(locale)('error.sessionInvalid'))
    return { ...ended.toJSON(), locations, path }
  }
  if (cause instanceof QueueFull) {
    const busy = failure('TOO_MANY_REQUESTS', messagesIn(locale)('login.tooMany'))
    return { ...busy.toJSON(), locations, path }
  }
  logger.error({ err: cause, requestId, operation, path }, 'A GraphQL field failed')
  const told = temporaryFailure(cause, locale) ?? unexpectedError(locale, requestId)
  return { ...told.toJSON(), path }
}
