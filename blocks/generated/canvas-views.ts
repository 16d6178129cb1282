// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.
import type { View } from '../page/view.ts'
import type { NeedsOf, OptionsOf } from '../page/define-block.ts'
import type { definitions } from './definitions.ts'

type Block = (typeof definitions)[number]

/** Views by block code that only the editor's canvas draws: no shopper's script names them. */
export const canvasViews = {
  syncedSection: () => import('../content/syncedSection/SyncedSection.tsx').then(view => view.SyncedSection),
} satisfies {
  [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}
