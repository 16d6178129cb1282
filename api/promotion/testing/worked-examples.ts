import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type CsvRecord, csvRecords } from '#platform/csv.ts'
import {
  type Audience,
  covers,
  type PromotionPrice,
  type SkuPrices,
  unitPrice,
} from '../../catalogue/pricing.ts'
import { isRunning } from '../../rules/period.ts'
import { type Activity, type ActivityRule, indexActivities, type Threshold } from '../activity.ts'
import type { Discount } from '../code-step.ts'
import { DEFAULT_FREIGHT, freightTo } from '../freight-rates.ts'
import type { PricedLine } from '../working-bag.ts'
import type { RandomBag } from './random-bag.ts'

const DOCS = new URL('../../../docs/', import.meta.url)
const NOW = Date.UTC(2026, 10, 22)
const DAY = 86_400_000

/** An amount of the documents in cents: `1250.00` is 125000. */
function centsOf(text: string): number {
  const [, whole, part] = /^(\d+)\.(\d\d)$/.exec(text) ?? []
  if (whole === undefined || part === undefined) throw new Error(`Not an amount: “${text}”`)
  return Number(whole) * 100 + Number(part)
}

/** Parts of a cell, between semicolons or another sign. */
export const partsOf = (cell: string, sign = ';') =>
  cell
    .split(sign)
    .map(part => part.trim())
    .filter(part => part !== '')

type Row = Readonly<Record<string, string>>

/** The table of a Markdown document whose first heading cells are these. */
function tableOf(markdown: string, heading: string): Row[] {
  const lines = markdown.split('\n')
  const cellsOf = (line = '') =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim())
  const at = lines.indexOf(`## ${heading}`)
  const first = lines.findIndex((line, index) => index > at && line.startsWith('|'))
  const names = cellsOf(lines[first])
  const rows: Row[] = []
  for (let next = first + 2; lines[next]?.startsWith('|'); next++)
    rows.push(Object.fromEntries(cellsOf(lines[next]).map((cell, index) => [names[index] ?? '', cell])))
  if (at < 0 || rows.length === 0) throw new Error(`No table below “${heading}”`)
  return rows
}

const thresholdOf = (text: string): Threshold => {
  const units = /^from (\d+) units?$/.exec(text)?.[1]
  return units ? { units: Number(units) } : { amount: centsOf(text.replace(/^from /, '')) }
}
const percentOf = (text: string) => Number(/^(\d+) %/.exec(text)?.[1])

/** `from 1000.00: 100.00 off; from 2000.00: 250.00 off` */
const tiersOf = (text: string) =>
  partsOf(text).map(tier => {
    const [from = '', effect = ''] = partsOf(tier, ':')
    return { from: thresholdOf(from), effect: effect.replace(/ off$/, '') }
  })

/** The rule that the table of activities has in words. */
function ruleOf(type: ActivityRule['type'], words: string): ActivityRule {
  const [text = '', destinations] = words.split(' delivery to ')
  const countries = destinations === undefined ? {} : { countries: partsOf(destinations, ',') }
  const tiers = tiersOf(text.includes(':') ? text : `from 0.00: ${text}`)
  const [{ from, effect } = { from: { amount: 0 }, effect: '' }] = tiers
  const fromAmount = 'amount' in from ? from.amount : 0
  const isPrice = text.startsWith('at ')
  switch (type) {
    case 'SPECIFY_PRICE':
      return { type }
    case 'MEMBER':
      return { type, percentOff: isPrice ? 0 : percentOf(text) }
    case 'DIRECT_REDUCE':
      return { type, reduce: isPrice ? 0 : centsOf(text.replace(' off each', '')) }
    case 'BUNDLE': {
      const [set = '', price = ''] = partsOf(text, ' for ')
      const parts = partsOf(set, '+').map(part => {
        const [quantity, spu = ''] = partsOf(part, ' ')
        return { spus: [spu], quantity: Number(quantity) }
      })
      return { type, price: centsOf(price), parts }
    }
    case 'FULL_FREE': {
      const [, buy, free] = /^buy (\d+), (\d+) free$/.exec(text) ?? []
      return { type, buy: Number(buy), free: Number(free) }
    }
    case 'SATISFY_REDUCE':
      return { type, tiers: tiers.map(tier => ({ from: tier.from, reduce: centsOf(tier.effect) })) }
    case 'SATISFY_DISCOUNT':
      return { type, tiers: tiers.map(tier => ({ from: tier.from, percentOff: percentOf(tier.effect) })) }
    case 'PRESENT': {
      const [choose, offered = ''] = partsOf(effect, ' of ')
      const gifts = partsOf(offered, ',').map(skuCode => ({ skuCode, quantity: 1 }))
      return { type, from, choose: Number(choose), gifts }
    }
    case 'EXCHANGE': {
      const [, skuCode = '', price = '', limit] = /^(\S+) at (\S+), at most (\d+)$/.exec(effect) ?? []
      return { type, from, offers: [{ skuCode, exPrice: centsOf(price), limitCount: Number(limit) }] }
    }
    case 'FREIGHT_SATISFY_REDUCE':
      return { type, from: fromAmount, reduce: centsOf(effect), ...countries }
    case 'FREIGHT_SATISFY_DISCOUNT':
      return { type, from: fromAmount, percentOff: percentOf(effect), ...countries }
  }
}

/** A cell that lists products. */
const spusOf = (cell = ''): Activity['spus'] => (cell === 'all' ? 'ALL' : new Set(partsOf(cell, ',')))

const SCOPES: Readonly<Record<string, Activity['accountScope']>> = {
  all: 'ALL',
  members: 'MEMBER',
  guests: 'GUEST',
}
const WINDOWS: Readonly<Record<string, readonly [number, number]>> = {
  now: [NOW - DAY, NOW + DAY],
  ended: [NOW - DAY, NOW],
  'not yet': [NOW + 1, NOW + DAY],
}

interface WrittenActivity {
  readonly activity: Activity
  /** A price it gives to one product. */
  readonly price: { readonly spu: string; readonly entry: PromotionPrice } | undefined
}

function activityOf(row: Row): WrittenActivity {
  const { code = '', type = '', products = '', for: audience = '', priority, runs = '' } = row
  const does = row['what it does'] ?? ''
  const [beginTime, endTime] = WINDOWS[runs] ?? [0, 0]
  const scope = SCOPES[audience]
  const who = {
    accountScope: scope ?? 'MEMBER',
    levels: scope ? [] : [audience],
    beginTime,
    endTime,
  } as const
  const rule = ruleOf(type as ActivityRule['type'], does) // an unknown type gives no rule, and the test fails
  return {
    activity: { code, priority: Number(priority), ...who, spus: spusOf(products), rule },
    price: does.startsWith('at ')
      ? { spu: products, entry: { promotionCode: code, ...who, price: centsOf(does.slice(3)) } }
      : undefined,
  }
}

const discountOf = (row: Row): Discount => {
  const off = row['takes off'] ?? ''
  return {
    code: row['code'] ?? '',
    kind: row['kind'] === 'PROMOTION_CODE' ? 'PROMOTION_CODE' : 'PROMOTION_COUPON',
    off: off.endsWith('%') ? { percent: percentOf(off) } : { amount: centsOf(off) },
    from: centsOf(row['from'] ?? ''),
    spus: spusOf(row['products']),
    stacks: row['goes with activities'] === 'yes',
  }
}

/** One worked example: the bag to price, and the row with what it costs. */
export interface WorkedExample {
  readonly row: Row
  readonly bag: RandomBag
}

const named = <Kind>(found: ReadonlyMap<string, Kind>, cell = ''): Kind[] =>
  partsOf(cell).map(code => {
    const one = found.get(code)
    if (one === undefined) throw new Error(`The tables do not have “${code}”`)
    return one
  })

const audienceOf = (shopper: string): Audience => {
  if (shopper === 'guest') return { kind: 'GUEST' }
  return { kind: 'MEMBER', levelCode: shopper === 'member' ? null : shopper }
}

/** A line as the bag gives it to the calculator: the price of its page, and the one without promotions. */
function lineOf(text: string, at: number, prices: SkuPrices, audience: Audience): PricedLine {
  const [, quantity, code = '', addOnOf] = /^(\d+) (\S+)(?: @(\S+))?$/.exec(text) ?? []
  const price = unitPrice(prices, audience, NOW) ?? 0
  const promoted = prices.promotionPrices.find(
    entry => entry.price === price && isRunning(entry, NOW) && covers(entry, audience),
  )
  return {
    id: String(at).padStart(2, '0'),
    skuCode: code,
    spuCode: code,
    quantity: Number(quantity),
    unitPrice: price,
    basePrice: unitPrice({ ...prices, promotionPrices: [] }, audience, NOW) ?? 0,
    ...(promoted && { pricedBy: promoted.promotionCode }),
    ...(addOnOf !== undefined && { addOnOf }),
  }
}

async function recordsOf(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  for await (const record of csvRecords(Readable.from([text]))) records.push(record)
  return records
}

async function readRows(): Promise<Row[]> {
  const text = await readFile(new URL('promotions.csv', DOCS), 'utf8')
  const [head, ...records] = await recordsOf(text)
  return records.map(({ line, cells }) => {
    if (cells.length !== head?.cells.length)
      throw new Error(`promotions.csv, line ${line}: wrong number of cells`)
    return Object.fromEntries(cells.map((cell, at) => [head.cells[at] ?? '', cell]))
  })
}

/** The worked examples of `docs/promotions.csv` with the tables of `docs/promotions.md`. */
export async function readWorkedExamples(): Promise<WorkedExample[]> {
  const markdown = await readFile(new URL('promotions.md', DOCS), 'utf8')
  const activities = new Map(
    tableOf(markdown, 'Activities of the examples').map(row => [row['code'] ?? '', activityOf(row)]),
  )
  const discounts = new Map(
    tableOf(markdown, 'Codes and coupons of the examples').map(row => [row['code'] ?? '', discountOf(row)]),
  )
  const goods = new Map(
    tableOf(markdown, 'Goods of the examples').map(row => [row['product'] ?? '', row] as const),
  )
  const pricesOf = (code: string, running: readonly WrittenActivity[]): SkuPrices => {
    const { price = '', GOLD = '' } = goods.get(code) ?? {}
    return {
      listPrice: null,
      salePrice: centsOf(price),
      defaultPrice: null,
      memberPrices: GOLD === '' ? [] : [{ level: 'GOLD', price: centsOf(GOLD) }],
      promotionPrices: running.flatMap(one => (one.price?.spu === code ? [one.price.entry] : [])),
    }
  }
  return (await readRows()).map(row => {
    const written = named(activities, row['activities'])
    const listed = written.map(({ activity }) => activity)
    const audience = audienceOf(row['shopper'] ?? '')
    const lines = partsOf(row['bag'] ?? '').map((text, at) => {
      const code = text.split(' ')[1] ?? ''
      return lineOf(text, at, pricesOf(code, written), audience)
    })
    const country = row['deliver to'] ?? ''
    const freight =
      country === 'pickup'
        ? freightTo(DEFAULT_FREIGHT, { isPickup: true })
        : freightTo(DEFAULT_FREIGHT, { country })
    if (!freight) throw new Error(`No delivery to “${country}”`)
    const [wanted = 0, balance = 0] = partsOf(row['go dollar'] ?? '', ' of ').map(Number)
    const chosen = row['gift chosen'] ?? ''
    return {
      row,
      bag: {
        listed,
        lines,
        activities: indexActivities(listed),
        audience,
        now: NOW,
        giftChoices: new Map(chosen ? listed.map(({ code }) => [code, [chosen]]) : []),
        isAvailable: () => true,
        discounts: named(discounts, row['codes']),
        freight,
        goDollar: { wanted, balance },
      },
    }
  })
}
