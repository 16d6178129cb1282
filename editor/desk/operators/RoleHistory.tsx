import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { OwnRole, RoleChange } from '#operators/operator.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './roles.module.css'
import { useRoleWords } from './use-role-words.ts'

/** Changes of a role, the newest first. */
export function RoleHistory({ role: { history, version } }: { readonly role: OwnRole }) {
  const t = useTranslations('editor.ownRoles')
  const { uiLocale } = useEnvironment()
  const words = useRoleWords()
  const changesOf = ({ added, removed, limitsBefore, nameBefore }: RoleChange) => {
    const changes = [
      added.length > 0 && t('gave', { rights: words.rightNames(added) }),
      removed.length > 0 && t('took', { rights: words.rightNames(removed) }),
      nameBefore && t('renamed', { name: nameBefore[uiLocale] }),
      limitsBefore && t('limitsWere', { limits: words.limitWords(limitsBefore) }),
    ].filter(each => each !== false && each !== undefined)
    return changes.length === 0 ? t('sameAsBefore') : changes.join(t('semicolon'))
  }
  return (
    <DeskSection title={t('history')}>
      <ol className={styles.history}>
        {history.map((change, at) => {
          const said = { time: formatDateTime(change.at, uiLocale), by: change.by }
          // The first change of all made the role; older ones than are kept may be gone.
          const isFirst = version - at === 1
          return (
            <li key={version - at}>
              {isFirst
                ? t('made', { ...said, rights: words.rightNames(change.added) })
                : t('changed', { ...said, changes: changesOf(change) })}
            </li>
          )
        })}
      </ol>
    </DeskSection>
  )
}
