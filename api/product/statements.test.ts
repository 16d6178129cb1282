import { beforeAll, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../commerce.ts'
import { documentTexts } from '../generated/document-texts.ts'
import {
  filterConditionGqlDocument,
  getProductListGqlDocument,
  getRecommendProductListDocument,
  guessLikesDocument,
  loginAsVisitorDocument,
  productByCodeDocument,
  productDetailExInfoGqlDocument,
  productDetailGqlDocument,
} from '../generated/documents.ts'
import type { PersistedDocument } from '../generated/persisted-document.ts'
import { asText, spu, surroundings } from '../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'

const codes = Array.from({ length: 40 }, (_, at) => `p${at}`)
const lines = [...surroundings, ...codes.map(code => spu(code))]

const QUESTIONS: readonly [
  string,
  Pick<PersistedDocument<unknown, unknown>, 'operation' | 'hash'>,
  object,
][] = [
  ['a list', getProductListGqlDocument, { sorts: [{ field: 'SALE_PRICE', order: 'ASC' }] }],
  ['a search', getProductListGqlDocument, { filters: { keyword: '外套 jacket p1' } }],
  ['its filters', filterConditionGqlDocument, { filters: { keyword: 'jacket', categories: ['men'] } }],
  ['products by code', productByCodeDocument, { codes: codes.slice(0, 10) }],
  ['a product', productDetailGqlDocument, { code: 'p1' }],
  ['its choices', productDetailExInfoGqlDocument, { code: 'p1' }],
  ['recommendations', getRecommendProductListDocument, { categories: ['men'] }],
  ['guesses', guessLikesDocument, { skuCodes: ['p1-1'] }],
]

describeOnBothDatabases('reading the catalogue', open => {
  let commerce: Commerce
  let token = ''
  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      keepAnswers: false,
    })
    await commerce.importCatalogue(asText(lines))
    const api = commerce.createServerApi({})
    token = (await api.run(loginAsVisitorDocument, {})).loginAsVisitor.token ?? ''
    return () => commerce.close()
  })

  /** Statements of one question. */
  async function count(
    document: Pick<PersistedDocument<unknown, unknown>, 'operation' | 'hash'>,
    variables: object,
    asker: { token?: string },
  ) {
    const { statements } = open()
    const before = statements.length
    const query = documentTexts[document.hash] ?? ''
    const { errors } = await commerce.execute({ query, variables, ...asker })
    expect(errors).toBeUndefined()
    return statements.length - before
  }

  test.each(QUESTIONS)(
    '%s asks the database nothing, and with a token only who it is',
    async (_, document, variables) => {
      expect(await count(document, variables, {})).toBe(0)
      expect(await count(document, variables, { token })).toBe(1)
      expect(await count(document, variables, {})).toBe(0)
    },
  )
})
