import { formatDateTime } from '#locales/format.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PageComment } from '#content-store/client/reviews.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './review.module.css'

interface Props {
  readonly comment: PageComment
  /** Subject. */
  readonly about: ReactNode
  /** Operations on it. */
  readonly children?: ReactNode
}

/** A comment with its replies. */
export function Thread({ comment, about, children }: Props) {
  const t = useTranslations('editor.review')
  const { uiLocale } = useEnvironment()
  const { by, at, isGuest, text, replies, resolved } = comment
  const stamp = (name: string, time: number) => t('stamp', { name, time: formatDateTime(time, uiLocale) })
  return (
    <li className={styles.thread} data-resolved={resolved !== null}>
      <div className={styles.about}>{about}</div>
      <p className={styles.words}>{text}</p>
      <small>{stamp(isGuest ? t('guest', { name: by }) : by, at)}</small>
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.map(reply => (
            <li key={reply.id}>
              <p className={styles.words}>{reply.text}</p>
              <small>{stamp(reply.by, reply.at)}</small>
            </li>
          ))}
        </ul>
      )}
      {resolved && (
        <small>{t('resolvedBy', { name: resolved.by, time: formatDateTime(resolved.at, uiLocale) })}</small>
      )}
      {children}
    </li>
  )
}
