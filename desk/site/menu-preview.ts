import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { fewProducts } from '#api/catalogue/live/few-products.ts'
import type { Records } from '#api/catalogue/changes/records.ts'
import { checkSiteLines } from '#api/catalogue/site/check-site-lines.ts'
import { readSiteLine } from '#api/catalogue/site/read-site-line.ts'
import { siteWith } from '#api/catalogue/site/site.ts'
import { LOCALES } from '#locales/locale.ts'
import { type Outcome, refuse } from '#operators/outcome.ts'
import { boundedPreviews, drawnOrList, type DrawOver } from '../records/bounded-previews.ts'
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
  readonly records: Pick<Records, 'all'>
  readonly catalogue: () => Catalogue
  readonly drawOver: DrawOver
}

async function draw(
  { records, catalogue, drawOver }: MenuPreviewDesk,
  { moves, locale }: z.output<typeof menuPreviewInput>,
  now: number,
): Promise<Outcome<{ readonly html: string }>> {
  // Read from the database: an entry that was added a moment ago is not in the catalogue of every process yet.
  const stored = (await records.all('menu')).flatMap(line => {
    const read = readSiteLine(line)
    return read.ok && read.value.kind === 'menu' ? [read.value] : []
  })
  const places = new Map(moves.map(({ code: entry, after }) => [entry, after]))
  const lines = stored.map(line => {
    const { parent: _, ...rest } = line
    const { parent, position } = places.get(line.code) ?? line
    return { ...rest, position, ...(parent !== undefined && { parent }) }
  })
  const shop = catalogue()
  const site = siteWith(shop.site, lines)
  const moved = lines.filter(line => places.has(line.code))
  const problems = checkSiteLines(
    moved.map((line, at) => ({ number: at + 1, line })),
    { lines: site.lines, categories: new Set(shop.categories.keys()) },
  ).filter(({ path }) => path === 'parent')
  if (problems.length > 0) {
    const codes = moved.map(line => line.code)
    return refuse(422, 'unsavedLines', {
      values: { count: problems.length },
      dataIn: reader => ({ problems: worded(problems, codes, reader) }),
    })
  }
  // Without goods, whose index takes long to make in a large shop: the menus are what changes.
  const over = fewProducts({ ...shop, site }, '')
  return drawnOrList('/', pathname => drawOver(over, { pathname, locale, viewer: 'visitor', now }))
}

/** Draws the shop with its menus arranged otherwise: a bounded number of previews at a time, and nothing is kept. */
export const createMenuPreview = () => boundedPreviews(draw)
