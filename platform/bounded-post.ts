import { lookup as lookUp } from 'node:dns'
import { request as requestHttp, type RequestOptions } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

/** Thrown where an address leads to a network that requests must not reach. */
export class AddressRefused extends Error {}

interface PostOptions {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Time for the whole request, from the look-up of the name to the end of the answer. */
  readonly timeoutMs: number
  /** Bytes of the answer that are read; the rest is left. */
  readonly maxAnswerBytes: number
  /** Says if a request may connect to an IP address. */
  readonly admits: (address: string) => boolean
}

export interface PostAnswer {
  readonly status: number
  /** Beginning of the answer's body. */
  readonly text: string
}

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1')

/** Looks a name up as Node does and passes on the addresses that are admitted: the request connects to no other. */
const guardedLookup =
  (admits: PostOptions['admits']): LookupFunction =>
  (hostname, options, callback) =>
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const addresses = found.filter(({ address }) => admits(address))
      const [first] = addresses
      if (!first) return callback(new AddressRefused(`${hostname} is in a private network`), [])
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

/**
 * Resolves the host of an address.
 * @throws AddressRefused if no address of it is admitted
 */
export async function checkHost(url: URL, admits: PostOptions['admits']): Promise<void> {
  const host = bare(url.hostname)
  if (isIP(host) !== 0) {
    if (!admits(host)) throw new AddressRefused(`${host} is in a private network`)
    return
  }
  await new Promise<void>((resolve, reject) =>
    guardedLookup(admits)(host, { all: true }, error => (error ? reject(error) : resolve())),
  )
}

/**
 * Posts a body over a connection of its own and reads the beginning of the answer. Follows no redirect. The address that is checked is the
 * one that is connected to, so that a name whose address changes in between opens nothing.
 * @throws AddressRefused, or the error of the connection; an answer of any status is none
 */
export async function boundedPost(
  url: URL,
  { headers, body, timeoutMs, maxAnswerBytes, admits }: PostOptions,
): Promise<PostAnswer> {
  const host = bare(url.hostname)
  if (isIP(host) !== 0 && !admits(host)) throw new AddressRefused(`${host} is in a private network`)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    lookup: guardedLookup(admits),
    signal: AbortSignal.timeout(timeoutMs),
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, response => {
      const chunks: Buffer[] = []
      let bytes = 0
      const end = () => {
        const text = Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8')
        resolve({ status: response.statusCode ?? 0, text })
        request.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes >= maxAnswerBytes) end()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}
