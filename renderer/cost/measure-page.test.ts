import { describe, expect, test } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import type { PageMeter } from '../build/draw-block.ts'
import { compilePage } from '../source/compile-page.ts'
import { component, releasePage } from '../testing/pages.ts'
import { createMeasurePage } from './measure-page.ts'
import { heavyIn, overBudget, PAGE_BUDGET } from './page-cost.ts'
import type { BuiltScripts } from './view-scripts.ts'

const { blocks } = compilePage(
  releasePage({
    components: [
      component({ id: 'outer', code: 'columns' }),
      component({ id: 'inner', code: 'articleTitle' }),
      component({ id: 'popup', code: 'homeModal', options: { visitor_img_url: '/media/later.webp' } }),
      component({ id: 'list', code: 'productTabs' }),
    ],
  }),
  { imageHostMap: {}, sanitise: html => html },
)
const blockOf = (id: string) => {
  const found = blocks.find(block => block.id === id)
  if (!found) throw new Error(`The page has no ${id}`)
  return found
}

const INNER = '<h2>字</h2><img src="/media/a.webp?w=100" srcset="/media/a.webp?w=200 2x">'

/** A page made again and again: slow, fast, slow. */
function storefrontOf(draw: (meter: PageMeter, ms: number) => void, times = [9, 2, 5]) {
  let run = 0
  return {
    measure: async (_: string, __: number, meter: PageMeter) => {
      draw(meter, times[run++] ?? 0)
      return { bytes: 5000 }
    },
  }
}

const BYTES: Readonly<Record<string, number>> = { '/media/a.webp': 700, '/media/later.webp': 40 }
const pictureFacts = async (address: string) => {
  const bytes = BYTES[address]
  return bytes === undefined ? undefined : { width: 1, height: 1, bytes, isDrawing: false }
}
const scripts: BuiltScripts = {
  everyPage: new Map([['entry.js', 1000]]),
  of: viewFile =>
    viewFile === findBlock('productTabs')?.viewFile
      ? { own: new Map([['tabs.js', 30]]), onDemand: new Map([['dialog.js', 500]]) }
      : {
          own: new Map([
            ['tabs.js', 30],
            ['modal.js', 9],
          ]),
          onDemand: new Map(),
        },
}

const draw = (meter: PageMeter, ms: number) => {
  meter.waited('list', ms * 10)
  meter.drawn(blockOf('inner'), INNER, [], ms)
  meter.drawn(blockOf('outer'), `<div>${INNER}</div>`, [INNER], ms)
  meter.drawn(blockOf('list'), '<img src="https://other.example/b.jpg"><img src="/media/a.webp">', [], ms)
}

describe('what a draft takes', () => {
  test('a container counts without the blocks inside it; the fastest run counts; waiting for data is server time', async () => {
    const measure = createMeasurePage({ storefront: storefrontOf(draw), scripts, pictureFacts })
    const cost = await measure('/preview/home', 0)
    expect(cost).toMatchObject({
      blocks: {
        outer: { html: '<div></div>'.length, script: 0, pictures: 0, server: 2 },
        inner: { html: Buffer.byteLength(INNER), script: 0, pictures: 700, server: 2 },
        list: { script: 30, pictures: 700, unknownPictures: 1, server: 22 },
      },
      page: { html: 5000, script: 1030, pictures: 700, unknownPictures: 1 },
    })
  })

  test('a pop-up that is closed counts the pictures of its options; files of several blocks count once', async () => {
    const storefront = storefrontOf((meter, ms) => {
      meter.drawn(blockOf('popup'), '', [], ms)
      meter.drawn(blockOf('list'), '', [], ms)
    })
    const cost = await createMeasurePage({ storefront, scripts, pictureFacts })('/preview/home', 0)
    expect(cost).toMatchObject({
      blocks: { popup: { html: 0, script: 39, pictures: 40 } },
      page: { script: 1039, pictures: 40 },
    })
  })

  test('without a build the script is not known; a page that is not there has no cost', async () => {
    const storefront = storefrontOf(draw)
    const parts = { scripts: undefined, pictureFacts }
    expect(await createMeasurePage({ ...parts, storefront })('/preview/home', 0)).toMatchObject({
      page: { script: null },
      blocks: { list: { script: null } },
    })
    const gone = { measure: () => Promise.resolve(404) }
    expect(await createMeasurePage({ ...parts, storefront: gone })('/preview/home', 0)).toBe(404)
  })
})

test.each([
  [{ html: PAGE_BUDGET.html * 0.2 }, [], []],
  [{ html: PAGE_BUDGET.html * 0.21 }, ['html'], []],
  [{ script: null }, [], []],
  [
    { pictures: PAGE_BUDGET.pictures + 1, server: PAGE_BUDGET.server + 1 },
    ['pictures', 'server'],
    ['pictures', 'server'],
  ],
] as const)('%o is heavy in %o and over budget in %o', (given, heavy, over) => {
  const cost = { html: 0, script: 0, pictures: 0, unknownPictures: 0, server: 0, ...given }
  expect([heavyIn(cost), overBudget(cost)]).toEqual([heavy, over])
})
