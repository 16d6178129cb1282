import { createHmac } from 'node:crypto'

/** Hex HMAC-SHA-256 of `timestamp.body`. */
const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

/**
 * Headers of a request. The signature covers the timestamp, so that an old request that is sent again can be told by its age.
 * @param secrets while one is replaced, both sign: `v1=…,v1=…`
 * @param timestamp epoch seconds
 */
export const signedHeaders = (
  secrets: readonly string[],
  { id, timestamp, body }: { readonly id: string; readonly timestamp: number; readonly body: string },
): Readonly<Record<string, string>> => ({
  'content-type': 'application/json',
  'user-agent': 'Cairn-Webhooks/1',
  'cairn-event': id,
  'cairn-timestamp': String(timestamp),
  'cairn-signature': secrets.map(secret => `v1=${signatureOf(secret, timestamp, body)}`).join(','),
})
