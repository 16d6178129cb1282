import type { Response } from 'express'
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers'
import type { Operator } from '../operator.ts'
import { operatorOf } from './session-routes.ts'

/** Interval at which a stream says that it is alive, so that nothing on the way closes it. Milliseconds. */
const HEARTBEAT_MS = 15_000
/** A stream ends after this time; the browser opens another one, and shows its session again. Milliseconds. */
const STREAM_MS = 5 * 60_000
/** A browser that does not read loses its stream, and asks again for what it missed. Bytes. */
const MAX_UNREAD = 1024 * 1024
/** Most streams of one operator; a browser opens one for each tab that shows. */
export const MOST_STREAMS = 50

interface StreamOptions<Event> {
  /** Number from which a lost stream goes on; none by default. */
  readonly numberOf?: (event: Event) => number | undefined
  /** Called once the stream is over. */
  readonly onEnd: () => void
}

/** Server-Sent Events for operators. */
export interface EventStreams {
  /** Returns false while an operator has too many streams. */
  readonly mayOpen: (operator: Operator) => boolean
  /** Begins a stream. Returns the function that writes to it. */
  readonly begin: <Event extends { readonly kind: string }>(
    res: Response,
    options: StreamOptions<Event>,
  ) => (event: Event) => void
  /** Ends all streams, before the server stops. */
  readonly end: () => void
}

export function createEventStreams(): EventStreams {
  const open = new Set<Response>()
  return {
    mayOpen: ({ name }) => [...open].filter(each => operatorOf(each).name === name).length < MOST_STREAMS,
    begin(res, { numberOf, onEnd }) {
      res.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      })
      const heartbeat = setInterval(() => res.write(': here\n\n'), HEARTBEAT_MS)
      const end = setTimeout(() => res.end(), STREAM_MS)
      open.add(res)
      res.on('close', () => {
        clearInterval(heartbeat)
        clearTimeout(end)
        open.delete(res)
        onEnd()
      })
      return event => {
        if (res.writableLength > MAX_UNREAD) {
          res.end()
          return
        }
        const number = numberOf?.(event)
        const id = number === undefined ? '' : `id: ${number}\n`
        res.write(`${id}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`)
      }
    },
    end: () => open.forEach(res => res.end()),
  }
}
