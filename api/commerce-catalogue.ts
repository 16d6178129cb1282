import { DEFAULT_LOCALE } from '#locales/locale.ts'
import type { CacheUse } from '#platform/byte-cache.ts'
import { type Catalogue, nextChange } from './catalogue/catalogue.ts'
import { createPlannedCatalogues } from './catalogue/changes/planned-catalogue.ts'
import { importCatalogue } from './catalogue/import/import-catalogue.ts'
import { exportCatalogue, type LineSink, storedGoods } from './catalogue/export/export-catalogue.ts'
import { exportSite } from './catalogue/export/export-site.ts'
import type { ImportOptions, ImportResult, SiteImportOptions } from './catalogue/import/import-result.ts'
import { type ListedProduct, listedProducts } from './catalogue/live/listed-products.ts'
import { createLiveCatalogue, type LiveCatalogue } from './catalogue/live/live-catalogue.ts'
import { GUEST } from './catalogue/pricing.ts'
import { importSite, type SiteImportResult } from './catalogue/import/import-site.ts'
import type { Site } from './catalogue/site/site.ts'
import type { Database } from './database/database.ts'
import { findSku, type FoundSku } from './product/find-sku.ts'
import { type FoundByWords, foundByWords } from './product/search/found-by-words.ts'
import { NO_SYNONYMS, synonymsOf } from './product/search/synonyms.ts'
import type { PriceContext } from './product/product-model.ts'
import { createCatalogueViews, type IsCampaignOn } from './product/view/catalogue-view.ts'
import { createViewCaches, viewCacheUses } from './product/view/view-caches.ts'
import type { Logger } from './transport/present-errors.ts'

/** Goods of the shop, the site around them, and their search. */
export interface CommerceCatalogue {
  /** The goods as they are now. */
  readonly catalogue: () => Catalogue
  /** The SKU of a code in that catalogue, on shelf or not. */
  readonly findSku: (code: string) => FoundSku | undefined
  /** Rises with every change to what shoppers see. */
  readonly catalogueVersion: () => number
  /** Reads what other processes changed of the catalogue and what surrounds it. */
  readonly refresh: () => Promise<void>
  /** Called with the new version; returns a function that ends it. */
  readonly onCatalogueChange: (listener: (version: number) => void) => () => void
  /** The next moment after `now` at which a price, a promotion or a “new” label changes by itself. */
  readonly changesAt: (now: number) => number | undefined
  readonly importCatalogue: (
    lines: Iterable<string> | AsyncIterable<string>,
    options?: ImportOptions,
  ) => Promise<ImportResult>
  /** Menus, documents and what else surrounds the goods; raises the catalogue's version too. */
  readonly importSite: (
    lines: Iterable<string> | AsyncIterable<string>,
    options?: SiteImportOptions,
  ) => Promise<SiteImportResult>
  /** Codes of the goods by the kind of their lines, as they are stored. */
  readonly storedGoods: () => Promise<ReadonlyMap<string, ReadonlySet<string>>>
  /** Writes the goods as lines of a file. Resolves to the lines per kind. */
  readonly exportCatalogue: (write: LineSink) => Promise<Readonly<Record<string, number>>>
  /** Writes the site as lines of a file. Resolves to the lines per kind. */
  readonly exportSite: (write: LineSink) => Promise<Readonly<Record<string, number>>>
  /** Products on the shelf that these words find in searches, by the synonyms in use. */
  readonly foundByWords: (words: readonly string[]) => FoundByWords
  /** The products on the shelf, read from the database. */
  readonly listedProducts: () => Promise<readonly ListedProduct[]>
  /** Returns true if there is nothing but settings and synonyms. */
  readonly isSiteEmpty: () => boolean
  /** Fill of the caches, by name. */
  readonly cacheUses: () => Readonly<Record<string, CacheUse>>
}

/** Logs view data that is not JSON, once for each state of the site. */
function reportBrokenViewData(catalogue: LiveCatalogue, logger: Logger) {
  let reported: Site | undefined
  const report = () => {
    const { site } = catalogue.current()
    if (site !== reported && site.brokenViewData.length > 0) {
      logger.error({ codes: site.brokenViewData }, 'View data that is not JSON is answered as null')
    }
    reported = site
  }
  report()
  catalogue.onChange(report)
}

/** Synonyms of the site in use, made once for each list of them. */
function createSynonyms() {
  let groups: Catalogue['site']['synonyms'] = []
  let synonyms = NO_SYNONYMS
  return {
    current: () => synonyms,
    take({ site }: Catalogue) {
      if (site.synonyms === groups) return
      groups = site.synonyms
      synonyms = synonymsOf(groups)
    },
  }
}

/** Reads the catalogue from the database and begins to prepare the search. */
export async function openCommerceCatalogue(
  db: Database,
  {
    clock,
    logger,
    isCampaignOn,
  }: { readonly clock: () => number; readonly logger: Logger; readonly isCampaignOn: IsCampaignOn },
) {
  const synonyms = createSynonyms()
  const caches = createViewCaches()
  const views = createCatalogueViews(synonyms.current, caches, isCampaignOn)
  /** Views of the catalogue as it will be: among the others they would pass for the newest ones. */
  const plannedViews = createCatalogueViews(synonyms.current, undefined, isCampaignOn)
  const planned = createPlannedCatalogues(db)
  const viewThen = async (current: Catalogue, priceContext: PriceContext) => {
    const then = await planned.at(current, priceContext.now)
    return (then === current ? views : plannedViews)(then, priceContext)
  }
  const live = await createLiveCatalogue(db, {
    prepare(next) {
      synonyms.take(next)
      return views.prepare(next, clock())
    },
  })
  synonyms.take(live.current())
  const prepared = views.prepare(live.current(), clock()).catch((err: unknown) => {
    logger.error({ err }, 'Preparing the search failed')
  })
  reportBrokenViewData(live, logger)
  const commerceCatalogue: CommerceCatalogue = {
    catalogue: live.current,
    findSku(code) {
      const context = { locale: DEFAULT_LOCALE, audience: GUEST, now: clock() }
      return findSku(views(live.current(), context).index(), code)
    },
    foundByWords(words) {
      const context = { locale: DEFAULT_LOCALE, audience: GUEST, now: clock() }
      return foundByWords(views(live.current(), context).index().catalogue, words)
    },
    catalogueVersion: () => live.current().version,
    refresh: async () => void (await live.refresh()),
    onCatalogueChange: live.onChange,
    changesAt: now => nextChange(live.current(), now),
    async importCatalogue(lines, options) {
      const result = await importCatalogue(db, lines, options)
      if (result.version !== undefined) await live.refresh()
      return result
    },
    async importSite(lines, options) {
      const result = await importSite(db, lines, options)
      if (result.version !== undefined) await live.refresh()
      return result
    },
    storedGoods: () => storedGoods(db),
    exportCatalogue: write => exportCatalogue(db, write),
    exportSite: write => exportSite(db, write),
    listedProducts: () => listedProducts(db),
    isSiteEmpty: () =>
      [...live.current().site.lines.values()].every(({ kind }) => kind === 'setting' || kind === 'synonym'),
    cacheUses: () => viewCacheUses(caches),
  }
  return { live, views, viewThen, prepared, commerceCatalogue }
}
