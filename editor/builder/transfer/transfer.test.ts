import { accepted, refused } from '#platform/result.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inBoth } from '#content-store/client/model/contents.ts'
import { LOCALES, otherLocale } from '#locales/locale.ts'
import { detail } from '../../testing/pages.ts'
import { pages } from '../../testing/random-pages.ts'
import { contentOfFile, readBlocks, readPage, writeBlocks, writePage } from './transfer.ts'

describe('blocks and pages as JSON', () => {
  test('any page comes out of its file as it went in, without the colours of its shop', () => {
    fc.assert(
      fc.property(pages, content => {
        const read = readPage(writePage(detail(content)))
        const { globalConfig: _, ...rest } = content
        expect(read.ok && contentOfFile(read.value)).toEqual(rest)
      }),
    )
  })

  test('any blocks come back from the clipboard as they were copied', () => {
    fc.assert(
      fc.property(pages, pages, fc.constantFrom(...LOCALES), ({ components }, there, locale) => {
        const one = { [locale]: components }
        expect(readBlocks(writeBlocks(locale, one))).toEqual(accepted(one))
        const both = { ...one, [otherLocale(locale)]: there.components }
        const read = readBlocks(writeBlocks(locale, both))
        expect(read.ok && inBoth(read.value)).toEqual(both)
      }),
    )
  })

  const page = { cairn: 'page', type: 'LANDING', locale: 'zh_HK', path: '/landingPage/a', title: '' }
  test.each([
    ['no JSON', '{', { kind: 'notJson' }],
    ['blocks instead of a page', '{"cairn":"blocks","components":[]}', { kind: 'notCairn' }],
    ['nothing', 'null', { kind: 'notCairn' }],
    [
      'an unknown type',
      JSON.stringify({ ...page, type: 'BLOG', components: [] }),
      { kind: 'invalid', path: 'type' },
    ],
    [
      'a block with a bad id deep inside',
      JSON.stringify({
        ...page,
        components: [{ id: 'a', code: 'columns', childComponents: [{ id: '1 2', code: 'banner' }] }],
      }),
      { kind: 'invalid', path: 'components.0.childComponents.0.id' },
    ],
    [
      'more blocks than a page holds',
      JSON.stringify({
        ...page,
        components: Array.from({ length: 1001 }, (_, index) => ({ id: `a${index}`, code: 'banner' })),
      }),
      { kind: 'tooMany', max: 1000 },
    ],
  ])('a file of %s is refused, and why', (_, text, problem) =>
    expect(readPage(text)).toEqual(refused(problem)),
  )
})
