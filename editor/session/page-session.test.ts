import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import type { SaveOutcome } from '../autosave.ts'
import { component, content, detail } from '../testing/pages.ts'
import { createLocalCopy } from '../unsent.ts'
import { newGesture, openPageSession, type PageSession } from './page-session.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Storage in memory. */
function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: index => [...kept.keys()][index] ?? null,
    removeItem: key => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

/** A store and a machine that survive reloads. */
function machine(answer: () => SaveOutcome | undefined = () => undefined) {
  const [local, session] = [storage(), storage()]
  let stored = {
    ...content([component('a', { code: 'banner' }), component('b', { code: 'banner' })]),
    revision: 1,
    savedAt: 0,
    savedBy: 'ada',
  }
  const open = (): PageSession =>
    openPageSession(detail(stored, { draft: stored }), {
      save: async (given, revision) => {
        const other = answer()
        if (other) return other
        stored = { ...given, revision: revision + 1, savedAt: revision, savedBy: 'ada' }
        return { kind: 'saved', draft: stored }
      },
      localCopy: createLocalCopy('page', local, session),
      clock: () => 1000,
    })
  return { open, stored: () => stored }
}

const alt = (text: string) =>
  ({ kind: 'edit', id: 'a', bag: 'options', set: { alt: text }, unset: [] }) as const
const order = ({ page }: PageSession) => page.childIds('|main')

describe('an open page', () => {
  test('LO-16: one gesture is one step, undone and redone whole', () => {
    const session = machine().open()
    const typing = newGesture('typing')
    for (const text of ['H', 'Hi', 'Hi!']) session.run('edit', [alt(text)], typing)
    expect(session.page.node('a')?.options['alt']).toBe('Hi!')
    session.undo()
    expect(session.page.node('a')?.options).not.toHaveProperty('alt')
    expect(session.undo()).toBeUndefined()
    session.redo()
    expect(session.page.node('a')?.options['alt']).toBe('Hi!')
  })

  test('an operation that does not apply is no step', () => {
    const session = machine().open()
    expect(session.run('remove', [{ kind: 'remove', id: 'missing' }])).toBe(false)
    expect(session.store.getState().history.past).toHaveLength(0)
  })

  test('a removed block is no longer selected', () => {
    const session = machine().open()
    session.select('a')
    session.run('remove', [{ kind: 'remove', id: 'a' }])
    expect(session.store.getState().selected).toBeUndefined()
  })

  test('LO-14: changes reach the store by themselves, with sort 1, 2, 3', async () => {
    const { open, stored } = machine()
    const session = open()
    session.run('move', [{ kind: 'move', id: 'b', to: { slot: '|main', index: 0 }, section: 'main' }])
    await vi.advanceTimersByTimeAsync(1000)
    expect(stored().components.map(({ id, sort }) => [id, sort])).toEqual([
      ['b', 1],
      ['a', 2],
    ])
    expect(session.store.getState().save.state).toBe('saved')
  })

  test('steps survive a reload and still undo', async () => {
    const { open } = machine()
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    await vi.advanceTimersByTimeAsync(1000)
    first.close()
    const again = open()
    expect(order(again)).toEqual(['b'])
    again.undo()
    expect(order(again)).toEqual(['a', 'b'])
  })

  test('steps of another state of the page are forgotten', async () => {
    const { open, stored } = machine()
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    await vi.advanceTimersByTimeAsync(1000)
    Object.assign(stored(), { revision: 99 })
    expect(open().store.getState().history.past).toHaveLength(0)
  })

  test('edits that never reached the store are offered after a reload, steps included', async () => {
    const { open } = machine(() => ({ kind: 'offline' }))
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    first.close()
    const again = open()
    expect(order(again)).toEqual(['a', 'b'])
    expect(again.unsent).toMatchObject({ revision: 1, at: 1000 })
    again.takeUnsent()
    expect(order(again)).toEqual(['b'])
    again.undo()
    expect(order(again)).toEqual(['a', 'b'])
  })

  test('edits let go are gone', () => {
    const { open } = machine(() => ({ kind: 'offline' }))
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    first.close()
    open().dropUnsent()
    expect(open().unsent).toBeUndefined()
  })

  test('what was saved after all is not offered', async () => {
    const { open } = machine()
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    first.keep()
    await first.autosave.flush()
    expect(open().unsent).toBeUndefined()
  })

  test('another draft in its place starts without steps and saves nothing', async () => {
    const session = machine().open()
    session.run('remove', [{ kind: 'remove', id: 'a' }])
    session.load(content([component('x', { code: 'banner' })]), { revision: 8, savedAt: 5 })
    expect(order(session)).toEqual(['x'])
    expect(session.store.getState()).toMatchObject({
      history: { past: [], future: [] },
      save: { state: 'saved', revision: 8 },
    })
  })

  test('an old version becomes the draft as one step', () => {
    const session = machine().open()
    session.replaceWith({ ...content([component('old', { code: 'banner' })]), title: 'Before' }, 'restore')
    expect(order(session)).toEqual(['old'])
    expect(session.page.meta.title).toBe('Before')
    session.undo()
    expect(order(session)).toEqual(['a', 'b'])
    expect(session.page.meta.title).toBe('Page')
  })
})
