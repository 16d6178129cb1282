import { CircleArrowUp } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { sectionUse } from '#blocks/page/synced-section.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import styles from './Outline.module.css'

/** In the outline, the section that a use follows, and whether it has a newer version. */
export function UseInOutline({ node }: { readonly node: Node }) {
  const t = useTranslations('editor.synced')
  const { uiLocale } = useEnvironment()
  const { data: parts } = useOperation('saved.list', {})
  const use = sectionUse(node)
  const info = parts?.find(({ id }) => id === use?.section)
  if (!use || !info) return null
  const isBehind = (info.version ?? 0) > use.version
  return (
    <>
      <span className={styles.contents}>{info.name[uiLocale]}</span>
      {isBehind && (
        <span className={styles.badge} title={t('newer', { version: info.version ?? 0 })}>
          <CircleArrowUp size={14} aria-hidden />
          <span className="visuallyHidden">{t('newer', { version: info.version ?? 0 })}</span>
        </span>
      )}
    </>
  )
}
