import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { openComments } from '#content-store/client/reviews.ts'
import type { PageSummary } from '#content-store/client/types.ts'
import { useOperation } from '../../kit/operations.ts'
import panel from '../panel/panel.module.css'
import styles from './review.module.css'

interface Props {
  /** The open page in its other language. */
  readonly page: Pick<PageSummary, 'key' | 'locale'>
}

/** Number of open comments on the other language of the open page, and the way to them. */
export function OtherComments({ page: { key, locale } }: Props) {
  const t = useTranslations('editor.review')
  const languages = useTranslations('editor.language')
  // The page may have been deleted since.
  const { data, error } = useOperation('reviews.find', { key })
  const count = data && !error ? openComments(data).length : 0
  if (count === 0) return null
  return (
    <p className={panel.note}>
      <Link to={`/pages/${key}?open=comments`} className={styles.toRequest}>
        {t('otherComments', { count, language: languages(locale) })}
      </Link>
    </p>
  )
}
