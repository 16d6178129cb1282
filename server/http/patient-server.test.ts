import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createPatientServer, type Patience } from './patient-server.ts'

/** More than the kernel takes for a client that does not read. */
const LARGE = Buffer.alloc(8_000_000, 'a')

async function serve(listener: RequestListener, patience?: Patience): Promise<() => Promise<Socket>> {
  const server = createPatientServer(listener, patience)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // it listens on a port
  return async () => {
    const socket = connect(port, '127.0.0.1')
      .pause()
      .on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
}

/** Reads until the connection ends, or a text has come so many times. */
function read(socket: Socket, text: string, times: number): Promise<number> {
  return new Promise(resolve => {
    let found = 0
    let rest = ''
    socket.on('data', (piece: Buffer) => {
      const all = rest + piece.toString('latin1')
      found += all.split(text).length - 1
      rest = all.slice(-(text.length - 1))
      if (found >= times) resolve(found)
    })
    socket.once('close', () => resolve(found)).resume()
  })
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`
const many = (count: number) => Array.from({ length: count }, (_, at) => ask(`/${at}`)).join('')

test('requests sent ahead are begun one after the other, as the client reads their answers', async () => {
  const begun: (string | undefined)[] = []
  const open = await serve((request, response) => {
    begun.push(request.url)
    response.end(LARGE)
  })
  const socket = await open()
  socket.write(many(20))
  await pause(300)
  expect(begun).toEqual(['/0'])
  expect(await read(socket, 'HTTP/1.1 200 OK', 20)).toBe(20)
  expect(begun).toEqual(Array.from({ length: 20 }, (_, at) => `/${at}`))
})

test('a client that sends requests ahead in many pieces and reads gets every answer in order', async () => {
  const open = await serve((request, response) => {
    // Some answers come at once, others later.
    if (Number(request.url?.slice(1)) % 3 === 0) response.end(`[${request.url}]`)
    else setTimeout(() => response.end(`[${request.url}]`), 1)
  })
  const socket = await open()
  const texts: string[] = []
  socket.on('data', (piece: Buffer) => texts.push(piece.toString())).resume()
  const asked = many(300)
  for (let at = 0; at < asked.length; at += 700) {
    socket.write(asked.slice(at, at + 700))
    await pause(1)
  }
  await expect.poll(() => texts.join(''), { timeout: 5000 }).toContain('[/299]')
  const order = [...texts.join('').matchAll(/\[\/(\d+)\]/g)].map(([, number]) => Number(number))
  expect(order).toEqual(Array.from({ length: 300 }, (_, at) => at))
})

test.each([
  ['one connection', { ofOne: 100, ofAll: 1000 }],
  ['all connections', { ofOne: 1000, ofAll: 100 }],
])('a connection with more requests ahead than may wait of %s is closed', async (_, mostWaiting) => {
  let begun = 0
  const open = await serve(
    (__, response) => {
      begun += 1
      response.end(LARGE)
    },
    { mostWaiting },
  )
  const socket = await open()
  socket.write(many(500))
  await read(socket, 'nothing of the kind', 1)
  expect(begun).toBeLessThan(5)
})

test('a connection whose answer is not read is closed after a time; one that reads slowly stays', async () => {
  let isClosed = false
  const open = await serve(
    (request, response) => {
      request.socket.once('close', () => (isClosed ||= request.url === '/unread'))
      response.end(LARGE)
    },
    // The system's buffers take megabytes: between two writes of the server some of it must be read.
    { idleMs: 1000 },
  )
  const [unread, slow] = [await open(), await open()]
  unread.write(ask('/unread'))
  slow.write(ask('/slow'))
  let bytes = 0
  slow.on('data', (piece: Buffer) => {
    bytes += piece.length
    slow.pause()
    setTimeout(() => slow.resume(), 2)
  })
  slow.resume()
  await expect.poll(() => isClosed, { timeout: 10_000 }).toBe(true)
  await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(LARGE.length)
})

const post = (length: number) => `POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\n\r\n`
/** Answers with the number of bytes that came. */
const counting: RequestListener = (request, response) => {
  let bytes = 0
  request.on('data', (piece: Buffer) => (bytes += piece.length))
  request.on('end', () => response.end(`${bytes} bytes`))
}

test('a body of one byte now and then ends with 408; one that comes steadily is taken', async () => {
  const open = await serve(counting, { bodyGraceMs: 200, bodyRate: 1000, lookMs: 50 })
  const [trickle, steady] = [await open(), await open()]
  trickle.write(post(1000))
  steady.write(post(4000))
  const answers = [read(trickle, '408 Request Timeout', 1), read(steady, '4000 bytes', 1)]
  for (let round = 0; round < 40; round += 1) {
    if (trickle.writable) trickle.write('x')
    steady.write('x'.repeat(100))
    await pause(25)
  }
  expect(await Promise.all(answers)).toEqual([1, 1])
})

test('a body that the shop itself does not read yet is not called slow', async () => {
  const open = await serve((request, response) => void setTimeout(() => counting(request, response), 500), {
    bodyGraceMs: 50,
    bodyRate: 100_000,
    lookMs: 50,
  })
  const socket = await open()
  socket.write(post(300_000) + 'x'.repeat(300_000))
  expect(await read(socket, '300000 bytes', 1)).toBe(1)
})
