import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { readSiteLine } from '#api/catalogue/site/read-site-line.ts'
import { SETTING_SUBJECTS } from '#api/catalogue/site/setting-lines.ts'
import { siteWith } from '#api/catalogue/site/site.ts'
import { productPath } from '#api/rules/address.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import type { SettingsOf, ShopSettings } from '#api/settings/shop-settings.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { boundedPreviews, drawnOrList } from '../records/bounded-previews.ts'
import { type Outcome, refuse } from '#operators/outcome.ts'

/** Pages that show a shop's face best. */
const PREVIEW_PAGES = ['home', 'product'] as const

export const shopPreviewInput = z.strictObject({
  /** Settings of a subject as the form has them. */
  line: z.looseObject({ code: z.enum(SETTING_SUBJECTS) }),
  page: z.enum(PREVIEW_PAGES),
  locale: z.enum(LOCALES),
})

/** Page of the shop to draw. */
interface DrawnShop {
  readonly pathname: string
  readonly locale: Locale
  /** Epoch ms. */
  readonly now: number
}

export interface ShopPreviewDesk {
  readonly catalogue: () => Catalogue
  readonly settingsOf: SettingsOf
  /** HTML of a page with these settings; a status code when there is none. */
  readonly drawShop: (settings: ShopSettings, drawn: DrawnShop) => Promise<string | number>
}

/** A product that is for sale, else any; undefined in a shop without goods. */
const someProduct = ({ spus }: Catalogue) => {
  const all = [...spus.values()]
  return all.find(({ onShelves, skus }) => onShelves && skus.length > 0) ?? all[0]
}

async function draw(
  { catalogue, settingsOf, drawShop }: ShopPreviewDesk,
  { line, page, locale }: z.output<typeof shopPreviewInput>,
  now: number,
): Promise<Outcome<{ readonly html: string }>> {
  const read = readSiteLine({ ...line, kind: 'setting' })
  if (!read.ok)
    return refuse(422, 'unsavedLines', {
      values: { count: read.refusal.length },
      dataIn: reader => ({
        problems: read.refusal.map(problem => ({
          code: line.code,
          path: problem.path,
          message: problemText(problem, reader),
        })),
      }),
    })
  const shop = catalogue()
  const product = page === 'product' ? someProduct(shop) : undefined
  const pathname = product ? productPath(product.code) : '/'
  const settings = settingsOf(siteWith(shop.site, [read.value]))
  return drawnOrList(pathname, shown => drawShop(settings, { pathname: shown, locale, now }))
}

/** Draws previews of the shop with settings that are not saved: a bounded number at a time, and nothing is kept. */
export const createShopPreview = () => boundedPreviews(draw)
