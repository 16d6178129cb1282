import type { Server } from 'node:http'

export interface Shutdown {
  /** Stops taking requests, waits for running ones, then closes what `close` closes. Resolves once; later calls wait for the first. */
  stop(): Promise<void>
  readonly isStopping: boolean
}

/** Finishes running requests before stopping; those still running after `timeoutMs` are cut. */
export function createShutdown(
  server: Server,
  { timeoutMs, close }: { timeoutMs: number; close: () => Promise<void> },
): Shutdown {
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const finished = new Promise<void>(resolve => server.close(() => resolve()))
    server.closeIdleConnections()
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await finished
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
