import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A PostgreSQL server behind a door of the test's own: it can stop and start without disturbing other suites. */
export async function postgresProxy(url: string) {
  const { hostname, port, pathname, username, password } = new URL(url)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer(client => {
    const upstream = keep(connect(Number(port), hostname))
    keep(client).pipe(upstream).pipe(client)
    // A connection that is reset ends without an end: the other side must not wait for one.
    upstream.once('close', () => client.destroySoon())
    client.once('close', () => upstream.destroySoon())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = (server.address() as AddressInfo).port // it listens on a port
  const stop = async () => {
    if (!server.listening) return
    const closed = new Promise(resolve => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  onTestFinished(stop)
  return {
    url: `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`,
    /** Cuts all connections and refuses further ones. */
    stop,
    start: async () => void (await once(server.listen(own, '127.0.0.1'), 'listening')),
  }
}
