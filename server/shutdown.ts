import type { Server, ServerResponse } from 'node:http'

export interface Shutdown {
  /** Stops accepting requests, waits for running ones, then calls `close`. Later calls wait for the first. */
  stop(): Promise<void>
  readonly isStopping: boolean
}

/** Interval of closing idle connections. Milliseconds. */
const LOOK_MS = 50

/**
 * Finishes running requests before stopping; closes those still running after `timeoutMs`. Keep-alive connections are closed
 * after their current response, because they would delay the stop.
 */
export function createShutdown(
  server: Server,
  { timeoutMs, close }: { timeoutMs: number; close: () => Promise<void> },
): Shutdown {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const finished = new Promise<void>(resolve => server.close(() => resolve()))
    // A further request on a keep-alive connection is answered, and closes the connection.
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
