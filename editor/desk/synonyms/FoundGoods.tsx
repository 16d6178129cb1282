import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection, Facts } from '../parts/DeskSection.tsx'
import { useRested } from '../parts/use-rested.ts'
import styles from './synonyms.module.css'

/** The words of a list that is being typed. */
const wordsIn = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((word): word is string => typeof word === 'string' && word.trim() !== '')
    : []

/** Beside a group of synonyms: what each of its words finds in the shop, and what all of them would find. */
export function FoundGoods({ values }: FormPartProps) {
  const t = useTranslations('editor.synonyms')
  const { operations, uiLocale } = useEnvironment()
  const rested = useRested(values)
  const [words, alsoFinds] = [wordsIn(rested.words), wordsIn(rested.alsoFinds)]
  const question = { words: [...words], alsoFinds: [...alsoFinds] }
  const { data, error } = useQuery({
    queryKey: readKey('synonyms.matches', question),
    queryFn: () => operations.ask('synonyms.matches', question),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isEmpty = words.length + alsoFinds.length === 0
  return (
    <DeskSection title={t('title')}>
      <p className={styles.text}>{t('text')}</p>
      {error && <Notice tone="error">{error.message}</Notice>}
      {!isEmpty && data && (
        <div className={styles.counts}>
          <Facts
            rows={[...words, ...alsoFinds].map((word, at) => [
              word,
              t('count', { count: data.counts[at] ?? 0 }),
            ])}
          />
          <p aria-live="polite">{t('together', { count: data.total })}</p>
          <ul aria-label={t('some')}>
            {data.styles.map(({ style, title }) => (
              <li key={style}>
                <Link to={`/goods/${encodeURIComponent(style)}`}>{title[uiLocale]}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeskSection>
  )
}
