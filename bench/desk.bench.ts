import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { createRandom } from '#api/shared/seeded-random.ts'
import type { StyleSort } from '#api/catalogue/styles/style-index.ts'
import { DESK_PATH } from '#desk/address.ts'
import type { StyleDetail } from '#desk/styles/listed-style.ts'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { withCatalogues } from './catalogue-shops.ts'
import type { LongestTurn } from './longest-turn.ts'
import { type BenchResult, median, percentile } from './result.ts'

const PRODUCTS = 100_000
/** Questions to the list of goods. */
const QUESTIONS = 300
/** Saves whose way into the shop is timed. */
const SAVES = 12
const OPERATORS = 10
/** Pause of an operator between two saves. Milliseconds. */
const SAVE_EVERY_MS = 1000
/** How long shoppers are timed in one turn, with or without operators who save. Milliseconds. */
const SHOPPING_MS = 6000
/** Pairs of such turns: a machine that slows down for a while slows both of a pair. */
const PAIRS = 9
const SHOPPERS = 4
/** Pause of a shopper between two requests. Milliseconds. */
const PAUSE_MS = 5
/** How often the shop is asked whether it shows a save. Milliseconds. */
const ASK_MS = 20

const SORTS: readonly StyleSort[] = ['listed', 'style', 'title.zh_HK', 'title.en_US', 'free', 'lowest']
const WORDS = ['', '', '外套', '防水 外套', 'jacket', 'g0001', 'recycled boot', '青松']
/** Interval between two sales, with and without operators: a shop of this size sells all day, which makes versions too. Milliseconds. */
const SALE_EVERY_MS = 1000
const SEARCHES = [
  '外套',
  '防水 外套',
  'jacket',
  'boots',
  '背囊',
  'recycled boot',
  'rope',
  'tee',
  '帳篷',
  'fleece',
]
const ORDERS = ['', ', sorts: [{ field: SALE_PRICE, order: ASC }]']

const ms = (value: number) => `${value.toFixed(1)} ms`

/** The desk and the shop of a process. */
function clientOf(origin: string) {
  const send = async (name: string, by: string, body: object) => {
    const response = await fetch(`${origin}${DESK_PATH}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `cairn_operator=${by}` },
      body: JSON.stringify(body),
    })
    const { message, data } = (await response.json()) as { readonly message: string; readonly data: unknown }
    if (!response.ok) throw new Error(`${name}: ${response.status} ${message}`)
    return data
  }
  return {
    ask: send,
    async find(style: string, by: string): Promise<StyleDetail> {
      const input = new URLSearchParams({ input: JSON.stringify({ style }) })
      const response = await fetch(`${origin}${DESK_PATH}/styles.find?${input}`, {
        headers: { cookie: `cairn_operator=${by}` },
      })
      return ((await response.json()) as { readonly data: StyleDetail }).data
    },
    async shop<Data>(query: string): Promise<Data> {
      const response = await fetch(`${origin}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', lang: 'en_US' },
        body: JSON.stringify({ query }),
      })
      return ((await response.json()) as { readonly data: Data }).data
    },
  }
}
type Client = ReturnType<typeof clientOf>

/** Milliseconds per answer of the list of goods: filters, orders and pages as an operator goes through them. */
async function measureLists(client: Client): Promise<readonly number[]> {
  const luck = createRandom(7)
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(luck() * from.length)] as Value // never empty
  // Each order is made when it is first asked for.
  for (const sort of SORTS) await client.ask('styles.list', 'first', { sort })
  const took: number[] = []
  let after: string | null = null
  let last: object = {}
  for (let at = 0; at < QUESTIONS; at += 1) {
    const question: object =
      after !== null && luck() < 0.4
        ? { ...last, after }
        : {
            search: pick(WORDS),
            sort: pick(SORTS),
            isDescending: luck() < 0.5,
            ...(luck() < 0.3 && { shelf: pick(['on', 'some', 'off']) }),
            ...(luck() < 0.3 && { category: pick(['g-men', 'g-women', 'g-gear']) }),
            ...(luck() < 0.2 && { freeUpTo: 5 }),
          }
    const start = performance.now()
    const { next } = (await client.ask('styles.list', `lists-${at % 4}`, question)) as {
      readonly next: string | null
    }
    took.push(performance.now() - start)
    after = next
    last = Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'after'))
  }
  return took
}

const styleCode = (at: number) => `G${String(at).padStart(6, '0')}`

/** Saves a new title of a style; resolves to the code of its first product. */
async function saveTitle(client: Client, style: string, by: string, title: string): Promise<string> {
  const { products } = await client.find(style, by)
  const changes = products.map(({ code, line }) => ({
    code,
    path: 'title.en_US',
    before: line.title.en_US,
    after: title,
  }))
  await client.ask('styles.save', by, { wish: `bench ${by} ${title}`, style, changes })
  return products[0]?.code ?? ''
}

/** Milliseconds from the acknowledgement of a save until shoppers see it. */
async function measureSaves(client: Client): Promise<readonly number[]> {
  const took: number[] = []
  for (let at = 0; at < SAVES; at += 1) {
    const title = `Saved ${at}`
    const code = await saveTitle(client, styleCode(at + 1), 'saver', title)
    const start = performance.now()
    for (;;) {
      const { node } = await client.shop<{ readonly node: { readonly title: string } }>(
        `{ node(code: "${code}") { title } }`,
      )
      if (node.title === title) break
      await pause(ASK_MS)
    }
    took.push(performance.now() - start)
    await pause(ASK_MS)
  }
  return took
}

/** What a shopper asks for next: one of some searches in some order, or a product. */
function nextQuestion(luck: () => number): string {
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(luck() * from.length)] as Value // never empty
  if (luck() < 0.5) return `{ node(code: "${styleCode(Math.ceil(luck() * 500))}-BLK") { code title } }`
  return `{ shop { products(pageInput: { first: 20 }, filters: { keyword: "${pick(SEARCHES)}" }${pick(ORDERS)}) { edges { node { code title } } } } }`
}

/** Milliseconds per answer to some shoppers for a while, in which the shop sells units of styles from `first` on. */
async function shopping(client: Client, shop: ChildProcess, first: number): Promise<readonly number[]> {
  const took: number[] = []
  const end = performance.now() + SHOPPING_MS
  const shopper = async (number: number) => {
    const luck = createRandom(number)
    while (performance.now() < end) {
      const question = nextQuestion(luck)
      const start = performance.now()
      await client.shop(question)
      took.push(performance.now() - start)
      await pause(PAUSE_MS)
    }
  }
  const selling = async () => {
    for (let at = 0; performance.now() < end; at += 1) {
      const { products } = await client.find(styleCode(first + at), 'first')
      shop.send({ sell: products[0]?.line.skus[0]?.code })
      await pause(SALE_EVERY_MS)
    }
  }
  await Promise.all([selling(), ...Array.from({ length: SHOPPERS }, (_, number) => shopper(number + 1))])
  return took
}

/** Operators who save a style each, again and again, until they are stopped. Each begins at a moment of their own. */
function saving(client: Client, turn: number): () => Promise<number> {
  let isOver = false
  const operator = async (number: number) => {
    let count = 0
    await pause((number * SAVE_EVERY_MS) / OPERATORS)
    for (; !isOver; count += 1) {
      const title = `Title ${turn} ${number} ${count}`
      await saveTitle(client, styleCode(1000 + number), `operator-${number}`, title)
      await pause(SAVE_EVERY_MS)
    }
    return count
  }
  const all = Array.from({ length: OPERATORS }, (_, number) => operator(number))
  return async () => {
    isOver = true
    return (await Promise.all(all)).reduce((sum, count) => sum + count, 0)
  }
}

/** p99 of shoppers alone and beside operators, in milliseconds, and how often those saved. */
interface Pair {
  readonly alone: number
  readonly beside: number
  readonly saves: number
}

async function measureShopping(client: Client, shop: ChildProcess): Promise<readonly Pair[]> {
  const pairs: Pair[] = []
  for (let turn = 0; turn < PAIRS; turn += 1) {
    const alone = await shopping(client, shop, 2000 + 200 * turn)
    const stop = saving(client, turn)
    const beside = await shopping(client, shop, 2100 + 200 * turn)
    pairs.push({ alone: percentile(alone, 0.99), beside: percentile(beside, 0.99), saves: await stop() })
  }
  return pairs
}

async function longestTurn(shop: ChildProcess): Promise<LongestTurn> {
  shop.send({ ask: 'longest turn' })
  const [turn] = (await once(shop, 'message')) as [LongestTurn]
  return turn
}

async function measure(shop: ChildProcess): Promise<BenchResult[]> {
  const [origin] = (await once(shop, 'message')) as [string]
  const client = clientOf(origin)
  // Answered once the index of the first catalogue is made.
  await client.shop(nextQuestion(() => 0.9))
  const lists = await measureLists(client)
  await longestTurn(shop)
  const saves = await measureSaves(client)
  const turn = await longestTurn(shop)
  const pairs = await measureShopping(client, shop)
  return [
    {
      name: `list of goods at ${PRODUCTS} products, any filter, order and page: p95`,
      value: percentile(lists, 0.95),
      unit: 'ms',
      must: { atMost: 50 },
      details: `${lists.length} questions over HTTP; p50 ${ms(percentile(lists, 0.5))}, longest ${ms(Math.max(...lists))}`,
    },
    {
      name: `a style saved at ${PRODUCTS} products until shoppers see it: longest`,
      value: Math.max(...saves),
      unit: 'ms',
      must: { atMost: 1500 },
      details: `${saves.length} saves; p50 ${ms(percentile(saves, 0.5))}`,
    },
    {
      name: 'longest turn of the event loop meanwhile, processor time without garbage collection',
      value: turn.work,
      unit: 'ms',
      must: { atMost: 50 },
      details: `the save, its version and the index that follows it; longest collection of garbage ${ms(turn.collection)}`,
    },
    {
      name: `p99 of shoppers' searches and products, in a shop that sells, while ${OPERATORS} operators save`,
      value: median(pairs.map(({ alone, beside }) => beside / alone)),
      unit: '×',
      must: { atMost: 1.3 },
      details: `median of ${PAIRS} pairs of ${SHOPPING_MS / 1000} s; ${ms(median(pairs.map(pair => pair.beside)))} with ${pairs.reduce((sum, { saves: each }) => sum + each, 0)} saves, ${ms(median(pairs.map(pair => pair.alone)))} without; ratios ${pairs.map(({ alone, beside }) => (beside / alone).toFixed(2)).join(', ')}`,
    },
  ]
}

/** The desk beside a shop with many products. */
export const run = (): Promise<BenchResult[]> =>
  withCatalogues([PRODUCTS], async databases => {
    const shop = fork('bench/desk-shop.ts', [databases.get(PRODUCTS)?.url ?? ''], {
      execArgv: [...serverProcess.flags, '--expose-gc'],
      env: { ...process.env, ...serverProcess.environment },
    })
    try {
      return await measure(shop)
    } finally {
      shop.disconnect()
    }
  })
