import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useOperation } from '../../kit/operations.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './hot-words.module.css'

interface Props {
  /** Words of the lists, in lower case. */
  readonly known: readonly string[]
  /** Absent for operators who may only read. */
  readonly onAdd: ((word: string) => void) | undefined
}

/** Words that shoppers searched for in vain: those that find something by now can be recommended, the others need a synonym. */
export function Suggestions({ known, onAdd }: Props) {
  const t = useTranslations('editor.hotWords.suggestions')
  const { data, error } = useOperation('hotWords.suggestions', {})
  const left = data?.filter(({ word }) => !known.includes(word.toLowerCase()))
  return (
    <DeskSection title={t('title')}>
      <p className={styles.none}>{t('text')}</p>
      {error && <Notice tone="error">{error.message}</Notice>}
      {!data && !error && <p>{t('loading')}</p>}
      {left?.length === 0 && <p>{t('none')}</p>}
      {left && left.length > 0 && (
        <ul className={styles.suggestions} aria-label={t('title')}>
          {left.map(({ word, searches, count }) => (
            <li key={word}>
              <span>
                <b>{word}</b> <small>{t('searches', { count: searches })}</small>
                <br />
                <small>{t('finds', { count })}</small>
              </span>
              {count > 0
                ? onAdd && (
                    <Button
                      variant="line"
                      size="s"
                      aria-label={t('addOf', { word })}
                      onClick={() => onAdd(word)}
                    >
                      {t('add')}
                    </Button>
                  )
                : onAdd && <Link to="/synonyms/new">{t('synonym')}</Link>}
            </li>
          ))}
        </ul>
      )}
    </DeskSection>
  )
}
