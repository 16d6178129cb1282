import { globalConfigSchema, sharingOf } from '#blocks/page/page.ts'
import type { ContentStore } from '#content-store/store.ts'
import { orThrow } from '#operators/outcome.ts'
import { SHELL_MAKER } from '../open/ensure-shells.ts'
import { IMPORTER } from './add-pictures.ts'
import type { ShopPage } from './page-file.ts'

/** Publishes a page, or stores it as a draft; returns false if the shop has one of its own there. */
export async function importPage(
  store: ContentStore,
  page: ShopPage,
  presentKey: string | undefined,
): Promise<boolean> {
  const { path, locale, type, title, description, keywords, components } = page
  const { key, draft, liveVersion } = orThrow(
    presentKey === undefined
      ? await store.createPage(IMPORTER, { path, locale, type, title })
      : await store.page(IMPORTER, presentKey),
  )
  if (liveVersion !== null && draft.savedBy !== SHELL_MAKER.name) return false
  const globalConfig = page.globalConfig ?? globalConfigSchema.parse({})
  const content = { title, description, keywords, components, globalConfig, ...sharingOf(page) }
  const saved = orThrow(await store.saveDraft(IMPORTER, key, { ...content, revision: draft.revision }))
  if (page.isShown) orThrow(await store.publish(IMPORTER, key, { revision: saved.revision, accepted: 'all' }))
  return true
}
