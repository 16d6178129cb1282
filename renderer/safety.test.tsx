import { sanitiseHtml } from '#content-store/checks/sanitise.ts'
import { htmlDangers } from '#content-store/testing/html-dangers.ts'
import { XSS_VECTORS } from '#content-store/testing/xss-vectors.ts'
import { type BlockContext, NO_SESSION } from '#blocks/page/view.ts'
import { createSharedState } from '#blocks/page/shared-state.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { expect, test } from 'vitest'
import { compilePage } from './source/compile-page.ts'
import { apiWith, component, releasePage } from './testing/pages.ts'
import { renderBlock } from './view/entry.tsx'

const context: BlockContext = {
  locale: 'zh_HK',
  mode: 'shop',
  now: 0,
  api: apiWith(() => Promise.resolve([])),
  currencySymbol: 'HK$',
  route: CONTENT_ROUTE,
  settings: {},
  shared: createSharedState(),
  go: () => undefined,
  isVisitor: () => Promise.resolve(true),
  ...NO_SESSION,
}

/** A page written to the store without the editor: nothing was cleaned on the way in. */
function drawn(html: string, clean = sanitiseHtml): Record<string, string> {
  const { blocks } = compilePage(
    releasePage({
      components: [
        component({ id: 'text', code: 'richText', options: { content: html } }),
        component({
          id: 'panel',
          code: 'articleCollapse',
          options: { collapseItems: [{ title: 'x', content: html }] },
        }),
        component({ id: 'frame', code: 'iframe', options: { content: html } }),
      ],
    }),
    { imageHostMap: {}, sanitise: clean },
  )
  return Object.fromEntries(
    blocks.map(({ id, block, options }) => [
      id,
      renderBlock({ id, code: block.code, options, data: {}, slots: {} }, context),
    ]),
  )
}

const parsed = (html: string) => new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')

/** What stands inside a block's own element, or inside its frame. */
function inside(html: string, selector: string): Document {
  const element = parsed(html).querySelector(selector)
  const framed = element?.getAttribute('srcdoc')
  return parsed(
    framed ? framed.slice(framed.indexOf('>', framed.indexOf('<body')) + 1) : (element?.innerHTML ?? ''),
  )
}

const PLACES = [
  ['text', '.prose'],
  ['panel', '.prose'],
  ['frame', 'iframe'],
] as const

test.each(PLACES)(
  '“%s” shows what is harmless, and would show what is not: the test looks in the right place',
  (id, selector) => {
    expect(inside(drawn('<p>fine</p>')[id] ?? '', selector).body.innerHTML).toContain('<p>fine</p>')
    const uncleaned = drawn('<svg onload=x></svg><p onclick=x>y</p>', html => html)
    expect(htmlDangers(inside(uncleaned[id] ?? '', selector))).toHaveLength(2)
  },
)

test.each(PLACES)(
  'of every known vector, what “%s” shows is harmless without help of the store (L-261, LO-48)',
  (id, selector) => {
    for (const [name, html] of XSS_VECTORS) {
      const block = drawn(html)[id] ?? ''
      expect(htmlDangers(inside(block, selector)), name).toEqual([])
      // Nothing got out of its element either.
      expect(
        parsed(block).querySelector('script, object, embed, base, form, style, meta, link'),
        name,
      ).toBeNull()
    }
  },
  60_000,
)
