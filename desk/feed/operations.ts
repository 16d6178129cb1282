import { z } from 'zod'
import type { ProductFeeds } from '#api/feed/product-feeds.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { LOCALES } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import type { DeskFeeds } from './desk-feed.ts'

export interface FeedDesk {
  readonly productFeeds: ProductFeeds
}

const { read } = operationsOn<FeedDesk>()

/** Product feeds. The setting `productFeed` publishes them. */
export const feedOperations = {
  find: read({
    right: 'settings.read',
    summary:
      'Tells addresses of the product feeds, the number of their items, and the goods that are left out with the reason.',
    input: z.strictObject({}),
    async run({ productFeeds }): Promise<Outcome<DeskFeeds>> {
      const feeds = await Promise.all(LOCALES.map(locale => productFeeds.of(locale)))
      return done({
        isOn: productFeeds.isOn(),
        feeds: feeds.map(({ locale, madeAt, items, leftOut }) => ({
          locale,
          address: productFeeds.address(locale),
          made: isoInHongKong(madeAt),
          items,
          leftOut,
        })),
      })
    },
  }),
}
