import { expect, test } from 'vitest'
import { menuTree } from '../catalogue/site/menu-tree.ts'
import { readSiteLine } from '../catalogue/site/read-site-line.ts'
import { siteDocument } from '../testing/site-lines.ts'
import { acceptedTermsAt } from './accepted-terms.ts'

const at = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const siteOf = (...lines: Parameters<typeof siteDocument>[]) => ({
  ...menuTree([]),
  documents: new Map(
    lines.flatMap(given => {
      const read = readSiteLine(siteDocument(...given))
      return read.ok && read.value.kind === 'document' ? [[read.value.code, read.value] as const] : []
    }),
  ),
})
const text = { zh_HK: '條款', en_US: 'Terms' }
const second = { code: '2', from: '2026-12-01T00:00:00+08:00', title: text, content: text }

test('the versions in force at the instant are named, each document by itself (M-043)', () => {
  const site = siteOf(['terms-of-use', { versions: [second] }], ['privacy-policy'])
  expect(acceptedTermsAt(site, at('2026-11-30'))).toBe('terms-of-use@1 privacy-policy@1')
  expect(acceptedTermsAt(site, at('2026-12-01'))).toBe('terms-of-use@2 privacy-policy@1')
})

test('a shop without these documents has nothing to accept', () => {
  expect(acceptedTermsAt(siteOf(['sizes']), at('2026-12-01'))).toBeNull()
})
