import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import type { Operation } from '#content-store/client/model/operations.ts'
import { SEND_MS } from './autosave.ts'
import { asSent, memoryStore } from '../../testing/memory-store.ts'
import { component, content, nodeWith } from '../../testing/pages.ts'
import { restoringPage } from '../model/restore.ts'
import { createLocalCopy, othersWithUnsent } from './unsent.ts'
import { newGesture, openPageSession, type PageSession, type SessionPorts } from './page-session.ts'

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

/** A store in memory, and a machine; both survive reloads. */
function machine(isCut: () => boolean = () => false) {
  const local = storage()
  const store = memoryStore(content([component('a', { code: 'banner' }), component('b', { code: 'banner' })]))
  const ports: SessionPorts = {
    send: async (base, steps) => (isCut() ? { kind: 'offline' } : store.send('ada', base, asSent(steps))),
    stepsAfter: async base => store.after(base),
    log: async () => store.read().log.toReversed(),
    load: async () => store.opened(),
    localCopy: createLocalCopy('page', 'ada', local),
    operator: 'ada',
    clock: () => 1000,
  }
  const open = (): PageSession => openPageSession(store.opened(), ports)
  /** Bo does something elsewhere. */
  const bo = async (...operations: Operation[]) => {
    const { revision, log } = store.read()
    store.send('bo', revision, [{ id: `bo-${log.length}`, label: 'edit', gesture: 'bo', operations }])
  }
  return { open, bo, local, stored: () => store.pageIn('zh_HK').draft }
}
const soon = () => vi.advanceTimersByTimeAsync(SEND_MS)

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
    await soon()
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
    await soon()
    first.close()
    const again = open()
    expect(order(again)).toEqual(['b'])
    await soon()
    again.undo()
    expect(order(again)).toEqual(['a', 'b'])
    await soon()
    again.close()
    const third = open()
    await soon()
    third.redo()
    expect(order(third)).toEqual(['b'])
  })

  test('after a reload, undo takes back the own steps and leaves those of another operator', async () => {
    const { open, bo } = machine()
    const first = open()
    first.run('edit', [alt('mine')])
    await soon()
    first.close()
    await bo({ kind: 'edit', id: 'a', bag: 'options', set: { title: 'theirs' }, unset: [] })
    const again = open()
    await soon()
    expect(again.store.getState().history.past).toHaveLength(1)
    again.undo()
    expect(again.page.node('a')?.options).toEqual({ title: 'theirs' })
  })

  test('undo does not touch a field that another operator has set since', async () => {
    const { open, bo } = machine()
    const session = open()
    session.run('edit', [alt('mine')])
    await soon()
    await bo(alt('theirs'))
    await session.catchUp()
    session.undo()
    expect(session.page.node('a')?.options['alt']).toBe('theirs')
  })

  test('edits that never reached the store are offered after a reload, steps included', async () => {
    const { open } = machine(() => true)
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    first.close()
    const again = open()
    expect(order(again)).toEqual(['a', 'b'])
    expect(again.unsent).toMatchObject({ revision: 1, at: 1000 })
    expect(again.unsentContent().components.map(({ id }) => id)).toEqual(['b'])
    await again.takeUnsent()
    expect(order(again)).toEqual(['b'])
    again.undo()
    expect(order(again)).toEqual(['a', 'b'])
  })

  test('edits that an earlier version kept, in one language, are taken up', async () => {
    const { open, local } = machine()
    const operations = [{ kind: 'rename', id: 'a', name: 'Mine' }, alt('mine')]
    const step = { id: 'kept-00001', label: 'edit', gesture: 'g', operations }
    local.setItem('cairn.steps.page', JSON.stringify({ steps: [step], clashes: [], revision: 1, at: 1 }))
    const session = open()
    expect(session.unsentContent().components[0]).toMatchObject({ name: 'Mine', options: { alt: 'mine' } })
    await session.takeUnsent()
    expect(session.page.node('a')).toMatchObject({ name: 'Mine', options: { alt: 'mine' } })
    session.undo()
    expect(session.page.node('a')?.name).toBe('')
  })

  test('edits are offered to who made them, and named to others who open the page on this machine', () => {
    const { open, local } = machine(() => true)
    const first = open()
    first.run('remove', [{ kind: 'remove', id: 'a' }])
    first.close()
    expect(createLocalCopy('page', 'bo', local).unsent()).toBeUndefined()
    expect(othersWithUnsent('page', 'bo', local)).toEqual(['ada'])
    createLocalCopy('page', 'bo', local).forgetUnsent()
    expect(open().unsent).toMatchObject({ revision: 1 })
    expect(othersWithUnsent('page', 'ada', local)).toEqual([])
  })

  test('edits let go are gone', () => {
    const { open } = machine(() => true)
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

  test('edits of an earlier visit meet what another operator did since: the operator is asked, the rest merges', async () => {
    let isCut = true
    const { open, bo, stored } = machine(() => isCut)
    const first = open()
    first.run('edit', [alt('mine')])
    first.run('rename', [{ kind: 'rename', id: 'b', name: 'Mine' }])
    first.close()
    isCut = false
    await bo(alt('theirs'))
    const again = open()
    await again.takeUnsent()
    await soon()
    const [clash] = again.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'field', id: 'a', key: 'alt', mine: 'mine', by: 'bo' })
    expect(stored().components.map(({ name, options }) => [name, options['alt']])).toEqual([
      ['', 'theirs'],
      ['Mine', undefined],
    ])
    if (clash) again.settle(clash, 'mine')
    await soon()
    expect(stored().components[0]?.options['alt']).toBe('mine')
    expect(again.store.getState().clashes).toEqual([])
  })

  test('a block that another operator removes while it is edited can be brought back with the edits', async () => {
    const { open, bo } = machine()
    const session = open()
    session.run('edit', [alt('mine')])
    await bo({ kind: 'remove', id: 'a' })
    await soon()
    expect(order(session)).toEqual(['b'])
    const [clash] = session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'removed', id: 'a', by: 'bo' })
    if (clash) session.settle(clash, 'mine')
    expect(order(session)).toEqual(['a', 'b'])
    expect(session.page.node('a')?.options['alt']).toBe('mine')
  })

  test('a block that another operator removes is offered again where the operator worked last, though all was saved', async () => {
    const { open, bo } = machine()
    const session = open()
    session.select('a')
    session.run('edit', [alt('mine')])
    await soon()
    await bo({ kind: 'remove', id: 'a' })
    await session.catchUp()
    expect(order(session)).toEqual(['b'])
    const [clash] = session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'removed', id: 'a', by: 'bo' })
    if (clash) session.settle(clash, 'mine')
    expect(order(session)).toEqual(['a', 'b'])
    expect(session.page.node('a')?.options['alt']).toBe('mine')
  })

  test('of a block that another operator removes, a text under edit is written first and offered with it (case 4)', async () => {
    const { open, bo } = machine()
    const session = open()
    const end = vi.fn<() => void>(() => void session.run('edit', [alt('typed')]))
    session.store.setState({ typing: { blockId: 'a', ids: ['alt'], locale: 'zh_HK', end } })
    await bo({ kind: 'remove', id: 'b' })
    await session.catchUp()
    expect(end).not.toHaveBeenCalled()
    await bo({ kind: 'remove', id: 'a' })
    await session.catchUp()
    expect(order(session)).toEqual([])
    const [clash] = session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'removed', id: 'a', by: 'bo' })
    if (clash) session.settle(clash, 'mine')
    expect(session.page.node('a')?.options['alt']).toBe('typed')
  })

  test('what others do waits while an input method composes (case 4)', async () => {
    const { open, bo } = machine()
    const session = open()
    session.store.setState({ isComposing: true })
    await bo({ kind: 'remove', id: 'b' })
    const caughtUp = session.catchUp()
    await soon()
    expect(order(session)).toEqual(['a', 'b'])
    session.store.setState({ isComposing: false })
    await soon()
    await caughtUp
    expect(order(session)).toEqual(['a'])
  })

  test('a list item that another operator removes is offered again where the operator worked last (case 14)', async () => {
    const items = (...titles: string[]) => ({
      kind: 'edit' as const,
      id: 'b',
      bag: 'options' as const,
      set: { items: titles.map((title, at) => ({ swiper_img_url: `/media/${at}.png`, title })) },
      unset: [],
    })
    const { open, bo } = machine()
    const session = open()
    session.run('insert', [
      {
        kind: 'insert',
        at: { slot: '|main', index: 2 },
        branch: {
          nodes: [nodeWith({ id: 'b2', code: 'newSwiper', options: items('', '').set })],
          children: [],
        },
      },
    ])
    session.select('b2')
    session.run('edit', [{ ...items('', 'mine'), id: 'b2' }])
    await soon()
    await bo({ ...items(''), id: 'b2' })
    await session.catchUp()
    const [clash] = session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'field', id: 'b2', key: 'items', mine: items('', 'mine').set.items })
    if (clash) session.settle(clash, 'mine')
    expect(session.page.node('b2')?.options).toEqual(items('', 'mine').set)
  })

  test('a block that was only selected goes without a question', async () => {
    const { open, bo } = machine()
    const session = open()
    session.run('edit', [{ ...alt('mine'), id: 'b' }])
    await soon()
    session.select('a')
    await bo({ kind: 'remove', id: 'a' })
    await session.catchUp()
    expect(session.store.getState().clashes).toEqual([])
  })

  test('a block that another operator edits while it is removed stays, and is removed if the operator still wants it', async () => {
    const { open, bo, stored } = machine()
    const session = open()
    session.run('remove', [{ kind: 'remove', id: 'a' }])
    await bo(alt('theirs'))
    await soon()
    expect(order(session)).toEqual(['a', 'b'])
    const [clash] = session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'changed', id: 'a' })
    if (clash) session.settle(clash, 'mine')
    await soon()
    expect(stored().components.map(({ id }) => id)).toEqual(['b'])
  })

  test('a decision that was not made is asked again after a reload', async () => {
    const { open, bo } = machine()
    const first = open()
    first.run('edit', [alt('mine')])
    await bo(alt('theirs'))
    await soon()
    first.close()
    const again = open()
    await again.takeUnsent()
    expect(again.store.getState().clashes).toMatchObject([{ kind: 'field', mine: 'mine' }])
  })

  test('what others do reaches the screen without touching blocks that stay the same', async () => {
    const { open, bo } = machine()
    const session = open()
    const untouched = vi.fn<() => void>()
    session.page.watchNode('b', untouched)
    await bo(alt('theirs'))
    await session.catchUp()
    expect(session.page.node('a')?.options['alt']).toBe('theirs')
    session.run('edit', [alt('mine')])
    await soon()
    expect(untouched).not.toHaveBeenCalled()
    expect(session.store.getState().clashes).toEqual([])
  })

  test('nothing moves while a block is dragged; after the drop the page catches up', async () => {
    const { open, bo } = machine()
    const session = open()
    session.store.setState({ isDragging: true })
    await bo({ kind: 'remove', id: 'a' })
    await session.catchUp()
    expect(order(session)).toEqual(['a', 'b'])
    session.store.setState({ isDragging: false })
    await soon()
    expect(order(session)).toEqual(['b'])
  })

  test('an old version becomes the draft as one step', () => {
    const session = machine().open()
    const old = session.treeOf({
      ...content([component('old', { code: 'banner' })]),
      title: 'Before',
    })
    session.run('restore', restoringPage(old, session.page))
    expect(order(session)).toEqual(['old'])
    expect(session.page.meta.title).toBe('Before')
    session.undo()
    expect(order(session)).toEqual(['a', 'b'])
    expect(session.page.meta.title).toBe('Page')
  })

  test('an undo says when others have left nothing of the step (LO-14)', async () => {
    const { open, bo } = machine()
    const session = open()
    session.run('rename', [{ kind: 'rename', id: 'a', name: 'Mine' }])
    await session.autosave.flush()
    await bo({ kind: 'rename', id: 'a', name: 'Of Bo' })
    await session.catchUp()
    expect(session.undo()).toMatchObject({ step: { label: 'rename' }, isDone: false })
    expect(session.page.node('a')?.name).toBe('Of Bo')
    expect(session.undo()).toBeUndefined()
  })

  test.each(['keep', 'remove'] as const)(
    'an undo that would remove work of others asks first, and then does as the operator says: %s',
    async about => {
      const { open, bo } = machine()
      const session = open()
      const [node] = session.page.nodes.values()
      if (!node) throw new Error('The page has no block.')
      session.run('insert', [
        {
          kind: 'insert',
          at: { slot: '|main', index: 2 },
          branch: { nodes: [{ ...node, id: 'new' }], children: [] },
        },
      ])
      await session.autosave.flush()
      await bo({ kind: 'rename', id: 'new', name: 'Of Bo' })
      await session.catchUp()
      const asked = session.undo()
      expect(asked).toMatchObject({ isDone: false, work: { way: 'undo', blocks: ['new'] } })
      expect(asked?.work?.before.nodes.get('new')?.name).toBe('')
      expect(order(session)).toEqual(['a', 'b', 'new'])
      expect(session.undo(about)?.work).toBeUndefined()
      expect(order(session)).toEqual(about === 'keep' ? ['a', 'b', 'new'] : ['a', 'b'])
      expect(session.undo()).toBeUndefined()
    },
  )

  test('steps of others are heard of, own ones are not (LO-14)', async () => {
    const { open, bo } = machine()
    const session = open()
    const heard: string[] = []
    const stop = session.watchOthers(({ by, label }) => heard.push(`${by} ${label}`))
    session.run('rename', [{ kind: 'rename', id: 'b', name: 'Mine' }])
    await session.autosave.flush()
    await bo({ kind: 'remove', id: 'a' })
    await session.catchUp()
    expect(heard).toEqual(['bo edit'])
    stop()
    await bo({ kind: 'remove', id: 'b' })
    await session.catchUp()
    expect(heard).toHaveLength(1)
  })
})
