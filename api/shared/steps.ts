import { setImmediate as nextTurn } from 'node:timers/promises'

/** Work that can pause where it yields; it yields at least every few milliseconds. */
export type Steps<Value> = Generator<undefined, Value, undefined>

/** A value that is made in steps, once, when it is first needed. */
export interface Task<Value> {
  /** The value; what is missing of it is made at once. */
  (): Value
  /** Makes what is missing step by step. */
  readonly steps: () => Steps<Value>
  readonly isDone: () => boolean
}

/** Time work in turns keeps the process before it lets others in. Milliseconds. */
const TURN_MS = 4

export function runAtOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Runs steps in turns with everything else that the process has to do. */
export async function runInTurns<Value>(
  steps: Steps<Value>,
  {
    pause = nextTurn,
    now = () => performance.now(),
  }: { pause?: () => Promise<unknown>; now?: () => number } = {},
): Promise<Value> {
  for (;;) {
    const until = now() + TURN_MS
    do {
      const step = steps.next()
      if (step.done) return step.value
    } while (now() < until)
    await pause()
  }
}

export function task<Value>(make: () => Steps<Value>): Task<Value> {
  let maker: (() => Steps<Value>) | undefined = make
  let running: Steps<Value> | undefined
  let result: { readonly value: Value } | undefined

  const advance = () => {
    running ??= maker?.()
    try {
      const step = running?.next()
      if (!step?.done) return
      result = { value: step.value }
      running = undefined
      // What it was made from is let go.
      maker = undefined
    } catch (error) {
      running = undefined
      throw error
    }
  }
  const now = () => {
    while (!result) advance()
    return result.value
  }
  return Object.assign(now, {
    isDone: () => result !== undefined,
    *steps(): Steps<Value> {
      while (!result) {
        advance()
        yield
      }
      return result.value
    },
  })
}

/** A value that is there already, where one in steps is asked for. */
export const known = <Value>(value: Value): Task<Value> =>
  Object.assign(() => value, {
    isDone: () => true,
    *steps(): Steps<Value> {
      yield
      return value
    },
  })

/** Entries visited between two steps, unless said otherwise. */
const AT_ONCE = 1024

/** Visits entries, and pauses regularly. */
export function* visitSteps<Entry>(
  entries: Iterable<Entry>,
  visit: (entry: Entry, index: number) => void,
  atOnce = AT_ONCE,
): Steps<void> {
  let index = 0
  for (const entry of entries) {
    visit(entry, index)
    index += 1
    if (index % atOnce === 0) yield
  }
}

/** Entries sorted at once, and merged between two steps. */
const RUN = 2048

/** A sorted copy; equal entries keep their order. */
export function* sortSteps<Entry>(
  entries: readonly Entry[],
  compare: (one: Entry, other: Entry) => number,
): Steps<Entry[]> {
  let from: Entry[] = []
  for (let start = 0; start < entries.length; start += RUN) {
    for (const entry of entries.slice(start, start + RUN).sort(compare)) from.push(entry)
    yield
  }
  let to = from.slice()
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length)
      const end = Math.min(start + 2 * width, from.length)
      let left = start
      let right = middle
      for (let at = start; at < end; at += 1) {
        if (at % RUN === 0) yield
        // Both are below the length where they are read.
        const takesLeft =
          left < middle && (right >= end || compare(from[left] as Entry, from[right] as Entry) <= 0)
        to[at] = from[takesLeft ? left++ : right++] as Entry
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
