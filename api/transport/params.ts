import { failure } from '../shared/failure.ts'
import { LIMITS } from './limits.ts'
import type { PersistedTexts } from './persisted.ts'

/** Parameters of a request, well formed; whether the document is any good is seen later. */
export interface Params {
  readonly query: string
  readonly operationName: string | undefined
  readonly variables: Record<string, unknown> | undefined
  readonly extensions: Record<string, unknown> | undefined
}

function parseObject(text: string, name: string): Record<string, unknown> {
  // Made only where it is thrown: an error with its stack takes longer than reading a body.
  const complaint = () => failure('BAD_REQUEST', `${name} is not a JSON object.`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw complaint()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw complaint()
  return value as Record<string, unknown> // just looked at
}

/** Returns true if lists and objects are nested deeper than `limit`. Looks no deeper than that. */
const isDeeperThan = (value: unknown, limit: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (limit === 0 || Object.values(value).some(part => isDeeperThan(part, limit - 1)))

/** What walks these values later does so by recursion. */
function assertShallow(values: Record<string, unknown> | undefined, name: string): void {
  if (isDeeperThan(values, LIMITS.valueDepth))
    throw failure('BAD_REQUEST', `${name} is nested too deeply (limit ${LIMITS.valueDepth} levels).`)
}

function ofSearch(url: string): Record<string, unknown> {
  const search = new URLSearchParams(url.split('?')[1])
  const json = (name: string) => {
    const text = search.get(name)
    return text ? parseObject(text, name) : undefined
  }
  return {
    query: search.get('query') ?? undefined,
    operationName: search.get('operationName') ?? undefined,
    variables: json('variables'),
    extensions: json('extensions'),
  }
}

const textOf = (value: unknown, name: string): string | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw failure('BAD_REQUEST', `${name} must be a text.`)
}

const objectOf = (value: unknown, name: string): Record<string, unknown> | undefined => {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>
  throw failure('BAD_REQUEST', `${name} must be an object.`)
}

/**
 * Reads a GET's address or a POST's body, and puts the text in the place of a known hash.
 * @throws a failure that says what is malformed
 */
export function readParams(
  { method, url, body }: { readonly method: string; readonly url: string; readonly body: unknown },
  texts: PersistedTexts,
): Params {
  const raw = method === 'GET' ? ofSearch(url) : parseObject(typeof body === 'string' ? body : '', 'The body')
  const operationName = textOf(raw['operationName'], 'operationName')
  const variables = objectOf(raw['variables'], 'variables')
  const extensions = objectOf(raw['extensions'], 'extensions')
  assertShallow(variables, 'variables')
  assertShallow(extensions, 'extensions')
  const query = texts.resolve(textOf(raw['query'], 'query'), extensions)
  if (query === undefined) throw failure('BAD_REQUEST', 'There is no query.')
  return { query, operationName, variables, extensions }
}
