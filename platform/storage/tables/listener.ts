import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** First and longest pause between attempts to listen. Milliseconds. */
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** Longest wait for a connection. Milliseconds. */
const CONNECT_MS = 5000

interface ListenerOptions {
  readonly url: string
  readonly onMessage: (channel: string, payload: string) => void
  /** Called whenever listening begins: what was said before was not heard. */
  readonly onConnect: () => void
}

/** Listens on a connection of its own; one that is lost is replaced, with longer and longer pauses. */
export function createListener(
  channels: readonly string[],
  { url, onMessage, onConnect }: ListenerOptions,
): { readonly close: () => Promise<void> } {
  const closing = new AbortController()
  let current: pg.Client | undefined

  /** Resolves when the connection is over. */
  async function listen(onStart: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
    })
    const over = new Promise<void>(resolve => void client.once('end', () => resolve()))
    client.on('error', () => undefined) // an error without a listener would end the process
    client.on('notification', ({ channel, payload = '' }) => onMessage(channel, payload))
    try {
      await client.connect()
      for (const channel of channels) await client.query(`listen ${channel}`)
    } catch {
      return client.end().catch(() => undefined)
    }
    if (closing.signal.aborted) return client.end()
    current = client
    onStart()
    onConnect()
    await over
    current = undefined
  }

  async function keepListening() {
    let pause = FIRST_PAUSE_MS
    const restart = () => {
      pause = FIRST_PAUSE_MS
    }
    while (!closing.signal.aborted) {
      await listen(restart)
      await wait(pause, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS)
    }
  }
  const listening = keepListening()

  return {
    async close() {
      closing.abort()
      // One that is being opened ends once it is open.
      await current?.end().catch(() => undefined)
      await listening
    },
  }
}
