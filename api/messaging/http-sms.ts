import type { Messaging } from './messaging.ts'

/** Time a provider may take. Milliseconds. */
const TIMEOUT_MS = 10_000

/** A provider of short messages. */
export interface HttpSmsOptions {
  readonly url: string
  /** Sent as `Authorization: Bearer …`; none when empty. */
  readonly token: string
  readonly timeoutMs?: number
}

/** Text messages by HTTP: a POST of `{"to","text"}`. Rejects on any status but 2xx and when no answer comes. Source: MO-19. */
export function httpSms({ url, token, timeoutMs = TIMEOUT_MS }: HttpSmsOptions): Messaging['sms'] {
  return async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to, text }),
      // A provider that moves would take the token along.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The provider of short messages answered ${response.status}.`)
  }
}
