import type { Api } from '#api/client/api.ts'
import { createSharedState } from '#blocks/page/shared-state.ts'
import type { BlockContext, SessionActions } from '#blocks/page/view.ts'
import { serverNow } from '#blocks/shop/time/server-clock.ts'
import type { ReactNode } from 'react'
import type { PageFacts } from '../build/payload.ts'
import type { AppConfig } from './config.ts'
import type { createTexts } from './texts.ts'

/** Context that outlives a page: made once per document. */
export interface Shop {
  readonly api: Api
  readonly config: AppConfig
  readonly texts: ReturnType<typeof createTexts>
  readonly session: SessionActions & Pick<BlockContext, 'isVisitor'>
}

/** Puts providers around what one React root draws. */
export type Surround = (context: BlockContext, children: ReactNode) => ReactNode

/** Context shared by the React roots of one page. */
export interface Surroundings {
  readonly context: BlockContext
  readonly surround: Surround
}

/** Changes the address under the page, or leaves the page. */
export const go: BlockContext['go'] = (href, { replace = false, isHere = false } = {}) => {
  if (!isHere) location[replace ? 'replace' : 'assign'](href)
  // A replaced entry keeps its state: the router's key, where a list stood.
  else if (replace) history.replaceState(history.state, '', href)
  else history.pushState(null, '', href)
}

/** Context of a page's blocks. */
export const contextOf = (
  page: PageFacts,
  { api, config, texts, session }: Shop,
  goTo: BlockContext['go'] = go,
): BlockContext => ({
  locale: page.locale,
  mode: 'shop',
  now: page.now,
  api,
  currencySymbol: config.currencySymbol,
  isVisitor: session.isVisitor,
  session,
  facts: config,
  loadTexts: texts.load,
  route: page.route,
  settings: page.settings,
  shared: createSharedState(),
  go: goTo,
  // A kept page may be minutes old; a preview stays at its moment.
  clock: page.isPreview ? undefined : serverNow,
})
