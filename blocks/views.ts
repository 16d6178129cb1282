import type { NeedsOf, OptionsOf } from './define-block.ts'
import type { registry } from './registry.ts'
import type { View } from './view.ts'

type Block = (typeof registry)[number]
/** One loader per block, typed by its definition: a view that reads an option the schema lacks does not compile. */
type ViewLoaders = { [B in Block as B['code']]: () => Promise<View<OptionsOf<B>, NeedsOf<B>>> }

/**
 * Views by block code, each its own chunk. Apart from `registry.ts` because definitions carry zod schemas, which must
 * never reach a shopper.
 */
export const views: ViewLoaders = {
  banner: async () => (await import('./banner/Banner.tsx')).Banner,
}
