import type { Locale } from '#locales/locale.ts'
import { ApiError } from './api-error.ts'
import type { Api, RunHow } from './api.ts'
import type { PersistedDocument } from '../generated/persisted-document.ts'
import { batchProducts } from './batch-products.ts'

/** Statuses after which hashed GET is no longer used, until the next full page load. Source: C-310, CO-123. */
const NO_MORE_GET = new Set([400, 414, 431])
const CHANNEL = '100'

export interface HttpApiOptions {
  /** The endpoint; the operation's name is added to its path. */
  readonly url: string
  readonly locale: Locale
  /** The session's token, if there is one, asked for with every call. */
  readonly token?: () => string | undefined
  /** A call without an answer ends after this. */
  readonly timeoutMs?: number
  /** Ends every call under way. */
  readonly signal?: AbortSignal
}

/** The token one call carries instead of the shopper's. */
interface Bearer {
  readonly bearer?: string | undefined
}

interface Body {
  readonly data?: unknown
  readonly errors?: readonly {
    readonly message?: string
    readonly extensions?: { readonly code?: unknown }
  }[]
}

/** GET is off for the page, whichever client met the reason. */
let mayGet = true

/**
 * Resets to the state of a page that was just loaded.
 * @internal for tests
 */
export const forgetRefusedGet = () => {
  mayGet = true
}

async function readBody(response: Response): Promise<Body> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && ('data' in body || 'errors' in body)) return body as Body
  } catch (error) {
    throw new ApiError(`HTTP_${response.status}`, 'The answer is not JSON.', { cause: error })
  }
  throw new ApiError(`HTTP_${response.status}`, 'The answer is not GraphQL.')
}

const codeOf = ({ errors }: Body) => {
  const code = errors?.[0]?.extensions?.code
  return typeof code === 'string' ? code : undefined
}

/**
 * The commerce API over HTTP, for browsers. Queries go as hashed GET, mutations as POST; texts are sent (and loaded) only when
 * the server does not know a hash. Source: C-307 … C-319, CO-122, CO-123.
 */
export function createHttpApi({ url, locale, token, timeoutMs = 15_000, signal }: HttpApiOptions): Api {
  const send = async (
    operation: string,
    search: string,
    { bearer = token?.(), ...init }: RequestInit & Bearer,
  ): Promise<Response> => {
    const headers: Record<string, string> = {
      accept: 'application/json',
      'channel-code': CHANNEL,
      lang: locale,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(init.body && { 'content-type': 'application/json' }),
    }
    const timeout = AbortSignal.timeout(timeoutMs)
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout
    try {
      return await fetch(`${url}/${operation}${search}`, {
        ...init,
        headers,
        cache: 'no-store',
        signal: either,
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw new ApiError(timeout.aborted ? 'TIMEOUT' : 'NETWORK', `${operation} got no answer.`, {
        cause: error,
      })
    }
  }

  const get = (operation: string, variables: unknown, extensions: object, how: Bearer) => {
    const search = new URLSearchParams({
      operationName: operation,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify(extensions),
    })
    return send(operation, `?${search}`, how)
  }
  const post = (operation: string, body: object, how: Bearer) =>
    send(operation, '', { ...how, method: 'POST', body: JSON.stringify(body) })

  async function ask(
    document: PersistedDocument<unknown, unknown>,
    variables: unknown,
    how: Bearer,
  ): Promise<Body> {
    const { operation, hash, kind } = document
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } }
    const hashed = { operationName: operation, variables, extensions }
    const isGet = kind === 'query' && mayGet
    let response = await (isGet ? get(operation, variables, extensions, how) : post(operation, hashed, how))
    if (isGet && NO_MORE_GET.has(response.status)) {
      mayGet = false
      response = await post(operation, hashed, how)
    }
    const body = await readBody(response)
    if (codeOf(body) !== 'PERSISTED_QUERY_NOT_FOUND') return body
    const { documentTexts } = await import('../generated/document-texts.ts')
    return readBody(await post(operation, { ...hashed, query: documentTexts[hash] }, how))
  }

  const run = async <Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
    how?: RunHow,
  ): Promise<Result> => {
    const body = await ask(document, variables, { bearer: how?.token })
    const [error] = body.errors ?? []
    if (error) throw new ApiError(codeOf(body) ?? 'SERVER_ERROR', error.message ?? '')
    if (body.data === null || body.data === undefined) {
      throw new ApiError('SERVER_ERROR', `${document.operation} brought no data.`)
    }
    return body.data as Result // the hash stands for a document of just this type
  }
  return { locale, run, productsByCode: batchProducts(run), ...(token && { token }) }
}
