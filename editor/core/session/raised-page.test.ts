import { findBlock } from '#blocks/registry.ts'
import { describe, expect, test } from 'vitest'
import type { PageStep } from '#content-store/client/draft/draft-steps.ts'
import type { Operator } from '#operators/operator.ts'
import type { StepsAnswer } from '#content-store/client/types.ts'
import { type Outcome, orThrow } from '#operators/outcome.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  SUMMER,
  summer,
} from '#content-store/testing/open-for-test.ts'
import type { SendOutcome } from '../../kit/services/page-calls.ts'
import type { Unsent } from './unsent.ts'
import { asSent } from '../../testing/memory-store.ts'
import { openPageSession } from './page-session.ts'
import { changeOptions, presentOptions } from './present-options.ts'

const media = [{ title: 'all', width: 0, heightConfig: [{ title: '', width: 768, height: 900 }] }]
const heights = [
  { from: 0, height: 600 },
  { from: 768, height: 900 },
]

/** A page with a frame as version 1 saved it, and operators who have it open beside a real store. */
async function opened() {
  const { store } = await openForTest(undefined, { findBlock })
  orThrow(await store.createPage(admin, summer))
  const options = { content: '<p>one</p>', media, title: 'Map' }
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, [component('frame', { code: 'iframe', options })])))

  async function open(by: Operator) {
    let kept: Unsent | undefined
    const session = openPageSession(orThrow(await store.openPage(by, SUMMER)), {
      async send(base: number, steps: readonly PageStep[]): Promise<SendOutcome> {
        const outcome = await store.sendSteps(by, SUMMER, { base, steps: asSent(steps) })
        if (outcome.ok) return { kind: 'saved', answer: outcome.value }
        if (outcome.refusal.message === 'stepsMeet')
          return { kind: 'meets', answer: outcome.refusal.data as StepsAnswer } // its contract
        throw new Error(outcome.refusal.message)
      },
      stepsAfter: async revision => orThrow(await store.stepsAfter(by, SUMMER, revision)),
      log: async () => orThrow(await store.stepsBefore(by, SUMMER, undefined)),
      load: async () => orThrow(await store.openPage(by, SUMMER)),
      localCopy: {
        unsent: () => undefined,
        keepUnsent: given => {
          kept = given
        },
        forgetUnsent: () => {
          kept = undefined
        },
      },
      operator: by.name,
      clock: () => 0,
    })
    /** As the form of the block does it. */
    const edit = (change: Readonly<Record<string, unknown>>) => {
      const [block, node] = [findBlock('iframe'), session.page.node('frame')]
      if (!block || !node) throw new Error('The page has no frame.')
      const { options: shown, version } = presentOptions(block, node)
      changeOptions(session, 'frame', { next: { ...shown, ...change }, version })
    }
    const save = () => session.autosave.flush()
    return { session, edit, save, kept: () => kept }
  }
  const frame = async () => orThrow(await store.page(admin, SUMMER)).draft.components[0]
  const each = async <Data>(outcomes: AsyncIterable<Outcome<Data>>) => {
    for await (const outcome of outcomes) orThrow(outcome)
  }
  const raise = () => each(store.upgradeBlocks(publisher))
  const lower = () => each(store.revertBlocks(publisher))
  return { store, open, frame, raise, lower }
}

describe('a page that is brought up to date while operators have it open (L-283)', () => {
  test('edits made on old options that were not sent yet arrive on the new ones', async () => {
    const { open, frame, raise } = await opened()
    const ada = await open(editor)
    ada.edit({ content: '<p>two</p>' })
    await raise()
    expect(await ada.save()).toBe(true)
    expect(ada.session.store.getState().clashes).toEqual([])
    expect(await frame()).toMatchObject({
      version: 2,
      options: { content: '<p>two</p>', title: 'Map', heights },
    })
    expect((await frame())?.options).toHaveProperty('media', media)
  })

  test('a step that names no version is refused once the options have another one', async () => {
    const { store, raise, frame } = await opened()
    await raise()
    const operation = { kind: 'edit', id: 'frame', bag: 'options', set: { media: [] }, unset: [] }
    const step = { id: 'made-before', label: 'edit', gesture: 'g', operations: [operation] }
    expect(await store.sendSteps(editor, SUMMER, { base: 2, steps: [step] })).toMatchObject({
      refusal: {
        status: 409,
        message: 'stepsMeet',
      },
    })
    expect((await frame())?.options).toHaveProperty('media', media)
  })

  test('two operators who edit the block meanwhile both keep their words', async () => {
    const { open, frame, raise } = await opened()
    const [ada, ben] = [await open(editor), await open(publisher)]
    ada.edit({ heights: [{ from: 0, height: 444 }] })
    ben.edit({ title: 'The way' })
    await raise()
    expect(await ben.save()).toBe(true)
    expect(await ada.save()).toBe(true)
    await ben.session.catchUp()
    expect((await frame())?.options).toEqual({
      content: '<p>one</p>',
      media,
      title: 'The way',
      heights: [{ from: 0, height: 444 }],
    })
    expect(ben.session.page.node('frame')?.options).toEqual((await frame())?.options)
  })

  test('both set the same option: who comes second decides, and the decision is in the new version', async () => {
    const { open, frame, raise, lower } = await opened()
    const [ada, ben] = [await open(editor), await open(publisher)]
    ada.edit({ title: 'From Ada' })
    await raise()
    await ben.session.catchUp()
    await lower()
    await ben.session.catchUp()
    ben.edit({ title: 'From Ben' })
    await ben.save()
    await ada.save()
    const [clash] = ada.session.store.getState().clashes
    expect(clash).toMatchObject({ kind: 'field', key: 'title', mine: 'From Ada' })
    if (clash) ada.session.settle(clash, 'mine')
    await ada.save()
    expect(await frame()).toMatchObject({ version: 2, options: { title: 'From Ada', heights } })
  })

  test('edits made on new options that are taken back bring the block up to date again', async () => {
    const { open, frame, raise, lower } = await opened()
    await raise()
    const ada = await open(editor)
    ada.edit({ heights: [{ from: 0, height: 444 }] })
    await lower()
    expect(await frame()).toMatchObject({ version: 1, options: { media } })
    expect(await ada.save()).toBe(true)
    expect(ada.session.store.getState().clashes).toEqual([])
    expect(await frame()).toMatchObject({ version: 2, options: { heights: [{ from: 0, height: 444 }] } })
    expect((await frame())?.options).toHaveProperty('media', media)
  })

  test('undoing an edit that brought the block up to date is all or nothing', async () => {
    const { open, frame } = await opened()
    const [ada, ben] = [await open(editor), await open(publisher)]
    ada.edit({ content: '<p>two</p>' })
    await ada.save()
    await ben.session.catchUp()
    ben.edit({ heights: [{ from: 0, height: 444 }] })
    await ben.save()
    await ada.session.catchUp()
    expect(ada.session.undo()).toMatchObject({ isDone: false })
    await ada.save()
    expect(await frame()).toMatchObject({ version: 2, options: { heights: [{ from: 0, height: 444 }] } })
  })

  test('a window from before the shop knew that version sends nothing more, and keeps what waits', async () => {
    const { store, open, frame } = await opened()
    const ada = await open(editor)
    ada.edit({ content: '<p>two</p>' })
    const before = await frame()
    await ada.session.receive({
      revision: 3,
      revisions: { zh_HK: 3 },
      savedAt: 0,
      savedBy: 'Ben',
      entries: [
        {
          id: 'raised-later',
          label: 'raise',
          gesture: 'raise',
          operations: [{ kind: 'patch', id: 'frame', patches: [{ at: ['version'], value: 99 }] }],
          backward: [],
          touched: ['frame version'],
          number: 3,
          at: 0,
          by: 'Ben',
        },
      ],
    })
    expect(ada.session.store.getState().isOutdated).toBe(true)
    expect(await ada.save()).toBe(false)
    expect(await frame()).toEqual(before)
    expect(ada.kept()?.steps).toHaveLength(1)
    expect(orThrow(await store.page(admin, SUMMER)).revision).toBe(2)
  })
})
