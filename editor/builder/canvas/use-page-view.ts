import { showsWith } from '#blocks/page/define-block.ts'
import { shellNameOf } from '#blocks/page/page.ts'
import { findBlock } from '#blocks/registry.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { catalogue } from '#locales/catalogue.ts'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { blockNameIn } from '../../kit/parts/block-name.ts'
import { prepare } from '../../core/session/prepare.ts'
import { showInTurn } from '../../core/session/turns.ts'
import type { CanvasHost } from './port.ts'

/** Data that every canvas of the open page gets, whichever state of the page it shows. */
export type PageView = Pick<
  CanvasHost,
  | 'prepare'
  | 'nameOf'
  | 'hiddenText'
  | 'locale'
  | 'uiLocale'
  | 'now'
  | 'currencySymbol'
  | 'brand'
  | 'stated'
  | 'viewer'
  | 'api'
  | 'shell'
  | 'screen'
  | 'watchScreen'
  | 'shows'
  | 'turns'
  | 'rootSlots'
>

/** @param of another language or shopper than those that the editor shows */
export function usePageView(of: Partial<Pick<CanvasHost, 'locale' | 'viewer'>> = {}): PageView {
  const { session, now } = useEditor()
  const { uiLocale, currencySymbol, brand, stated, preview } = useEnvironment()
  const shownViewer = useStore(session.store, state => state.viewer)
  const { locale = session.detail.locale, viewer = shownViewer } = of
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
      locale,
      uiLocale,
      now,
      currencySymbol,
      brand,
      stated,
      viewer,
      api: preview.api(locale, { now, viewer }),
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
      turns: {
        of: id => store.getState().turns.get(id),
        watch: listener =>
          store.subscribe((state, before) => {
            if (state.turns !== before.turns) listener()
          }),
        show: (id, slot) => showInTurn(session, id, slot),
      },
      rootSlots,
    }
  }, [session, now, uiLocale, currencySymbol, brand, stated, preview, locale, viewer, t])
}
