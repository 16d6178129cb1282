/** System errors of a server that is down, starting or out of reach. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** SQLSTATE of a server that stops, starts or has no room: class 08, 57P01 … 57P03 and 53300. */
const SQL_STATES = /^(08\w{3}|57P0[123]|53300)$/
/** Errors of the driver that carry no code. */
const MESSAGES = /^(Connection terminated|Client has encountered a connection error)/

/** Delay before asking again, for the header `Retry-After`. A lost connection is tried again with each request. Seconds. */
export const RETRY_AFTER = '10'

/** Returns true if the connection failed, not the statement: the same work may succeed on another connection. */
export function isLostConnection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return SYSTEM_CODES.has(code) || SQL_STATES.test(code) || MESSAGES.test(error.message)
}
