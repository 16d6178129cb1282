import type { Api } from '#api/client/api.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { parseOptions } from '../page/normalise.ts'
import { findBlock } from '../registry.ts'
import { createSharedState } from '../page/shared-state.ts'
import { CONTENT_ROUTE } from '../page/shop-route.ts'
import { type BlockContext, BlockContextProvider, NO_SESSION, type View } from '../page/view.ts'

interface Around extends Partial<BlockContext> {
  readonly id?: string
  readonly data?: unknown
}

const noApi: Api = {
  locale: 'zh_HK',
  run: () => Promise.reject(new Error('This test has no api.')),
  productsByCode: () => Promise.reject(new Error('This test has no api.')),
}

/** 2026-11-21 12:00 in Hong Kong. */
export const NOON = Date.UTC(2026, 10, 21, 4)

const contextOf = ({
  locale = 'en_US',
  mode = 'shop',
  now = NOON,
  api = noApi,
  currencySymbol = 'HK$',
  clock,
  isVisitor = () => Promise.resolve(true),
  route = CONTENT_ROUTE,
  settings = {},
  shared = createSharedState(),
  go = () => undefined,
  session = NO_SESSION.session,
  facts = NO_SESSION.facts,
  loadTexts = NO_SESSION.loadTexts,
}: Around): BlockContext => ({
  locale,
  mode,
  now,
  api,
  currencySymbol,
  clock,
  isVisitor,
  route,
  settings,
  shared,
  go,
  session,
  facts,
  loadTexts,
})

/** What a page puts around its views. */
export const inPage = (content: ReactNode, around: Around = {}) => {
  const context = contextOf(around)
  const locale: Locale = context.locale
  return (
    <IntlProvider locale={languageTag(locale)} messages={shopMessages(locale)} timeZone="Asia/Hong_Kong">
      <BlockContextProvider value={context}>{content}</BlockContextProvider>
    </IntlProvider>
  )
}

/** Renders a view as a page would: options parsed and defaulted by its block's schema first. */
export function renderView(code: string, View: View, options: unknown, around: Around = {}) {
  const block = findBlock(code)
  if (!block) throw new Error(`No block ${code}`)
  const parsed = parseOptions(block, options).options
  return render(inPage(<View id={around.id ?? 'c1'} options={parsed} data={around.data ?? {}} />, around))
}
