import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { component } from '../../testing/open-for-test.ts'
import { findTestBlock } from '../../testing/blocks.ts'
import { draftOf } from '../../page/joint-page.ts'
import { componentSchema, globalConfigSchema } from '#blocks/page/page.ts'
import { type DraftOperation, editableDraft } from './draft-operations.ts'
import { carryOutOn, meets } from './draft-steps.ts'
import type { Patch } from './patches.ts'
import { spotFrom, spotName, touchedAt, valueAt } from './spots.ts'
import { takingBack } from './taking-back.ts'

const contentWith = (word: string) => ({
  title: word,
  description: '',
  keywords: '',
  globalConfig: globalConfigSchema.parse({}),
  components: [
    componentSchema.parse(
      component('a', {
        code: 'text',
        options: { content: word, tint: '#fff', items: [{ body: word, count: 1 }] },
      }),
    ),
  ],
})
const draft = () =>
  editableDraft(draftOf({ zh_HK: contentWith('字'), en_US: contentWith('word') }, findTestBlock))
const patch = (...patches: readonly Patch[]): DraftOperation => ({ kind: 'patch', id: 'a', patches })

const content = (locale: 'zh_HK' | 'en_US', value: string): Patch => ({
  at: ['options', 'content'],
  in: locale,
  value,
})
const tint = (value: string): Patch => ({ at: ['options', 'tint'], value })
const body = (value: string): Patch => ({ at: ['options', 'items', '1', 'body'], in: 'zh_HK', value })
const second: Patch = {
  at: ['options', 'items'],
  insert: { id: '2', value: { body: 'x', count: 2 } },
  after: '1',
}

describe('a step and one that its sender has not seen (LO-14)', () => {
  test.each<[string, Patch, Patch, boolean]>([
    ['the same text', content('zh_HK', 'mine'), content('zh_HK', 'theirs'), true],
    ['the same text, with the same words', content('zh_HK', 'x'), content('zh_HK', 'x'), false],
    ['two languages of one text', content('zh_HK', 'mine'), content('en_US', 'theirs'), false],
    ['two options', tint('#111'), content('zh_HK', 'theirs'), false],
    ['a shared option', tint('#111'), tint('#222'), true],
    ['a shared option, and one language of it', { ...tint('#111'), in: 'zh_HK' }, tint('#222'), true],
    ['an item, and a new one beside it', body('mine'), second, false],
    ['an item that was removed', body('mine'), { at: ['options', 'items'], remove: '1' }, true],
    [
      'an item of a list that was replaced',
      body('mine'),
      { at: ['options', 'items'], value: { $list: [] } },
      true,
    ],
  ])('%s', (_, mine, theirs, isMeeting) => {
    const page = draft()
    const { touched } = carryOutOn(page, [patch(theirs)])
    expect(meets(page, patch(mine), touchedAt(touched.map(spotFrom)))).toBe(isMeeting)
  })

  test('names of places lead back to them', () => {
    const part = fc.string({ minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z][a-z0-9.-]{0,9}$/),
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(undefined, 'zh_HK' as const, 'en_US' as const),
        (id, path, locale) => {
          const spot = { id, path, ...(locale && { in: locale }) }
          expect(spotFrom(spotName(spot))).toEqual(spot)
        },
      ),
    )
  })
})

describe('taking a step back after others went on', () => {
  test.each<[string, DraftOperation, DraftOperation, readonly string[], unknown]>([
    [
      'a text that another operator set since stays',
      patch(content('zh_HK', 'mine')),
      patch(content('zh_HK', 'theirs')),
      ['options', 'content'],
      'theirs',
    ],
    [
      'the other language of it does not matter',
      patch(content('zh_HK', 'mine')),
      patch(content('en_US', 'theirs')),
      ['options', 'content'],
      '字',
    ],
    ['an item added goes', patch(second), patch(tint('#111')), ['options', 'items', '2'], undefined],
    [
      'an item added in which another operator has worked since stays',
      patch(second),
      patch({ at: ['options', 'items', '2', 'body'], value: 'theirs' }),
      ['options', 'items', '2', 'body'],
      'theirs',
    ],
  ])('%s', (_, mine, theirs, path, expected) => {
    const page = draft()
    const { forward, backward } = carryOutOn(page, [mine])
    carryOutOn(page, [theirs])
    carryOutOn(page, takingBack(page, forward, backward).operations)
    expect(valueAt(page, { id: 'a', path, in: 'zh_HK' })).toEqual(expected)
  })

  test('a new block with work of another operator in it stays, and is named', () => {
    const page = draft()
    const [node] = page.nodes.values()
    if (!node) throw new Error('The page has no block.')
    const insert = {
      kind: 'insert',
      at: { slot: '|main', index: 1 },
      branch: { nodes: [{ ...node, id: 'new' }], children: [] },
    } as const
    const { forward, backward } = carryOutOn(page, [insert])
    expect(takingBack(page, forward, backward)).toEqual({
      operations: [{ kind: 'remove', id: 'new' }],
      withWork: [],
    })
    carryOutOn(page, [{ kind: 'patch', id: 'new', patches: [tint('#111')] }])
    expect(takingBack(page, forward, backward)).toEqual({ operations: [], withWork: ['new'] })
  })

  test('options of another version go back all or none', () => {
    const page = draft()
    const raise = patch(
      { at: ['options'], value: { content: 'new', tint: '#fff' } },
      { at: ['version'], value: 2 },
    )
    const { forward, backward } = carryOutOn(page, [raise])
    carryOutOn(page, [patch(tint('#111'))])
    expect(takingBack(page, forward, backward).operations).toEqual([])
  })
})
