import { useTranslations } from 'use-intl'
import type { PagePayload } from '../payload.ts'
import { statusWords } from './status-words.ts'
import styles from './StatusView.module.css'

type Props = Pick<PagePayload, 'status' | 'isUnopened'>

/**
 * Stands in for a page that is missing, refused or broken, and for the home page of a shop without published pages.
 * Source: L-129 … L-135, LO-07, LO-95.
 */
export function StatusView({ status, isUnopened }: Props) {
  const t = useTranslations('shop.status')
  const words = statusWords({ status, isUnopened })
  return (
    <section
      className={status === 404 && !isUnopened ? `pageWidth ${styles.status}` : styles.status}
      aria-labelledby="status-title"
    >
      {!isUnopened && (
        <p className={styles.code} aria-hidden="true">
          {status}
        </p>
      )}
      <h1 id="status-title" className={styles.title}>
        {t(`${words}.title`)}
      </h1>
      <p className={styles.text}>{t(`${words}.text`)}</p>
      <a className={styles.home} href={isUnopened ? '/editor' : '/'}>
        {t(isUnopened ? 'unopened.editor' : 'home')}
      </a>
    </section>
  )
}
