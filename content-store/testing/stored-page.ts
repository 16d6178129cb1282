import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { StoredPage } from '../stored/page.ts'
import type { Component } from '#blocks/page/page.ts'
import { pageId, parseKey } from '../page/page-path.ts'

/** A page that was never published. */
export function storedPage(key: string, components: readonly Component[] = [], revision = 1): StoredPage {
  const place = parseKey(key)
  if (!place) throw new Error(`${key} is not a page’s key`)
  return {
    key,
    id: pageId(place.path),
    ...place,
    type: 'LANDING',
    liveVersion: null,
    releases: [],
    keptDrafts: [],
    draft: {
      title: 'title',
      description: '',
      keywords: '',
      components: [...components],
      globalConfig: { tenantCode: 'main', iconUrl: '/i.svg', priceColor: '#000', themeColor: '#111' },
      revision,
      savedAt: 1,
      savedBy: 'Ada',
    },
  }
}

/** A step that changes nothing. */
export const storedStep = (number: number): LogEntry => ({
  id: `step-${String(number).padStart(6, '0')}`,
  label: 'page',
  gesture: `gesture ${number}`,
  operations: [],
  backward: [],
  touched: [],
  number,
  at: number,
  by: 'Ada',
})
