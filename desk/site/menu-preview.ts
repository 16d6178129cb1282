import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { fewProducts } from '#api/catalogue/live/few-products.ts'
import { checkSiteLines, siteKey } from '#api/catalogue/site/check-site-lines.ts'
import { siteWith } from '#api/catalogue/site/site.ts'
import { LOCALES } from '#locales/locale.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { boundedPreviews, type DrawOver } from '../records/bounded-previews.ts'
import { code } from '../records/record-input.ts'
import { worded } from '../records/refusals.ts'

/** Most entries that are moved together: undo takes no more back. */
export const MAX_MOVES = 50

export const place = z.strictObject({ parent: code.optional(), position: z.int() })

export const menuPreviewInput = z.strictObject({
  moves: z.array(z.strictObject({ code, after: place })).max(MAX_MOVES),
  locale: z.enum(LOCALES),
})

export interface MenuPreviewDesk {
  readonly catalogue: () => Catalogue
  readonly drawOver: DrawOver
}

async function draw(
  { catalogue, drawOver }: MenuPreviewDesk,
  { moves, locale }: z.output<typeof menuPreviewInput>,
  now: number,
): Promise<Outcome<{ readonly html: string }>> {
  const shop = catalogue()
  const lines = moves.flatMap(({ code: moved, after: { parent, position } }) => {
    const line = shop.site.lines.get(siteKey({ kind: 'menu', code: moved }))
    if (line?.kind !== 'menu') return []
    const { parent: _, ...rest } = line
    return [{ ...rest, position, ...(parent !== undefined && { parent }) }]
  })
  const problems = checkSiteLines(
    lines.map((line, at) => ({ number: at + 1, line })),
    { lines: shop.site.lines, categories: new Set(shop.categories.keys()) },
  )
  if (problems.length > 0) {
    const codes = lines.map(line => line.code)
    return refuse(422, 'unsavedLines', {
      values: { count: problems.length },
      dataIn: reader => ({ problems: worded(problems, codes, reader) }),
    })
  }
  // Without goods, whose index takes long to make in a large shop: the menus are what changes.
  const over = fewProducts({ ...shop, site: siteWith(shop.site, lines) }, '')
  const asked = { locale, viewer: 'visitor', now } as const
  const home = await drawOver(over, { ...asked, pathname: '/' })
  // A new shop has no home page yet; its list of goods has the same header.
  const html = typeof home === 'number' ? await drawOver(over, { ...asked, pathname: '/list' }) : home
  return typeof html === 'number' ? refuse(404, 'shopNotDrawn') : done({ html })
}

/** Draws the shop with its menus arranged otherwise: a bounded number of previews at a time, and nothing is kept. */
export const createMenuPreview = () => boundedPreviews(draw)
