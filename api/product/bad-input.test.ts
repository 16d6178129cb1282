import { beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { documentTexts } from '../generated/document-texts.ts'
import {
  cartAddDocument,
  createFavoriteGqlDocument,
  filterConditionGqlDocument,
  getProductListGqlDocument,
  getRecommendProductListDocument,
  guessLikesDocument,
  productByCodeDocument,
  productByCodeNoCacheDocument,
  productDetailExInfoGqlDocument,
  productDetailFBInfoGqlDocument,
  productDetailGqlDocument,
} from '../generated/documents.ts'
import type { PersistedDocument } from '../generated/persisted-document.ts'
import { asText, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'

const lines = [...surroundings, spu('a'), spu('b')]

/** Hostile texts for any field. */
const TEXTS = [
  "'; drop table spu; --",
  '" or 1=1 --',
  '%',
  '_',
  '\\',
  '\0',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '\ud800',
  '',
  ' ',
  '鞋'.repeat(10_000),
]
const pageInput = (text: string) => ({ first: 5, after: text })
const filters = (text: string) => ({
  categories: [text],
  brands: [text],
  spuCodes: [text],
  attributes: [{ code: text, values: [text] }],
})

/** Every operation of lists, details and the bag, with a text in each of its arguments in turn. */
const CALLS: readonly [
  Pick<PersistedDocument<unknown, unknown>, 'operation' | 'hash'>,
  (text: string) => Record<string, unknown>,
][] = [
  [getProductListGqlDocument, text => ({ filters: filters(text) })],
  [getProductListGqlDocument, text => ({ filters: { keyword: text } })],
  [getProductListGqlDocument, text => ({ filters: { keyword: text.slice(0, 50) } })],
  [getProductListGqlDocument, text => ({ codes: [text] })],
  [getProductListGqlDocument, text => ({ pageInput: pageInput(text) })],
  [getProductListGqlDocument, text => ({ sorts: [{ field: text }] })],
  [filterConditionGqlDocument, text => ({ filters: filters(text) })],
  [
    filterConditionGqlDocument,
    text => ({ filters: { keyword: text.slice(0, 50), spuSaleStatuses: [text] } }),
  ],
  [filterConditionGqlDocument, text => ({ filters: { attributes: [{ code: 'size', values: [text] }] } })],
  [getRecommendProductListDocument, text => ({ codes: [text], categories: [text] })],
  [getRecommendProductListDocument, text => ({ pageInput: pageInput(text) })],
  [guessLikesDocument, text => ({ skuCodes: [text] })],
  [productByCodeDocument, text => ({ codes: [text], attributeCodes: [text] })],
  [productByCodeNoCacheDocument, text => ({ codes: [text] })],
  [productDetailGqlDocument, text => ({ code: text, type: 'Product' })],
  [
    productDetailExInfoGqlDocument,
    text => ({ code: 'a', filterInput: [{ code: text, values: [text] }], pageInput: pageInput(text) }),
  ],
  [productDetailFBInfoGqlDocument, text => ({ code: 'a', codes: [text] })],
  [cartAddDocument, text => ({ inputs: [{ skuCode: text, quantity: 1, extProps: text }] })],
  [createFavoriteGqlDocument, text => ({ input: { skuCode: text } })],
]
/** Error codes for faulty requests. */
const CLIENT_CODES = ['BAD_USER_INPUT', '401']

describeOnBothDatabases('whatever is sent', open => {
  const logged: object[] = []
  let commerce: Commerce
  beforeAll(async () => {
    const logger = { error: (fields: object) => void logged.push(fields) }
    commerce = await createCommerce({ database: open().db, clock: () => NOW, logger, pollMs: 0 })
    await commerce.importCatalogue(asText(lines))
    return () => commerce.close()
  })
  const ask = async (
    document: Pick<PersistedDocument<unknown, unknown>, 'operation' | 'hash'>,
    variables: object,
  ) => {
    const query = documentTexts[document.hash] ?? ''
    return commerce.execute({ query, variables, locale: 'en_US' })
  }

  test.each(CALLS)('$0.operation answers, or says what is wrong', async (document, variables) => {
    for (const text of TEXTS) {
      const { errors } = await ask(document, variables(text))
      for (const error of errors ?? []) expect(CLIENT_CODES).toContain(error.extensions?.['code'])
    }
    expect(logged).toEqual([])
  })

  test('the products are still there', async () => {
    const { data } = await ask(getProductListGqlDocument, {})
    expect(JSON.stringify(data)).toContain('"totalCount":2')
  })

  describe('is refused when it is too much', () => {
    const many = Array.from({ length: 251 }, (_, at) => `c${at}`)
    test.each<[string, Pick<PersistedDocument<unknown, unknown>, 'operation' | 'hash'>, object, string]>([
      ['codes', getProductListGqlDocument, { codes: many }, 'Request at most 250 products at a time.'],
      ['sku codes', guessLikesDocument, { skuCodes: many }, 'Request at most 250 products at a time.'],
      [
        'values',
        filterConditionGqlDocument,
        { filters: { brands: many } },
        'A filter can have at most 250 values.',
      ],
      [
        'values of an attribute',
        getProductListGqlDocument,
        { filters: { attributes: [{ code: 'size', values: many }] } },
        'A filter can have at most 250 values.',
      ],
      [
        'attributes',
        getProductListGqlDocument,
        { filters: { attributes: many.slice(0, 51).map(code => ({ code, values: [] })) } },
        'At most 50 attribute filters can be combined.',
      ],
      [
        'characters',
        getProductListGqlDocument,
        { filters: { keyword: 'x'.repeat(10_000) } },
        'A search can have at most 50 characters.',
      ],
      ['entries', getRecommendProductListDocument, { first: 101 }, 'A page can have 1 to 100 entries.'],
      ['too little', getRecommendProductListDocument, { first: -5 }, 'A page can have 1 to 100 entries.'],
      [
        'a cursor of nowhere',
        getProductListGqlDocument,
        { pageInput: { after: 'nowhere' } },
        'This page cursor is not valid. Please start from the first page.',
      ],
    ])('%s', async (_, document, variables, message) => {
      const { errors } = await ask(document, variables)
      expect(errors?.map(error => [error.extensions?.['code'], error.message])).toEqual([
        ['BAD_USER_INPUT', message],
      ])
    })

    test('prices far out, upside down or negative hold for nothing', async () => {
      for (const salePrice of [
        { min: 1e300 },
        { max: -1e300 },
        { min: 5, max: 1 },
        { min: 1.005, max: 1.005 },
      ]) {
        const { data, errors } = await ask(getProductListGqlDocument, { filters: { salePrice } })
        expect(errors).toBeUndefined()
        expect(JSON.stringify(data)).toContain('"totalCount":0')
      }
    })
  })
})
