import { useTranslations } from 'use-intl'
import type { PageHead, PagePayload } from '../build/payload.ts'
import { statusWords } from './status-words.ts'
import styles from './StatusView.module.css'

interface Props extends Pick<PagePayload, 'status' | 'isUnopened'> {
  readonly elsewhere?: PageHead['elsewhere']
}

/**
 * Replaces a page that is missing, refused or broken, and the home page of a shop without published pages.
 * Source: L-129 … L-135, LO-07, LO-95.
 */
export function StatusView({ status, isUnopened, elsewhere }: Props) {
  const t = useTranslations('shop.status')
  const common = useTranslations('common')
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
      <p className={styles.text}>{elsewhere ? elsewhere.note : t(`${words}.text`)}</p>
      {words === 500 && (
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the same address again
        <a className={styles.way} href="">
          {common('retry')}
        </a>
      )}
      {elsewhere && (
        <a className={styles.way} href={elsewhere.href}>
          {elsewhere.link}
        </a>
      )}
      <a className={styles.way} href={isUnopened ? '/editor' : '/'}>
        {t(isUnopened ? 'unopened.editor' : 'home')}
      </a>
    </section>
  )
}
