import type { Server, ServerResponse } from 'node:http'

export interface Shutdown {
  /** Stops taking requests, waits for running ones, then closes what `close` closes. Resolves once; later calls wait for the first. */
  stop(): Promise<void>
  readonly isStopping: boolean
}

/** How often connections are looked for that have nothing more to answer. Milliseconds. */
const LOOK_MS = 50

/**
 * Finishes running requests before stopping; those still running after `timeoutMs` are cut. A connection that browsers and balancers
 * keep for later is closed as soon as its answer is out: it would hold up the stop for as long as it is kept.
 */
export function createShutdown(
  server: Server,
  { timeoutMs, close }: { timeoutMs: number; close: () => Promise<void> },
): Shutdown {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const finished = new Promise<void>(resolve => server.close(() => resolve()))
    // What still comes on a kept connection is answered, and is the last.
    server.prependListener('request', (_, response: ServerResponse) =>
      response.setHeader('Connection', 'close'),
    )
    server.closeIdleConnections()
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await finished
    clearInterval(looking)
    clearTimeout(deadline)
    await close()
  }
  return {
    stop: () => (stopping ??= stop()),
    get isStopping() {
      return stopping !== undefined
    },
  }
}
