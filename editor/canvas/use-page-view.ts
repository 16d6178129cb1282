import { showsWith } from '#blocks/page/define-block.ts'
import { shellNameOf } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { catalogue } from '#locales/catalogue.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../environment.ts'
import { blockNameIn } from '../parts/block-name.ts'
import { prepare } from '../session/prepare.ts'
import type { CanvasHost } from './port.ts'

/** What every canvas of the open page hears alike, whichever state of the page it shows. */
type PageView = Pick<
  CanvasHost,
  | 'prepare'
  | 'nameOf'
  | 'hiddenText'
  | 'locale'
  | 'uiLocale'
  | 'now'
  | 'currencySymbol'
  | 'api'
  | 'shell'
  | 'screen'
  | 'watchScreen'
  | 'shows'
  | 'rootSlots'
>

export function usePageView(): PageView {
  const { session, now } = useEditor()
  const { uiLocale, currencySymbol, shopApi } = useEnvironment()
  const t = useTranslations('editor.outline')
  return useMemo(() => {
    const { blocks } = catalogue[uiLocale]
    const nameOf = (node: Node) => blockNameIn(blocks, node)
    const { store, detail, rootSlots } = session
    return {
      prepare,
      nameOf,
      hiddenText: (node, hideOn) =>
        `${nameOf(node)} · ${t(hideOn === 'mobile' ? 'hiddenOnMobile' : 'hiddenOnDesktop')}`,
      locale: detail.locale,
      uiLocale,
      now,
      currencySymbol,
      api: shopApi(detail.locale, { now, viewer: 'visitor' }),
      shell: shellNameOf(detail.path),
      screen: () => store.getState().screen,
      watchScreen: listener =>
        store.subscribe((state, before) => {
          if (state.screen !== before.screen) listener()
        }),
      shows: ({ code }, screen) => {
        const block = findBlock(code)
        return !block || showsWith(block, screen)
      },
      rootSlots,
    }
  }, [session, now, uiLocale, currencySymbol, shopApi, t])
}
