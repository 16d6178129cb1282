import type { PracticeDesk } from '#desk/shop/practice-shops.ts'
import type { HtmlCache } from '#renderer/build/html-cache.ts'
import { createStorefront, type Storefront } from '#renderer/storefront.ts'
import { appParts, type OpenShop } from './app-parts.ts'
import { createLiveTests, type LiveTests } from './experiments/live-tests.ts'
import { checkWritable, createReadiness } from './http/readiness.ts'
import { type OpenOptions, openShop } from './open/open-shop.ts'
import type { Settings } from './settings/settings.ts'

export interface PrepareOptions<Practice extends PracticeDesk> extends OpenOptions {
  /** Cache of finished pages; benchmarks pass one that keeps none. */
  readonly cache?: HtmlCache
  /** Practice shops, as staff of the shop make and enter them. */
  readonly practice: (shop: OpenShop) => Practice
  readonly isStopping: () => boolean
}

/** Changes that shoppers see; a saved draft is not one. */
const VISIBLE_CHANGES = new Set(['published', 'unpublished', 'rolledBack', 'removed'])

/** Drops finished pages when content, pictures or goods change. */
function forgetOnChange({ content, commerce }: OpenShop, storefront: Storefront, liveTests: LiveTests): void {
  const forget = () => {
    storefront.forgetPages()
    liveTests.forget()
  }
  content.store.onChange(({ kind }) => {
    if (VISIBLE_CHANGES.has(kind)) forget()
  })
  content.store.onCampaignChange(forget)
  commerce.onCatalogueChange(() => {
    storefront.forgetPages()
    void commerce.notifyBackInStock()
  })
  content.store.onMediaChange(() => storefront.forgetPages())
}

export type PreparedShop = Omit<Awaited<ReturnType<typeof prepareShop>>, 'practice'>

/** Opens a shop, and makes the parts that answer its requests. */
export async function prepareShop<Practice extends PracticeDesk>(
  settings: Settings,
  { cache, practice: practiceOf, isStopping, ...options }: PrepareOptions<Practice>,
) {
  const shop = await openShop(settings, options)
  const practice = practiceOf(shop)
  const storefront = createStorefront({ ...shop.storefront, ...(cache && { cache }) })
  const liveTests = createLiveTests(shop.content.store, shop.clock)
  forgetOnChange(shop, storefront, liveTests)
  const parts = {
    ...appParts(settings, shop, { storefront, liveTests, practice }),
    checkReady: createReadiness({
      isStopping,
      checkDatabase: shop.commerce.checkReady,
      checkDisk: () => checkWritable(shop.directory),
    }),
  }
  return { shop, storefront, practice, parts }
}
