import { GraphQLError } from 'graphql'

/**
 * Codes in `errors[0].extensions.code`. Those of seed 1 keep their numbers; the names are ours. HTTP statuses are in
 * `transport/README.md`. Source: C-319, C-323, CO-125.
 */
export type FailureCode =
  | '401'
  | '00510104'
  | 'BAD_REQUEST'
  | 'BAD_USER_INPUT'
  | 'BODY_TOO_LARGE'
  | 'CHANNEL_REFUSED'
  | 'DATABASE_UNAVAILABLE'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'INTERNAL_SERVER_ERROR'
  | 'METHOD_NOT_ALLOWED'
  | 'OPERATION_NAME_MISMATCH'
  | 'PERSISTED_QUERY_HASH_MISMATCH'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'QUERY_TOO_COMPLEX'
  | 'QUERY_TOO_DEEP'
  | 'QUERY_TOO_MANY_ALIASES'
  | 'QUERY_TOO_MANY_ROOT_FIELDS'
  | 'SHOP_CLOSED'
  | 'STORAGE_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
  | 'UNSUPPORTED_MEDIA_TYPE'

/** An answer that is no data: something the caller did, told with a code. Its message is safe to show. */
export const failure = (code: FailureCode, message: string) =>
  new GraphQLError(message, { extensions: { code } })
