import type { ContentStore } from '#content-store/store.ts'

/** Resolves to true if only shells are published, as in a new shop. */
export const isUnopened = async (store: Pick<ContentStore, 'shownPaths'>): Promise<boolean> =>
  (await store.shownPaths()).every(path => path.startsWith('/shell/'))
