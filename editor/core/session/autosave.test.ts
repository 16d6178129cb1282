import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageStep } from '#content-store/client/draft/draft-steps.ts'
import { type Autosave, createAutosave, SEND_MS, type SaveState } from './autosave.ts'
import type { SendOutcome } from '../../kit/services/page-calls.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answer = (revision: number) => ({
  revision,
  revisions: {},
  savedAt: revision,
  savedBy: 'bo',
  entries: [],
})
const saved = (revision: number): SendOutcome => ({ kind: 'saved', answer: answer(revision) })
const meets = (revision: number): SendOutcome => ({ kind: 'meets', answer: answer(revision) })

interface Setup {
  readonly autosave: Autosave
  readonly send: ReturnType<typeof vi.fn<(base: number, steps: readonly PageStep[]) => Promise<SendOutcome>>>
  readonly states: SaveState[]
  /** A step is made. */
  readonly make: (id?: string) => void
  readonly reload: ReturnType<typeof vi.fn<() => Promise<boolean>>>
  /** The stream brings all steps that wait: the store had them already. */
  readonly hear: () => void
  /** The next answer cannot be taken up. */
  readonly failToTakeUp: () => void
}

/** An autosave over answers given one by one; the last one repeats. */
function setup(...answers: (SendOutcome | Promise<SendOutcome>)[]): Setup {
  const states: SaveState[] = []
  let [sent, waiting]: [PageStep[], PageStep[]] = [[], []]
  let turn = 0
  let isFailing = false
  const queue = {
    revision: 1,
    get isEmpty() {
      return sent.length + waiting.length === 0
    },
    take() {
      sent = [...sent, ...waiting]
      waiting = []
      return { base: queue.revision, steps: sent }
    },
    giveBack() {
      waiting = [...sent, ...waiting]
      sent = []
    },
  }
  const send = vi.fn<(base: number, steps: readonly PageStep[]) => Promise<SendOutcome>>(
    async () => answers[Math.min(turn++, answers.length - 1)] ?? saved(2),
  )
  const reload = vi.fn<() => Promise<boolean>>(async () => {
    queue.revision = 20
    return true
  })
  const autosave = createAutosave({
    queue,
    savedAt: 0,
    send,
    receive: async ({ revision }) => {
      if (isFailing) {
        isFailing = false
        throw new Error('The line is cut.')
      }
      queue.revision = revision
      sent = []
    },
    reload,
    onStatus: ({ state }) => states.push(state),
  })
  const make = (id = 'step') => {
    waiting.push({ id, label: 'edit', gesture: id, operations: [] })
    autosave.touch()
  }
  const hear = () => {
    ;[sent, waiting] = [[], []]
    autosave.refresh({ savedAt: 1 })
  }
  const failToTakeUp = () => {
    isFailing = true
  }
  return { autosave, send, states, make, reload, hear, failToTakeUp }
}
const idle = () => vi.advanceTimersByTimeAsync(SEND_MS)
const idsOf = ({ send }: Setup) =>
  send.mock.calls.map(([base, steps]) => [base, steps.map(({ id }) => id).join()])

describe('autosave (LO-14)', () => {
  test('sends what was done in 400 ms at once, with the revision it was done on', async () => {
    const tried = setup(saved(2))
    tried.make('a')
    await vi.advanceTimersByTimeAsync(SEND_MS - 1)
    tried.make('b')
    expect(tried.send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(idsOf(tried)).toEqual([[1, 'a,b']])
    expect(tried.states).toEqual(['unsaved', 'saving', 'saved'])
    expect(tried.autosave.status().revision).toBe(2)
  })

  test('who types on and on is saved all the while', async () => {
    const tried = setup(saved(2))
    for (let key = 0; key < 10; key++) {
      tried.make(`${key}`)
      await vi.advanceTimersByTimeAsync(SEND_MS / 2)
    }
    expect(tried.send.mock.calls.length).toBeGreaterThanOrEqual(4)
  })

  test('a step made while others are on their way goes next, on the new revision', async () => {
    let give: (outcome: SendOutcome) => void = () => undefined
    const tried = setup(new Promise(resolve => (give = resolve)), saved(3))
    tried.make('a')
    await idle()
    tried.make('b')
    await idle()
    expect(tried.send).toHaveBeenCalledTimes(1)
    give(saved(2))
    await idle()
    await idle()
    expect(idsOf(tried)).toEqual([
      [1, 'a'],
      [2, 'b'],
    ])
    expect(tried.states.at(-1)).toBe('saved')
  })

  test('tries again by itself while the store cannot be reached, with the same ids, and at once when asked', async () => {
    const tried = setup({ kind: 'offline' }, { kind: 'offline' }, saved(2))
    tried.make('a')
    await idle()
    expect(tried.autosave.status().state).toBe('offline')
    await vi.advanceTimersByTimeAsync(2000)
    expect(idsOf(tried)).toEqual([
      [1, 'a'],
      [1, 'a'],
    ])
    await expect(tried.autosave.flush()).resolves.toBe(true)
    expect(tried.autosave.status()).toMatchObject({ state: 'saved', revision: 2 })
  })

  test('steps that meet those of another operator are sent again at once, on top of them', async () => {
    const tried = setup(meets(7), saved(8))
    tried.make('a')
    // The queue of this test forgets what was sent; a real one carries it over.
    tried.send.mockImplementationOnce(async () => {
      queueMicrotask(() => tried.make('b'))
      return meets(7)
    })
    await expect(tried.autosave.flush()).resolves.toBe(true)
    expect(tried.send.mock.calls.at(-1)?.[0]).toBe(7)
  })

  test('where the log leads no further, the draft is loaded and the steps are sent on top of it', async () => {
    const tried = setup({ kind: 'behind' }, saved(21))
    tried.make('a')
    await expect(tried.autosave.flush()).resolves.toBe(true)
    expect(tried.reload).toHaveBeenCalledOnce()
    expect(idsOf(tried)).toEqual([
      [1, 'a'],
      [20, 'a'],
    ])
  })

  test('signed out: waits, and saves after signing in again', async () => {
    const tried = setup({ kind: 'signedOut' }, saved(2))
    tried.make()
    await idle()
    expect(tried.autosave.status().state).toBe('signedOut')
    await expect(tried.autosave.flush()).resolves.toBe(true)
  })

  test('a refusal is shown with its reason; the next change tries again', async () => {
    const tried = setup({ kind: 'refused', message: 'Too large' }, saved(2))
    tried.make()
    await idle()
    expect(tried.autosave.status()).toMatchObject({ state: 'refused', message: 'Too large' })
    tried.make()
    await idle()
    expect(tried.send).toHaveBeenCalledTimes(2)
    expect(tried.autosave.status().state).toBe('saved')
  })

  test('asked twice at once, saves once', async () => {
    const tried = setup(saved(2))
    tried.make()
    await expect(Promise.all([tried.autosave.flush(), tried.autosave.flush()])).resolves.toEqual([true, true])
    expect(tried.send).toHaveBeenCalledTimes(1)
  })

  test('nothing to save is no request', async () => {
    const tried = setup()
    await expect(tried.autosave.flush()).resolves.toBe(true)
    expect(tried.send).not.toHaveBeenCalled()
  })

  test('goes on saving after the stream brought what was to be sent again', async () => {
    const { autosave, send, make, hear } = setup({ kind: 'offline' }, saved(2))
    make('one')
    await idle()
    expect(autosave.status().state).toBe('offline')
    hear()
    expect(autosave.status().state).toBe('saved')
    make('two')
    await idle()
    expect(send).toHaveBeenCalledTimes(2)
    expect(autosave.status().state).toBe('saved')
  })

  test('an answer that cannot be taken up is asked for again; no step is dropped', async () => {
    const opened = setup(saved(2))
    opened.failToTakeUp()
    opened.make('one')
    await idle()
    expect(opened.autosave.status().state).toBe('offline')
    await vi.advanceTimersByTimeAsync(2000)
    expect(opened.autosave.status().state).toBe('saved')
    expect(idsOf(opened)).toEqual([
      [1, 'one'],
      [1, 'one'],
    ])
  })
})
