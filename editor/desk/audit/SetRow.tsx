import type { LoggedSet } from '#desk/changes/logged-set.ts'
import { formatDateTime } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import styles from './audit.module.css'
import { ChangesOf } from './ChangeItems.tsx'

/** Changes that were made together: the first of them, and all of them once it is opened. */
export function SetRow({ set }: { readonly set: LoggedSet }) {
  const t = useTranslations('editor.changeLog')
  const records = useTranslations('editor.records')
  const { uiLocale, operations } = useEnvironment()
  const time = formatDateTime(set.at, uiLocale)
  return (
    <tr>
      <td className={desk.short}>
        {time}
        <small>
          {records(`sources.${set.source}`)}
          {set.isUndone && ` · ${records('isUndone')}`}
        </small>
      </td>
      <td data-label={t('by')}>{set.by || records('commandLine')}</td>
      <th scope="row" className={styles.page}>
        {set.reason !== '' && <p className={styles.reason}>{set.reason}</p>}
        <ChangesOf
          first={set.first}
          count={set.count}
          time={time}
          queryKey={readKey('changes.find', { set: set.number })}
          read={from => operations.read('changes.find', { set: set.number, from })}
        />
      </th>
    </tr>
  )
}
