import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Draft, PageContent } from '#content-store/client/types.ts'
import { type Autosave, createAutosave, IDLE_MS, type SaveOutcome, type SaveState } from './autosave.ts'
import { component, content } from './testing/pages.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const draft = (revision: number): Draft => ({ ...content([]), revision, savedAt: revision, savedBy: 'bo' })
const saved = (revision: number): SaveOutcome => ({ kind: 'saved', draft: draft(revision) })

interface Setup {
  readonly autosave: Autosave
  readonly save: ReturnType<typeof vi.fn<(content: PageContent, revision: number) => Promise<SaveOutcome>>>
  readonly states: SaveState[]
}

/** An autosave over answers given one by one; the last one repeats. */
function setup(...answers: (SaveOutcome | Promise<SaveOutcome>)[]): Setup {
  const states: SaveState[] = []
  let turn = 0
  const save = vi.fn<(content: PageContent, revision: number) => Promise<SaveOutcome>>(
    async () => answers[Math.min(turn++, answers.length - 1)] ?? saved(2),
  )
  const autosave = createAutosave({
    revision: 1,
    savedAt: 0,
    read: () => content([component('a')]),
    save,
    onStatus: ({ state }) => states.push(state),
  })
  return { autosave, save, states }
}
const idle = () => vi.advanceTimersByTimeAsync(IDLE_MS)

describe('autosave (LO-14)', () => {
  test('saves once, a second after the last change, with the revision it started from', async () => {
    const { autosave, save, states } = setup(saved(2))
    autosave.touch()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    autosave.touch()
    await vi.advanceTimersByTimeAsync(IDLE_MS - 1)
    expect(save).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(save).toHaveBeenCalledExactlyOnceWith(content([component('a')]), 1, false)
    expect(states).toEqual(['unsaved', 'saving', 'saved'])
    expect(autosave.status().revision).toBe(2)
  })

  test('a change while saving is saved next, from the new revision', async () => {
    let answer: (outcome: SaveOutcome) => void = () => undefined
    const { autosave, save, states } = setup(new Promise(resolve => (answer = resolve)), saved(3))
    autosave.touch()
    await idle()
    autosave.touch()
    await idle()
    expect(save).toHaveBeenCalledTimes(1)
    answer(saved(2))
    await idle()
    expect(save.mock.calls.map(([, revision]) => revision)).toEqual([1, 2])
    expect(states.at(-1)).toBe('saved')
  })

  test('tries again by itself while the store cannot be reached, and at once when asked', async () => {
    const { autosave, save } = setup({ kind: 'offline' }, { kind: 'offline' }, saved(2))
    autosave.touch()
    await idle()
    expect(autosave.status().state).toBe('offline')
    await vi.advanceTimersByTimeAsync(2000)
    expect(save).toHaveBeenCalledTimes(2)
    await expect(autosave.flush()).resolves.toBe(true)
    expect(autosave.status()).toMatchObject({ state: 'saved', revision: 2 })
  })

  test('a conflict stops saving until the operator decides; overwriting goes by their revision', async () => {
    const { autosave, save } = setup({ kind: 'conflict', theirs: draft(7) }, saved(8))
    autosave.touch()
    await idle()
    expect(autosave.status()).toMatchObject({ state: 'conflict', theirs: { revision: 7 } })
    autosave.touch()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    await expect(autosave.flush()).resolves.toBe(false)
    await expect(autosave.overwrite()).resolves.toBe(true)
    expect(save.mock.calls[1]?.[1]).toBe(7)
    expect(autosave.status()).toMatchObject({ state: 'saved', revision: 8 })
  })

  test('taking theirs leaves nothing to save', async () => {
    const { autosave, save } = setup({ kind: 'conflict', theirs: draft(7) })
    autosave.touch()
    await idle()
    autosave.reset({ revision: 7, savedAt: 7 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(autosave.status()).toMatchObject({ state: 'saved', revision: 7 })
  })

  test('signed out: waits, and saves after signing in again', async () => {
    const { autosave } = setup({ kind: 'signedOut' }, saved(2))
    autosave.touch()
    await idle()
    expect(autosave.status().state).toBe('signedOut')
    await expect(autosave.flush()).resolves.toBe(true)
  })

  test('a refusal is shown with its reason; the next change tries again', async () => {
    const { autosave, save } = setup({ kind: 'refused', message: 'Too large' }, saved(2))
    autosave.touch()
    await idle()
    expect(autosave.status()).toMatchObject({ state: 'refused', message: 'Too large' })
    autosave.touch()
    await idle()
    expect(save).toHaveBeenCalledTimes(2)
    expect(autosave.status().state).toBe('saved')
  })

  test('asked twice at once, saves once', async () => {
    const { autosave, save } = setup(saved(2))
    autosave.touch()
    await expect(Promise.all([autosave.flush(), autosave.flush()])).resolves.toEqual([true, true])
    expect(save).toHaveBeenCalledTimes(1)
  })

  test('nothing to save is no request', async () => {
    const { autosave, save } = setup()
    await expect(autosave.flush()).resolves.toBe(true)
    expect(save).not.toHaveBeenCalled()
  })
})
