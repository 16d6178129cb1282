import { PlaceholderHelp } from './PlaceholderHelp.tsx'
import { SYNCED } from '#blocks/page/synced-section.ts'
import { variantsBlock } from '#blocks/content/variants/block.ts'
import { findBlock } from '#blocks/registry.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { BlockCost } from '../cost/BlockCost.tsx'
import { OtherLanguageProvider } from '../../form/inspector/context.ts'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { InsideUse } from './InsideUse.tsx'
import { UsePanel } from './UsePanel.tsx'
import { useOtherLanguage } from '../languages/use-other-language.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { useEditor } from '../editor-context.ts'
import { prepare } from '../../core/session/prepare.ts'
import { itemIds } from '../../core/session/option-place.ts'
import { showItem } from '../../core/session/shown-item.ts'
import { changeOptions, presentOptions } from '../../core/session/present-options.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { TestReport } from '../variants/VariantReport.tsx'
import styles from './panel.module.css'

/** The block's own options, by the form its schema draws. Source: LO-15. */
export function OptionsPanel({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.panels')
  const block = findBlock(node.code)
  if (!block)
    return (
      <div className={styles.body}>
        <Notice tone="warning">{t('unknown', { code: node.code })}</Notice>
      </div>
    )
  if (block.code === SYNCED) return <UsePanel node={node} />
  return <KnownOptions node={node} block={block} />
}

function KnownOptions({ node, block }: { readonly node: Node; readonly block: AnyBlock }) {
  const t = useTranslations('editor.panels')
  const { session, stage, now } = useEditor()
  const { services, uiLocale, currencySymbol } = useEnvironment()
  const thrown = useStore(session.store, state => state.thrown.get(node.id))
  // Until its own form is there, a jump to another block finds the form of this one.
  const focus = useStore(session.store, state => (state.selected === node.id ? state.focus : undefined))
  const { options, version } = useMemo(() => presentOptions(block, node), [block, node])
  const other = useOtherLanguage(block, node)
  const change = (next: Readonly<Record<string, unknown>>, gesture: string) =>
    changeOptions(session, node.id, { next, version }, gesture)
  return (
    <div className={styles.body}>
      {thrown !== undefined && <Notice tone="warning">{t('thrown', { message: thrown })}</Notice>}
      {block.code === variantsBlock.code && <TestReport node={node} />}
      <InsideUse node={node} block={block}>
        <OtherLanguageProvider value={other}>
          <Inspector
            block={block}
            options={options}
            onChange={change}
            locale={uiLocale}
            pageLocale={session.detail.locale}
            pagePath={session.detail.path}
            currencySymbol={currencySymbol}
            problems={prepare(node).findings}
            services={services}
            now={() => now}
            itemIds={path => itemIds(session, node.id, path)}
            onItem={path => {
              showItem(session, node.id, path)
              stage.port?.reveal(node.id, path)
            }}
            {...(focus && { focus })}
          />
          <PlaceholderHelp block={block} options={options} pageLocale={session.detail.locale} />
        </OtherLanguageProvider>
      </InsideUse>
      {!session.isSection && <BlockCost id={node.id} />}
    </div>
  )
}
