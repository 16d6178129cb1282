import { appendFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Operation } from '../client/model/operations.ts'
import type { SentStep } from './step-schema.ts'
import type { Operator } from '#operators/operator.ts'
import { orThrow } from '#operators/outcome.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  SUMMER,
  summer,
} from '../testing/open-for-test.ts'

let steps = 0
const step = (...operations: Operation[]): SentStep => ({
  id: `step-${String(++steps).padStart(6, '0')}`,
  label: 'edit',
  gesture: `gesture ${steps}`,
  operations,
})
const tint = (id: string, value: string): Operation => ({
  kind: 'edit',
  id,
  bag: 'options',
  set: { tint: value },
  unset: [],
})
const link = (id: string, value: string): Operation => ({
  kind: 'edit',
  id,
  bag: 'options',
  set: { link: value },
  unset: [],
})

/** A page of blocks a, b and c at revision 2. */
async function opened() {
  const shop = await openForTest()
  const { store } = shop
  orThrow(await store.createPage(editor, summer))
  orThrow(
    await store.saveDraft(
      editor,
      SUMMER,
      draft(
        1,
        ['a', 'b', 'c'].map((id, at) => component(id, { sort: at + 1 })),
      ),
    ),
  )
  const send = (actor: Operator, base: number, ...given: SentStep[]) =>
    store.sendSteps(actor, SUMMER, { base, steps: given })
  const page = async () => orThrow(await store.page(editor, SUMMER)).draft
  const order = async () => (await page()).components.map(({ id }) => id)
  const options = async (id: string) => (await page()).components.find(each => each.id === id)?.options
  return { ...shop, send, page, order, options }
}

describe('steps of two operators on one page (LO-14)', () => {
  test('different fields of one block, and a move, merge without a question', async () => {
    const { send, order, options } = await opened()
    orThrow(await send(editor, 2, step(tint('a', '#111'))))
    const answer = orThrow(
      await send(
        publisher,
        2,
        step(link('a', '/list')),
        step({ kind: 'move', id: 'c', to: { slot: '|main', index: 0 }, section: 'main' }),
      ),
    )
    expect(answer.revision).toBe(5)
    expect(answer.entries.map(({ number, by }) => [number, by])).toEqual([
      [3, 'Ada'],
      [4, 'Ben'],
      [5, 'Ben'],
    ])
    expect(await options('a')).toEqual({ tint: '#111', link: '/list' })
    expect(await order()).toEqual(['c', 'a', 'b'])
  })

  test('a block put after another one stands after it, whatever came in above', async () => {
    const { send, order } = await opened()
    const move = (id: string, index: number, after: string): Operation => ({
      kind: 'move',
      id,
      to: { slot: '|main', index, after },
      section: 'main',
    })
    orThrow(await send(editor, 2, step(move('c', 0, ''))))
    orThrow(await send(publisher, 2, step(move('a', 1, 'b'))))
    expect(await order()).toEqual(['c', 'b', 'a'])
  })

  test('the same field with another value is refused with what the sender has not seen; nothing of the request is applied', async () => {
    const { send, options, page } = await opened()
    orThrow(await send(editor, 2, step(tint('a', '#111'))))
    expect(await send(publisher, 2, step(link('b', '/x')), step(tint('a', '#222')))).toMatchObject({
      refusal: {
        status: 409,
        message: 'stepsMeet',
        data: { revision: 3, entries: [{ number: 3, by: 'Ada' }] },
      },
    })
    expect(await options('b')).toEqual({})
    expect((await page()).revision).toBe(3)
    // With the same value there is nothing to ask.
    orThrow(await send(publisher, 2, step(tint('a', '#111'))))
  })

  test('an edit of a removed block and the removal of an edited block are refused', async () => {
    const { send } = await opened()
    orThrow(await send(editor, 2, step({ kind: 'remove', id: 'a' }), step(tint('b', '#111'))))
    for (const operation of [tint('a', '#222'), { kind: 'remove', id: 'b' }] satisfies Operation[])
      expect(await send(publisher, 2, step(operation))).toMatchObject({
        refusal: { status: 409, message: 'stepsMeet' },
      })
    // Both removed it: they agree.
    orThrow(await send(publisher, 2, step({ kind: 'remove', id: 'a' })))
  })

  test('a step that arrives twice is applied once', async () => {
    const { send, order } = await opened()
    const again = step({
      kind: 'move',
      id: 'a',
      to: { slot: '|main', index: 2, after: 'c' },
      section: 'main',
    })
    orThrow(await send(editor, 2, again))
    orThrow(
      await send(
        editor,
        3,
        step({ kind: 'move', id: 'a', to: { slot: '|main', index: 0, after: '' }, section: 'main' }),
      ),
    )
    expect(orThrow(await send(editor, 2, again)).entries.map(({ number }) => number)).toEqual([3, 4])
    expect(await order()).toEqual(['a', 'b', 'c'])
  })

  test('a whole draft is one entry; steps from before it are told to load the page again', async () => {
    const { store, send, page } = await opened()
    orThrow(await store.saveDraft(publisher, SUMMER, draft(2, [component('a')])))
    expect(await send(editor, 2, step(tint('a', '#111')))).toMatchObject({
      refusal: {
        status: 409,
        message: 'baseUnknown',
      },
    })
    orThrow(await send(editor, 3, step(tint('a', '#111'))))
    expect(await page()).toMatchObject({ revision: 4, savedBy: 'Ada' })
    expect(
      orThrow(await store.stepsBefore(editor, SUMMER, undefined)).map(({ label, by }) => [label, by]),
    ).toEqual([
      ['edit', 'Ada'],
      ['save', 'Ben'],
      ['save', 'Ada'],
    ])
  })
})

describe('what steps may not do', () => {
  test('a page that could not be saved whole is refused, and stays as it was', async () => {
    const { send, page } = await opened()
    expect(await send(editor, 2, step({ kind: 'rename', id: 'a', name: 'x'.repeat(121) }))).toMatchObject({
      refusal: {
        status: 422,
        message: 'invalidDraft',
      },
    })
    expect(await send(editor, 2, step(link('a', 'x'.repeat(1024 * 1024))))).toMatchObject({
      refusal: { status: 413 },
    })
    expect((await page()).revision).toBe(2)
  })

  test('colours of the shop need an admin, shells too (LO-13)', async () => {
    const { send } = await opened()
    const globalConfig = { tenantCode: 'main', iconUrl: '', priceColor: '#000', themeColor: '#000' }
    const paint = () => step({ kind: 'meta', set: { globalConfig } })
    expect(await send(editor, 2, paint())).toMatchObject({ refusal: { status: 403 } })
    orThrow(await send(admin, 2, paint()))
  })

  test('rich text is cleaned in the draft and in the log (LO-48)', async () => {
    const { send, options } = await opened()
    const content = '<p onclick="x()">Hi<script>x()</script></p>'
    const answer = orThrow(
      await send(editor, 2, step({ kind: 'edit', id: 'a', bag: 'options', set: { content }, unset: [] })),
    )
    expect(await options('a')).toEqual({ content: '<p>Hi</p>' })
    expect(JSON.stringify(answer)).not.toMatch(/onclick|script/)
  })

  test.each([
    ['no steps', {}],
    ['an unknown operation', { base: 2, steps: [{ ...step(), operations: [{ kind: 'explode' }] }] }],
    [
      'a slot that is none',
      { base: 2, steps: [step({ kind: 'move', id: 'a', to: { slot: 'x' as '|x', index: 0 }, section: '' })] },
    ],
  ])('%s is refused', async (_, given) => {
    const { store } = await opened()
    expect(await store.sendSteps(editor, SUMMER, given)).toMatchObject({
      refusal: {
        status: 422,
        message: 'invalidSteps',
      },
    })
  })
})

describe('the log on the disk', () => {
  test('steps are there after a restart, and go with a deleted page and come back with it', async () => {
    const { store, directory, send } = await opened()
    orThrow(await send(editor, 2, step(tint('a', '#111'))))
    const again = await openForTest(directory)
    expect(orThrow(await again.store.stepsAfter(editor, SUMMER, 2)).entries).toHaveLength(1)
    orThrow(await again.store.remove(admin, SUMMER))
    const [binned] = orThrow(await again.store.deletedPages(editor))
    orThrow(await again.store.restorePage(publisher, binned?.id ?? ''))
    expect(orThrow(await again.store.stepsAfter(editor, SUMMER, 2)).entries).toHaveLength(1)
    expect(store).toBeDefined()
  })

  test('steps whose page was never written, and half a line, are let go', async () => {
    const { directory, send } = await opened()
    orThrow(await send(editor, 2, step(tint('a', '#111'))))
    const [name = ''] = await readdir(join(directory, 'log', 'landingPage.summer'))
    const file = join(directory, 'log', 'landingPage.summer', name)
    const lost = { ...step(tint('a', '#222')), number: 4, at: 0, by: 'Ada', backward: [], touched: [] }
    await appendFile(file, `${JSON.stringify(lost)}\n{"id":"half`)
    const { store } = await openForTest(directory)
    orThrow(await store.sendSteps(editor, SUMMER, { base: 3, steps: [lost] }))
    expect(orThrow(await store.stepsAfter(editor, SUMMER, 2)).entries.map(({ number }) => number)).toEqual([
      3, 4,
    ])
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(3)
  })
})
