import { expect, test } from 'vitest'
import type { Spu } from '../../catalogue/catalogue.ts'
import { createLexicon } from './lexicon.ts'

const product = (code: string, en: string): Spu =>
  ({
    code,
    title: { zh_HK: '大衣', en_US: en },
    subTitle: { zh_HK: '', en_US: '' },
    options: { colour: [], size: [] },
    skus: [],
  }) as Partial<Spu> as Spu // all that the lexicon reads

test('terms of a product are found again only when its texts are others', () => {
  const lexicon = createLexicon()
  const parka = product('CR-1', 'Ridge parka')
  const terms = lexicon.ownTermsOf(parka)
  expect(terms.title?.map(number => lexicon.terms[number])).toEqual(
    expect.arrayContaining(['ridge', 'parka']),
  )
  expect(lexicon.ownTermsOf({ ...parka })).toBe(terms)
  const renamed = lexicon.ownTermsOf(product('CR-1', 'Storm parka'))
  expect(renamed.title?.map(number => lexicon.terms[number])).toContain('storm')
})

test('terms of products that are no longer asked for are forgotten, those of others stay', () => {
  const lexicon = createLexicon()
  const [stays, goes] = [product('CR-1', 'Ridge parka'), product('CR-2', 'Light jacket')]
  const [first, second] = [lexicon.ownTermsOf(stays), lexicon.ownTermsOf(goes)]
  lexicon.forgetOthers()
  expect(lexicon.ownTermsOf(stays)).toBe(first)
  lexicon.forgetOthers()
  expect(lexicon.ownTermsOf(stays)).toBe(first)
  expect(lexicon.ownTermsOf(goes)).not.toBe(second)
})
