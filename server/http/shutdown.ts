import type { Server, ServerResponse } from 'node:http'

export interface Shutdown {
  /**
   * Stops accepting requests, waits for running ones, and calls `close`. With `isGraceful` it continues to answer for `graceMs`
   * first, so that balancers see that the server is not ready. Later calls wait for the first.
   */
  stop(how?: { readonly isGraceful?: boolean }): Promise<void>
  readonly isStopping: boolean
}

/** Interval of closing idle connections. Milliseconds. */
const LOOK_MS = 50

/**
 * Finishes running requests before stopping, and ends streams, which would not finish by themselves; closes those still running
 * after `timeoutMs`. Every response from the first signal on says `Connection: close`: a client with an open connection learns
 * of the end from the answer, not from a reset. Connections that stay idle through the grace are closed after it.
 */
export function createShutdown(
  server: Server,
  {
    graceMs = 0,
    timeoutMs,
    endStreams = () => undefined,
    close,
  }: { graceMs?: number; timeoutMs: number; endStreams?: () => void; close: () => Promise<void> },
): Shutdown {
  let stopping: Promise<void> | undefined
  const stop = async (isGraceful: boolean) => {
    server.prependListener('request', (_, response: ServerResponse) =>
      response.setHeader('Connection', 'close'),
    )
    if (isGraceful) await new Promise(resolve => setTimeout(resolve, graceMs))
    const finished = new Promise<void>(resolve => server.close(() => resolve()))
    endStreams()
    server.closeIdleConnections()
    const looking = setInterval(() => server.closeIdleConnections(), LOOK_MS)
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await finished
    clearInterval(looking)
    clearTimeout(deadline)
    await close()
  }
  return {
    stop: ({ isGraceful = false } = {}) => (stopping ??= stop(isGraceful)),
    get isStopping() {
      return stopping !== undefined
    },
  }
}
