import { createServer, type RequestListener, request as forward } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** Sends each request to the next of the shops. */
export function roundRobin(origins: () => readonly string[]): RequestListener {
  let turn = 0
  return (request, response) => {
    const all = origins()
    const target = new URL(request.url ?? '/', all[(turn += 1) % all.length])
    const { method, headers } = request
    const ahead = forward(target, { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    ahead.on('error', () => response.destroy())
    response.once('close', () => ahead.destroy())
    request.pipe(ahead)
  }
}

/** Listens on a free port until the tests of the file are over; gives the address. */
export async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(handler)
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
}
