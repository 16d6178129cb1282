import { NO_ANSWERS, type ShopQuestions } from '#blocks/page/checks/check.ts'
import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { type Operation, plan } from '#content-store/client/model/operations.ts'
import type { PageFacts } from '#content-store/client/types.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LivePage } from '../../core/model/live-page.ts'
import { freshBranch } from '../../core/model/new-block.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { component, content } from '../../testing/pages.ts'
import { PageChecks, REST_MS } from './page-checks.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21, 2)
const slotsOf = slotsOfBlocks(findBlock)

/** What the shop answers: of the three products one is sold out and one in a sale that ends; one picture is heavy, one address dead. */
const facts = async ({ products, addresses, pictures }: ShopQuestions): Promise<PageFacts> => ({
  answers: {
    ...NO_ANSWERS,
    products: Object.fromEntries(
      products.map(code => [
        code,
        code === 'A'
          ? { state: 'soldOut' as const }
          : { state: 'onSale' as const, ...(code === 'B' && { promotedUntil: START + 2 * HOUR }) },
      ]),
    ),
    addresses: Object.fromEntries(addresses.map(address => [address, address !== '/landingPage/gone'])),
    pictures: Object.fromEntries(
      pictures.map(src => [src, { width: 300, height: 200, bytes: 2_000_000, isDrawing: false }]),
    ),
  },
  stale: [],
})

/** Options of each kind, of which some are found fault with: alone, with others on the page, or at a later hour. */
const OPTIONS = {
  banner: fc.record({
    imgUrl: fc.constantFrom('', '/media/a.webp', '/media/b.webp'),
    alt: fc.constantFrom('', 'A ridge'),
  }),
  richText: fc.record({
    content: fc.constantFrom(
      '',
      '<h2>Here</h2>',
      '<h4>Deep</h4>',
      '<p id="place">A place</p>',
      '<a href="#place">There</a>',
      '<a href="#b1">To a block</a>',
      '<a href="/landingPage/gone">Gone</a>',
      '<p>請看</p>',
    ),
  }),
  basicProductList: fc.record({ productCodes: fc.constantFrom('', 'A', 'A,B', 'C') }),
  shopPromotions: fc.record({ productCodes: fc.constantFrom('', 'B', 'B,C') }),
  swiper: fc.record({
    items: fc.constantFrom(
      [],
      [{ swiper_img_url: '/media/a.webp', count_down: true, time: '2026-11-21 11:30:00' }],
    ),
  }),
} as const
type Code = keyof typeof OPTIONS
const codes = Object.keys(OPTIONS) as Code[]

const drawn = fc.constantFrom(...codes).chain(code => OPTIONS[code].map(options => ({ code, options })))

type Step = (page: LivePage) => Operation | undefined
const idIn = (page: LivePage, at: number) => [...page.nodes.keys()][at % Math.max(1, page.nodes.size)]

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(), drawn).map(
    ([at, { code, options }]): Step =>
      page => {
        const id = idIn(page, at)
        const node = id === undefined ? undefined : page.node(id)
        if (!node) return undefined
        const set = node.code === code ? options : {}
        return { kind: 'edit', id: node.id, bag: 'options', set, unset: [] }
      },
  ),
  fc.nat().map(
    (at): Step =>
      page => {
        const id = idIn(page, at)
        return id === undefined ? undefined : { kind: 'remove', id }
      },
  ),
  fc.tuple(fc.nat(), fc.nat()).map(
    ([at, index]): Step =>
      page => {
        const id = idIn(page, at)
        const last = Math.max(0, page.childIds('|main').length - 1)
        return id === undefined
          ? undefined
          : { kind: 'move', id, to: { slot: '|main', index: Math.min(index, last) }, section: 'main' }
      },
  ),
  fc.tuple(drawn, fc.nat({ max: 3 })).map(
    ([{ code, options }, index]): Step =>
      page => {
        const block = findBlock(code)
        const at = { slot: '|main' as const, index: Math.min(index, page.childIds('|main').length) }
        const [node] = block ? freshBranch(block, at).nodes : []
        return node && { kind: 'insert', at, branch: { nodes: [{ ...node, options }], children: [] } }
      },
  ),
)

const checksOf = (page: LivePage, clock: () => number) =>
  new PageChecks({ page, locale: 'en_US', clock, ask: facts, idle: async () => {} })

/** What checks say of every block, once the page has rested. */
async function said(checks: PageChecks, page: LivePage) {
  checks.touch()
  await vi.advanceTimersByTimeAsync(REST_MS)
  const ids = [...page.nodes.keys()]
  return {
    counts: ids.map(id => [id, checks.countOf(id)]),
    marks: ids.map(id => [id, checks.marksIn(id)]),
    total: checks.total,
    picture: checks.firstLargePicture,
  }
}

test('after any steps, at any hour, what is judged again says the same as judging the whole page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(drawn, { minLength: 1, maxLength: 6 }),
      fc.array(fc.tuple(steps, fc.constantFrom(0, 0, HOUR)), { minLength: 1, maxLength: 8 }),
      async (blocks, changes) => {
        let now = START
        const components = blocks.map(({ code, options }, index) => component(`b${index}`, { code, options }))
        const page = new LivePage(
          fromPage(content(components), slotsOf, id => `${id}x`),
          slotsOf,
        )
        const checks = checksOf(page, () => now)
        await said(checks, page)
        for (const [step, passes] of changes) {
          now += passes
          const operation = step(page)
          const outcome = operation && plan(page, operation)
          if (outcome) page.commit(outcome.change)
          expect(await said(checks, page)).toEqual(
            await said(
              checksOf(page, () => now),
              page,
            ),
          )
        }
      },
    ),
    { numRuns: 60 },
  )
})
