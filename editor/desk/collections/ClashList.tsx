import type { FieldClash } from '#desk/collections/record-shapes.ts'
import { formatDateTime } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import styles from './collections.module.css'
import type { FieldWords } from './use-field-words.ts'

interface Props {
  readonly words: FieldWords
  readonly clashes: readonly FieldClash[]
  readonly onTake: (path: string) => void
  readonly onKeep: (clash: FieldClash) => void
}

/** Fields that two have changed: both values, and a choice for each. */
export function ClashList({ words, clashes, onTake, onKeep }: Props) {
  const t = useTranslations('editor.records.clash')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  return (
    <section className={styles.clashes} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <ul>
        {clashes.map(clash => {
          const field = words.name(clash.path)
          const who =
            clash.at === undefined
              ? t('unknown')
              : t('theirs', {
                  by: clash.by || records('commandLine'),
                  time: formatDateTime(clash.at, uiLocale),
                })
          return (
            <li key={clash.path}>
              <b>{field}</b>
              <dl>
                <div>
                  <dt>{t('yours')}</dt>
                  <dd>{words.value(clash.wished, clash.path)}</dd>
                </div>
                <div>
                  <dt>{who}</dt>
                  <dd>{words.value(clash.stored, clash.path)}</dd>
                </div>
              </dl>
              <div className={styles.choice}>
                <Button
                  variant="line"
                  size="s"
                  aria-label={`${t('keep')}: ${field}`}
                  onClick={() => onKeep(clash)}
                >
                  {t('keep')}
                </Button>
                <Button
                  variant="line"
                  size="s"
                  aria-label={`${t('take')}: ${field}`}
                  onClick={() => onTake(clash.path)}
                >
                  {t('take')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
