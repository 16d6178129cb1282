import type { Operator } from '#operators/operator.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '#content-store/store.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { SHELL_PATHS, SHELL_TYPES, type ShellType } from '#blocks/page/page.ts'
import { defaultPage } from '#renderer/source/default-pages.ts'

/** Publishes the shells of a new shop under this name. */
export const SHELL_MAKER: Operator = { name: 'cairn', role: 'admin' }

async function createShell(store: ContentStore, type: ShellType, locale: Locale) {
  const path = SHELL_PATHS[type]
  const page = defaultPage(path, locale)
  if (!page) throw new Error(`No built-in page for ${path}`)
  const { description, keywords, globalConfig, components } = page
  const title = catalogue[locale].editor.shells[type]
  const { key, draft } = orThrow(await store.createPage(SHELL_MAKER, { path, locale, type, title }))
  const content = { title, description, keywords, globalConfig, components }
  const saved = orThrow(await store.saveDraft(SHELL_MAKER, key, { ...content, revision: draft.revision }))
  orThrow(await store.publish(SHELL_MAKER, key, { revision: saved.revision, accepted: 'all' }))
}

/**
 * Adds missing built-in frames and shells to a store, so that operators find them in the page list. Existing ones are not
 * changed. Source: LO-05, Shells.
 * @returns the number of created pages
 */
export async function ensureShells(store: ContentStore): Promise<number> {
  const pages = orThrow(await store.pages(SHELL_MAKER))
  const missing = SHELL_TYPES.flatMap(type => LOCALES.map(locale => ({ type, locale }))).filter(
    ({ type, locale }) => !pages.some(page => page.type === type && page.locale === locale),
  )
  for (const { type, locale } of missing) await createShell(store, type, locale)
  return missing.length
}
