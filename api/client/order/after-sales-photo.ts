import { accepted, refused, type Result } from '#platform/result.ts'
import type { Api } from '../api.ts'

/** Address of photos of returned goods. */
const PATH = '/api/after-sales/photos'

/** The id of an accepted photo, or the reason of the refusal; empty when the shop gave none. */
export type PhotoAnswer = Result<string, string>

const headersOf = ({ locale, token: ofSession }: Api, token: string | null) => {
  const bearer = token ?? ofSession?.()
  return { lang: locale, ...(bearer && { authorization: `Bearer ${bearer}` }) }
}

/** `undefined` for what is no answer of the shop's. */
function readAnswer(text: string): PhotoAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    const { id, message } = Object(answer) as Partial<Record<'id' | 'message', unknown>> // read one by one below
    if (typeof id === 'string') return accepted(id)
    return typeof message === 'string' ? refused(message) : undefined
  } catch {
    return undefined
  }
}

/**
 * Sends a photo of goods of an order. Refusals and failures are answers; never rejects.
 *
 * @param onProgress called with the part that was sent, 0 to 1
 */
export const sendPhoto = (
  api: Api,
  {
    orderNo,
    file,
    token,
    signal,
    onProgress,
  }: {
    readonly orderNo: string
    readonly file: File
    /** Of a guest's order. */
    readonly token: string | null
    readonly signal: AbortSignal
    readonly onProgress: (part: number) => void
  },
): Promise<PhotoAnswer> =>
  // `fetch` says nothing of what was sent so far.
  new Promise(resolve => {
    const request = new XMLHttpRequest()
    const fail = () => resolve(refused(''))
    request.open('POST', `${PATH}?${new URLSearchParams({ orderNo })}`)
    for (const [name, value] of Object.entries(headersOf(api, token))) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(readAnswer(request.responseText) ?? refused('')))
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })

/** A photo as a `data:` address; `undefined` when the shopper may not see it. */
export async function readPhoto(api: Api, id: string, token: string | null): Promise<string | undefined> {
  const response = await fetch(`${PATH}/${encodeURIComponent(id)}`, { headers: headersOf(api, token) })
  return response.ok ? asDataUrl(await response.blob()) : undefined
}

/** The page's security policy shows no `blob:` pictures. */
export const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string)) // what `readAsDataURL` gives
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture cannot be read.')))
    reader.readAsDataURL(blob)
  })
