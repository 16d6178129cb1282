import { detailText } from '#blocks/page/checks/detail-text.ts'
import type { ReleaseInfo } from '#content-store/client/types.ts'
import { warningId } from '#content-store/client/warning-ref.ts'
import { formatDateTime } from '#locales/format.ts'
import { isLocale } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import styles from './history.module.css'

/** Accepted warnings of a release, and who accepted them; nothing for none. */
export function AcceptedWarnings({ accepted }: Pick<ReleaseInfo, 'accepted'>) {
  const t = useTranslations('editor.history')
  const kind = useTranslations('editor.problems.kind')
  const languages = useTranslations('editor.language')
  const name = useBlockName()
  const { session } = useEditor()
  const { uiLocale } = useEnvironment()
  if (accepted.length === 0) return null
  return (
    <details className={styles.quiet}>
      <summary>{t('accepted', { count: accepted.length })}</summary>
      <ul>
        {accepted.map(warning => {
          const { problem, blockId, detail, by, at } = warning
          const node = session.page.node(blockId)
          const what = isLocale(detail) ? languages(detail) : detailText(problem, detail, uiLocale)
          return (
            <li key={warningId(warning)}>
              {[node ? name(node) : blockId, kind(problem), what].filter(Boolean).join(' · ')}{' '}
              <small>{t('by', { name: by, time: formatDateTime(at, uiLocale) })}</small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
