import { beforeEach, expect, test } from 'vitest'
import type { SavedPart } from '#content-store/client/types.ts'
import { component } from '../../testing/pages.ts'
import { fittingOf } from '../commands/copies.ts'
import { newUse } from './new-use.ts'
import { forgetSection, keptSection, openSectionSession, sectionContents } from './section-session.ts'

beforeEach(() => localStorage.clear())

const blocks = (title: string) => [component('a', { code: 'articleTitle', options: { title } })]
const present = { version: 3, at: 0, by: 'ada', contents: { zh_HK: blocks('甲'), en_US: blocks('Alpha') } }
const part: SavedPart = {
  id: 'abc',
  kind: 'synced',
  name: { zh_HK: '開場', en_US: 'Opening' },
  locale: 'zh_HK',
  type: 'LANDING',
  at: 0,
  by: 'ada',
  versions: [present],
}
const open = () =>
  openSectionSession({
    part,
    present,
    locale: 'zh_HK',
    operator: { name: 'ada', role: 'editor' },
    clock: () => 7,
  })
const titlesIn = ({ page, other }: ReturnType<typeof open>) =>
  [page, other?.page].map(each => each?.node('a')?.options['title'])

test('what was changed of a section, in either language, stays in this browser until it is saved or thrown away (decision 045)', async () => {
  const session = open()
  expect(titlesIn(session)).toEqual(['甲', 'Alpha'])
  const set = (title: string) =>
    [{ kind: 'edit', id: 'a', bag: 'options', set: { title }, unset: [] }] as const
  session.run('edit', set('乙'))
  session.other?.run('edit', set('Beta'))
  await session.autosave.flush()
  expect(session.store.getState().save.state).toBe('saved')
  expect(sectionContents(session)).toMatchObject({
    zh_HK: [{ options: { title: '乙' } }],
    en_US: [{ options: { title: 'Beta' } }],
  })
  session.close()
  expect(titlesIn(open())).toEqual(['乙', 'Beta'])
  expect(keptSection('abc', 3)).toMatchObject({ version: 3, at: 7 })
  // A section that was changed since is opened as stored.
  expect(keptSection('abc', 4)).toBeUndefined()
  forgetSection('abc')
  expect(titlesIn(open())).toEqual(['甲', 'Alpha'])
})

test('both languages have one undo, and a block that is put into one of them is in both', async () => {
  const session = open()
  expect(session.other?.detail.locale).toBe('en_US')
  session.other?.run('edit', [{ kind: 'edit', id: 'a', bag: 'options', set: { title: 'Beta' }, unset: [] }])
  session.run('remove', [{ kind: 'remove', id: 'a' }])
  expect(titlesIn(session)).toEqual([undefined, undefined])
  session.undo()
  session.undo()
  expect(titlesIn(session)).toEqual(['甲', 'Alpha'])
})

test('a section has one part to put blocks into', () => {
  const session = open()
  expect(session.rootSlots).toEqual(['main'])
  expect(session.isSection).toBe(true)
})

test.each([
  ['itself', 'abc', 'own'],
  ['another section', 'def', 'other'],
] as const)(
  'a section holds no use of %s: what is put into it becomes plain blocks (case 9)',
  (_, section, plain) => {
    const fit = fittingOf(open(), newUse({ ...part, id: section }))
    expect(fit.plain).toBe(plain)
    expect(fit.contents).toMatchObject({
      zh_HK: [{ code: 'articleTitle', values: {}, options: { title: '甲' } }],
      en_US: [{ code: 'articleTitle', values: {}, options: { title: 'Alpha' } }],
    })
  },
)
