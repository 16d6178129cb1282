import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { catalogue } from '#locales/catalogue.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { createOrderStore } from '../order/order-store.ts'
import { newOrder } from '../order/testing.ts'
import { type CatalogueProblem, type ProblemKey, problemText } from '../rules/catalogue-problem.ts'
import { valuesIn } from '../rules/issue-problem.ts'
import { asText, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import type { ImportProblem } from './format/file-facts.ts'
import { parseValue } from './format/parse-value.ts'
import { importCatalogue } from './import/import-catalogue.ts'
import { importPrices } from './prices/import-prices.ts'
import { tableText } from './prices/table-text.ts'
import { importSite } from './import/import-site.ts'
import { BAD_GOODS, BAD_SITES, BAD_TABLES, type BadFile } from './testing/bad-lines.ts'

const NOW = Date.UTC(2026, 10, 21, 2)
const HOUR = 3_600_000

let db: Database
beforeAll(async () => {
  db = await openDatabase({ url: 'sqlite::memory:' })
  const goods = spu('a', { attributes: [{ code: 'outdoor', values: ['hiking'] }] })
  const { problems } = await importCatalogue(db, asText([...surroundings, goods, spu('c')]))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
})
afterAll(async () => db.destroy())

const dryRun = { dryRun: true }
const asLine = (line: unknown) => (typeof line === 'string' ? line : JSON.stringify(line))

async function* pieces(text: string) {
  yield text
}

/** Signs of the format and the trade, which have no Chinese name. */
const TERMS =
  /options\.(colour|size)|\b(spus|buy|prices|isEnabled|null|true|false|JSON|SKU|UTF-8|CSV|Excel|Big5|EXCHANGE|CATEGORY|PROMOTION_CODE|https?|tel|mailto|GA4|ID|Tag Manager|Meta Pixel|G(TM)?-AB12CD3(4EF)?)\b|HK\$|#1f4d3a|\d\dT\d\d/g

/** Latin letters of a Chinese sentence that are neither a code of the file nor a term. */
function latinLeft(problem: CatalogueProblem): string {
  const codes = Object.values(valuesIn(problem.values, 'zh_HK')).map(String)
  const withoutCodes = codes
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, code) => text.replaceAll(code, ''), problemText(problem, 'zh_HK').replace(TERMS, ''))
  return withoutCodes.replace(/[^A-Za-z]/g, '')
}

const met = new Set<string>()

/** Reasons why a problem is missing among others, or does not read in both languages. */
function faultsOf(found: readonly ImportProblem[], key: ProblemKey, path: string): string[] {
  const problem = found.find(each => each.key === key && each.path === path)
  if (!problem) return [`only ${JSON.stringify(found)}`]
  met.add(key)
  const [chinese, english] = [problemText(problem, 'zh_HK'), problemText(problem, 'en_US')]
  const latin = latinLeft(problem)
  return [
    ...(/^(?=.*\p{Script=Han})[^{}]+。$/u.test(chinese) ? [] : [chinese]),
    ...(/^[^{}\p{Script=Han}]+$/u.test(english) ? [] : [english]),
    ...[chinese, english].filter(text => /undefined|NaN|\[object/.test(text)),
    ...(latin === '' ? [] : [latin]),
  ]
}

const casesOf = (files: Readonly<Partial<Record<ProblemKey, BadFile>>>) =>
  Object.entries(files) as [ProblemKey, BadFile][] // the keys of the table

describe('each problem of a bad file reads in Chinese and in English', () => {
  test.each(casesOf(BAD_GOODS))('catalogue: %s', async (key, [path, ...lines]) => {
    const { problems, warnings } = await importCatalogue(db, lines.map(asLine), dryRun)
    expect(faultsOf([...problems, ...warnings], key, path)).toEqual([])
  })

  test.each(casesOf(BAD_SITES))('site: %s', async (key, [path, ...lines]) => {
    const { problems } = await importSite(db, lines.map(asLine), dryRun)
    expect(faultsOf(problems, key, path)).toEqual([])
  })

  test.each(casesOf(BAD_TABLES))('table: %s', async (key, [path, ...lines]) => {
    const { problems, warnings } = await importPrices(db, pieces(lines.map(asLine).join('\n')), dryRun)
    expect(faultsOf([...problems, ...warnings], key, path)).toEqual([])
  })

  test('table: another encoding', async () => {
    const bytes = new ReadableStream<Uint8Array>({
      start: stream => {
        stream.enqueue(Buffer.from([0x73, 0x6b, 0x75, 0x2c, 0xb3, 0xc6]))
        stream.close()
      },
    })
    const { problems } = await importPrices(db, tableText(bytes), dryRun)
    expect(faultsOf(problems, 'notUtf8', '')).toEqual([])
  })

  // No field of today’s files has these bounds.
  test.each<[ProblemKey, z.ZodType, unknown]>([
    ['tooShort', z.string().min(3), 'ab'],
    ['notAMultiple', z.int().multipleOf(5), 3],
    ['wrongKind', z.date(), 3],
    ['invalid', z.string().refine(() => false), 'x'],
  ])('value: %s', (key, schema, value) => {
    const parsed = parseValue(schema, value)
    const problems = parsed.ok ? [] : parsed.refusal.map(problem => ({ line: 1, ...problem }))
    expect(faultsOf(problems, key, '')).toEqual([])
  })

  test('stock that orders hold or have moved', async () => {
    const orders = createOrderStore(db)
    const order = async () => {
      const placed = await orders.place(newOrder({ 'a-1': 1 }), NOW)
      if (!placed.ok) throw new Error(placed.refusal.reason)
      const attempt = await orders.openAttempt(placed.value.order.code, 'visa', NOW)
      if (!attempt) throw new Error('There is no attempt.')
      await orders.settle({ ...attempt, payRef: attempt.ref, isPaid: true }, NOW)
      return placed.value.order
    }
    const [first, second] = [await order(), await order()]
    const goods = async (...lines: readonly unknown[]) => {
      const { problems, warnings } = await importCatalogue(db, lines.map(asLine), dryRun)
      return [...problems, ...warnings]
    }
    const few = await goods(spu('a', { skus: [sku('a-1', { inventory: 1 })] }))
    expect(faultsOf(few, 'countBelowHeld', 'skus.0.inventory')).toEqual([])
    const without = await goods(spu('a', { skus: [sku('a-2')] }))
    expect(faultsOf(without, 'droppedSku', 'skus')).toEqual([])
    const off = await goods(spu('a', { onShelves: false }))
    expect(faultsOf(off, 'leavesShelves', 'onShelves')).toEqual([])

    const parcel = { by: 'ada', now: NOW, courier: 'SF', trackingNo: 'SF1234567890' } as const
    await createFulfilment(db).ship(first.code, parcel)
    const head = { kind: 'export', at: new Date(NOW - HOUR).toISOString() }
    const stale = await goods(head, spu('a', { skus: [sku('a-1', { inventory: null })] }))
    expect(faultsOf(stale, 'staleCount', 'skus.0.inventory')).toEqual([])
    await createFulfilment(db).ship(second.code, parcel)
    const gone = await goods(head, spu('a', { skus: [sku('a-1', { inventory: 1 })] }))
    expect(faultsOf(gone, 'countBelowNothing', 'skus.0.inventory')).toEqual([])
    const sold = await goods(spu('a', { skus: [sku('a-2')] }))
    expect(faultsOf(sold, 'soldSku', 'skus')).toEqual([])
  })

  test('kinds of entries have Chinese names', () => {
    const names = Object.values(catalogue.zh_HK.catalogue.kinds)
    expect(names.filter(name => name !== 'SKU' && !/^\p{Script=Han}+$/u.test(name))).toEqual([])
  })

  test('every sentence is used', () => {
    const sentences = Object.keys(catalogue.en_US.catalogue.problems)
    expect(sentences.filter(key => !met.has(key))).toEqual([])
  })
})
