import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

/**
 * Time a connection stays open without a request. Longer than proxies keep theirs, mostly a minute: else one sends a request
 * on a connection that is just being closed here, and its shopper gets a 502. Milliseconds.
 */
const KEEP_ALIVE_MS = 75_000
/** A connection that neither takes nor sends a byte for so long is closed while an answer waits or is made. Milliseconds. */
const IDLE_MS = 60_000
/**
 * Requests that may wait for the answers before them: of one connection, and of all. Browsers send none ahead. A connection that goes
 * beyond either is closed; each waiting request takes some 4 KB.
 */
const MOST_WAITING = { ofOne: 1000, ofAll: 10_000 }
/** Time that a body may take however slow it is. Milliseconds. */
const BODY_GRACE_MS = 15_000
/** Average that a body must come at after its grace. A phone on the edge of a network sends ten times as fast. Bytes in a second. */
const BODY_RATE = 500
/** Interval at which running bodies are looked at. Milliseconds. */
const LOOK_MS = 5000

/** Longest time for a request with its body: an archive of a shop over a slow line. Slower bodies end by their rate. Milliseconds. */
const REQUEST_MS = 60 * 60_000

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

export interface Patience {
  readonly mostWaiting?: { readonly ofOne: number; readonly ofAll: number }
  readonly idleMs?: number
  readonly bodyGraceMs?: number
  /** Bytes in a second. */
  readonly bodyRate?: number
  readonly lookMs?: number
}

/** A body on its way. */
interface Body {
  readonly response: ServerResponse
  readonly socket: Socket
  readonly since: number
  /** Bytes of the connection before it. */
  readonly bytesBefore: number
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends bodies that come slower than a rate. @returns the function that watches one more */
function watchBodies(
  server: Server,
  { bodyGraceMs, bodyRate, lookMs }: Required<Pick<Patience, 'bodyGraceMs' | 'bodyRate' | 'lookMs'>>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const running = new Map<IncomingMessage, Body>()
  const look = () => {
    for (const [request, { response, socket, since, bytesBefore }] of running) {
      const elapsed = performance.now() - since
      const expected = (bodyRate * (elapsed - bodyGraceMs)) / 1000
      // What was sent and not read yet is the shop's own delay.
      const isSlow =
        !request.complete && request.readableLength === 0 && socket.bytesRead - bytesBefore < expected
      if (!isSlow) continue
      running.delete(request)
      if (response.headersSent) socket.destroy()
      else socket.end(TOO_SLOW, () => socket.destroy())
    }
  }
  const looking = setInterval(look, lookMs).unref()
  server.once('close', () => clearInterval(looking))
  return (request, response) => {
    const { socket } = request
    running.set(request, { response, socket, since: performance.now(), bytesBefore: socket.bytesRead })
    const done = () => void running.delete(request)
    request.once('end', done).once('close', done)
  }
}

/** Node's own mark: it has stopped reading because answers wait, and will go on by itself. */
const isPausedByNode = (socket: Socket) => '_paused' in socket && socket._paused === true

/**
 * Answers the requests of a connection one after the other: the next one is begun when the answer before it has been taken by the
 * client's side. A client that sends requests ahead and reads nothing costs one answer, not one for each request.
 */
function oneAtATime(
  listener: RequestListener,
  { ofOne, ofAll }: Required<Patience>['mostWaiting'],
): RequestListener {
  const waiting = new WeakMap<Socket, number>()
  let all = 0
  const countOf = (socket: Socket) => waiting.get(socket) ?? 0
  const setCount = (socket: Socket, count: number) => {
    all += count - countOf(socket)
    waiting.set(socket, count)
  }
  return (request, response) => {
    // Node gives the connection to one answer after the other.
    if (response.socket) return listener(request, response)
    const { socket } = request
    if (socket.destroyed) return
    if (countOf(socket) >= ofOne || all >= ofAll) return void socket.destroy()
    if (!waiting.has(socket)) socket.once('close', () => setCount(socket, 0))
    setCount(socket, countOf(socket) + 1)
    socket.pause()
    response.once('socket', () => {
      const left = countOf(socket) - 1
      setCount(socket, left)
      if (left === 0 && !isPausedByNode(socket)) socket.resume()
      // Node sends what the answer holds so far after this event; an answer that is complete by then would end twice.
      queueMicrotask(() => listener(request, response))
    })
  }
}

/**
 * An HTTP server that can face the open network: what a client does not read, or sends too slowly, ends after a time and holds
 * little memory until then.
 */
export function createPatientServer(
  listener: RequestListener,
  {
    mostWaiting = MOST_WAITING,
    idleMs = IDLE_MS,
    bodyGraceMs = BODY_GRACE_MS,
    bodyRate = BODY_RATE,
    lookMs = LOOK_MS,
  }: Patience = {},
): Server {
  const answer: RequestListener = (request, response) => {
    if (hasBody(request)) watch(request, response)
    listener(request, response)
  }
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: REQUEST_MS },
    oneAtATime(answer, mostWaiting),
  )
  const watch = watchBodies(server, { bodyGraceMs, bodyRate, lookMs })
  return server.setTimeout(idleMs)
}
