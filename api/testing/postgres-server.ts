import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked with GET, answers with the address of the run's PostgreSQL server, which it starts on the first call. */
    postgresStarter: string
  }
}

/** A PostgreSQL in a process of its own: the package's exit hooks would turn this run's exit code into 0. */
async function startPostgres() {
  const child = fork(new URL('postgres-process.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message =>
      typeof message === 'string' ? resolve(message) : reject(new Error('No address')),
    )
    void exited.then(() => reject(new Error('PostgreSQL did not start')))
  })
  return {
    url,
    async stop() {
      if (child.connected) child.disconnect()
      await exited
    },
  }
}

/**
 * Vitest global set-up: one PostgreSQL server for the whole run, started when the first suite asks for it, so that runs
 * without a database pay nothing.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let running: ReturnType<typeof startPostgres> | undefined
  const starter = createServer((_, response) => {
    // A busy worker would ask again on a connection that this end has closed meanwhile.
    response.setHeader('connection', 'close')
    running ??= startPostgres()
    running.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>(resolve => starter.listen(0, '127.0.0.1', resolve))
  project.provide('postgresStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`)
  return async () => {
    starter.closeAllConnections()
    starter.close()
    await (await running)?.stop()
  }
}
