import { beforeEach, expect, test } from 'vitest'
import type { SavedPart } from '#content-store/client/types.ts'
import { component } from '../../testing/pages.ts'
import { fittingOf } from '../commands/copies.ts'
import { newUse } from './new-use.ts'
import { forgetSection, keptSection, openSectionSession } from './section-session.ts'

beforeEach(() => localStorage.clear())

const blocks = [component('a', { code: 'articleTitle', options: { title: 'Alpha' } })]
const present = { version: 3, at: 0, by: 'ada', contents: { zh_HK: blocks, en_US: blocks } }
const part: SavedPart = {
  id: 'abc',
  kind: 'synced',
  name: { zh_HK: '開場', en_US: 'Opening' },
  locale: 'zh_HK',
  type: 'LANDING',
  at: 0,
  by: 'ada',
  components: blocks,
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
const titleIn = (session: ReturnType<typeof open>) => session.page.node('a')?.options['title']

test('what was changed of a section stays in this browser until it is saved or thrown away (decision 045)', async () => {
  const session = open()
  session.run('edit', [{ kind: 'edit', id: 'a', bag: 'options', set: { title: 'Changed' }, unset: [] }])
  await session.autosave.flush()
  expect(session.store.getState().save.state).toBe('saved')
  session.close()
  expect(titleIn(open())).toBe('Changed')
  expect(keptSection('abc', 'zh_HK', 3)).toMatchObject({ version: 3, at: 7 })
  // Another language, and a section that was changed since, are opened as stored.
  expect(keptSection('abc', 'en_US', 3)).toBeUndefined()
  expect(keptSection('abc', 'zh_HK', 4)).toBeUndefined()
  forgetSection('abc', 'zh_HK')
  expect(titleIn(open())).toBe('Alpha')
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
    const use = newUse({ ...part, id: section }, 'zh_HK')
    const fit = fittingOf(open(), [use])
    expect(fit.plain).toBe(plain)
    expect(fit.components.map(({ code, values }) => [code, values])).toEqual([['articleTitle', {}]])
  },
)
