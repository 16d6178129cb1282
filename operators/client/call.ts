import type { Locale } from '#locales/locale.ts'
import { sendForm } from './send-form.ts'
import type { Envelope } from '../operator.ts'

/** Request header: seconds since the operator last did something. Calls without it do not prolong a session. */
export const IDLE_HEADER = 'idle-seconds'

/** A failed call. `message` is for operators, in their language. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  /** HTTP status; 0 when there was no response. */
  readonly status: number
  /** The envelope's code; empty when there was none. */
  readonly code: string
  readonly data: unknown

  constructor(status: number, code: string, message: string, data: unknown = null) {
    super(message)
    this.status = status
    this.code = code
    this.data = data
  }
}

export interface UploadOptions {
  readonly onProgress?: ((share: number) => void) | undefined
  readonly signal?: AbortSignal | undefined
}

export interface CallOptions {
  /** Host and prefix: `/content`, or `https://content.example/content`. Source: L-147. */
  readonly baseUrl: string
  /** The language of the messages, read on every call. */
  readonly locale?: () => Locale
  /** Message of an error without a response, or one that is not the store's: from a gateway, from a hotel's sign-in page. */
  readonly noResponse?: () => string
  /** Seconds since the operator last did something, read on every call. */
  readonly idleSeconds?: () => number
  /** Asks the operator for the password, when a call needs it once more. Resolves to true when the call is worth another try. */
  readonly proveAgain?: () => Promise<boolean>
  readonly fetch?: typeof fetch
}

const isAskedAgain = ({ status, data }: ContentError) =>
  status === 403 && typeof data === 'object' && data !== null && 'asks' in data

const isEnvelope = (value: unknown): value is Envelope<unknown> =>
  typeof value === 'object' && value !== null && 'code' in value && 'message' in value

/** Calls routes that answer with an envelope. A call resolves to its data or throws `ContentError`. */
export function createCall({
  baseUrl,
  locale = () => 'zh_HK',
  noResponse = () => 'No response',
  idleSeconds,
  proveAgain,
  fetch: send = (...args) => fetch(...args),
}: CallOptions) {
  async function callOnce<Data>(
    method: string,
    path: string,
    body?: unknown,
    { onProgress, signal }: UploadOptions = {},
  ): Promise<Data> {
    const isForm = body instanceof FormData
    const headers: Record<string, string> = { Accept: 'application/json', lang: locale() }
    if (idleSeconds) headers[IDLE_HEADER] = String(idleSeconds())
    if (!isForm && body !== undefined) headers['Content-Type'] = 'application/json'
    let response: Pick<Response, 'status' | 'json'>
    try {
      response =
        isForm && onProgress
          ? await sendForm(`${baseUrl}${path}`, { method: 'POST', headers, body, onProgress, signal })
          : await send(`${baseUrl}${path}`, {
              method,
              headers,
              credentials: 'same-origin',
              ...(signal && { signal }),
              ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
            })
    } catch {
      throw new ContentError(0, '', noResponse())
    }
    const envelope: unknown = await response.json().catch(() => undefined)
    if (!isEnvelope(envelope)) throw new ContentError(response.status, '', noResponse())
    const { code, message, data } = envelope
    // Only the text "200" with an empty message is a success. Source: C-321, L-364, LO-102.
    if (code !== '200' || message !== '') throw new ContentError(response.status, code, message, data)
    return data as Data // the route's contract
  }

  return async function call<Data>(...given: Parameters<typeof callOnce>): Promise<Data> {
    try {
      return await callOnce<Data>(...given)
    } catch (error) {
      if (!proveAgain || !(error instanceof ContentError && isAskedAgain(error))) throw error
      if (!(await proveAgain())) throw error
      return callOnce<Data>(...given)
    }
  }
}
