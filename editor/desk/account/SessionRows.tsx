import { useTranslations } from 'use-intl'
import { formatDateTime } from '#locales/format.ts'
import type { SessionView } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import styles from '../../kit/parts/screen.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { deviceOf } from './device.ts'

interface Props {
  readonly caption: string
  readonly sessions: readonly SessionView[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly retry: () => unknown
  readonly isEnding: boolean
  readonly onEnd: (id: string) => void
}

/** Open sessions of an operator: device, begin, last activity, and the way to end each. */
export function SessionRows({ caption, sessions, isPending, error, retry, isEnding, onEnd }: Props) {
  const t = useTranslations('editor.account.sessions')
  const loading = useTranslations('editor.account')('loading')
  const { uiLocale } = useEnvironment()
  return (
    <DeskList
      caption={caption}
      columns={[t('device'), t('begun'), t('seen')]}
      actions={t('actions')}
      {...{ isPending, error, retry, loading }}
      none={t('none')}
    >
      {sessions.map(({ id, device, begunAt, seenAt, isThis }) => {
        const known = deviceOf(device)
        const words = known ? t('on', known) : t('unknown')
        const time = formatDateTime(begunAt, uiLocale)
        return (
          <tr key={id}>
            <th scope="row">
              {words}
              {isThis && <small>{t('this')}</small>}
            </th>
            <td data-label={t('begun')}>{time}</td>
            <td data-label={t('seen')}>{formatDateTime(seenAt, uiLocale)}</td>
            <td className={styles.actions}>
              {!isThis && (
                <Button
                  variant="quiet"
                  aria-label={t('endOf', { device: words, time })}
                  disabled={isEnding}
                  onClick={() => onEnd(id)}
                >
                  {t('end')}
                </Button>
              )}
            </td>
          </tr>
        )
      })}
    </DeskList>
  )
}
