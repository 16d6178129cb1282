import { startWithin } from '#locales/whole-signs.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditor } from '../editor-context.ts'
import { useMeta } from '../open-page/use-page.ts'
import styles from './search-preview.module.css'
import { createMeasure, fitting, MAX_DESCRIPTION, type ResultPart, SHOWN_PX } from './text-width.ts'

/** The page as a search engine may list it, and how much of the room its texts take. */
export function SearchPreview() {
  const t = useTranslations('editor.searchPreview')
  const { session } = useEditor()
  const { title, description } = useMeta()
  const [measure] = useState(createMeasure)
  const texts = { title, description: startWithin(description.trim(), MAX_DESCRIPTION) }
  const { host } = window.location
  return (
    <section className={styles.preview} aria-label={t('label')}>
      <h3>{t('label')}</h3>
      <div className={styles.result}>
        <small>{`${host}${session.detail.path === '/home' ? '' : session.detail.path}`}</small>
        <p className={styles.title}>{title ? fitting('title', title, measure) : t('noTitle')}</p>
        <p>{texts.description ? fitting('description', texts.description, measure) : t('noDescription')}</p>
      </div>
      {(['title', 'description'] as const).map(part => (
        <Length key={part} part={part} width={measure(part, texts[part])} />
      ))}
      {description.trim().length > MAX_DESCRIPTION && (
        <p className={styles.note}>{t('tooLong', { max: MAX_DESCRIPTION })}</p>
      )}
    </section>
  )
}

/** Width of a text, as a bar and in words. */
function Length({ part, width }: { readonly part: ResultPart; readonly width: number }) {
  const t = useTranslations('editor.searchPreview')
  const most = SHOWN_PX[part]
  const isCut = width > most
  return (
    <div className={styles.length}>
      <span id={`length-${part}`}>{t(part)}</span>
      <meter
        aria-labelledby={`length-${part}`}
        min={0}
        max={most}
        high={most - 1}
        value={Math.min(width, most)}
      />
      <small>{t(isCut ? 'cut' : 'fits', { width, most })}</small>
    </div>
  )
}
