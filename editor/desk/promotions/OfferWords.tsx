import type { DeskLineProblem } from '#desk/promotions/tried-bag.ts'
import { ContentError } from '#operators/client/call.ts'
import { LOCALES, languageTag } from '#locales/locale.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import type { Result } from '../../kit/operation-client.ts'
import { useFieldWords } from '../collections/use-field-words.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './promotions.module.css'

interface Props {
  readonly collection: string
  readonly code: string
  readonly tried: Result<'promotions.try'> | undefined
  readonly error: Error | null
}

/** Values that an import would refuse, from a refusal; `undefined` for any other error. */
function problemsOf(error: Error | null): readonly DeskLineProblem[] | undefined {
  const data: unknown = error instanceof ContentError ? error.data : undefined
  return (Object(data) as { readonly problems?: readonly DeskLineProblem[] }).problems
}

/** The offer of the form as a sentence in both languages, or what is missing for one. */
export function OfferWords({ collection, code, tried, error }: Props) {
  const t = useTranslations('editor.promotions.words')
  const words = useFieldWords(collection)
  const { uiLocale } = useEnvironment()
  const problems = problemsOf(error)
  const sentence = tried?.sentences.find(each => each.code === code)?.text
  return (
    <DeskSection title={t('title')}>
      <div aria-live="polite" className={styles.words}>
        {error && !problems && <Notice tone="error">{error.message}</Notice>}
        {problems && (
          <>
            <p>{t('missing')}</p>
            <ul>
              {problems.map(({ path, message }) => (
                <li key={`${path} ${message[uiLocale]}`}>
                  {t('problem', { field: words.name(path), message: message[uiLocale] })}
                </li>
              ))}
            </ul>
          </>
        )}
        {!error &&
          sentence &&
          LOCALES.map(locale => (
            <p key={locale} lang={languageTag(locale)}>
              {sentence[locale]}
            </p>
          ))}
        {!error &&
          tried?.warnings.map(({ path, message }) => (
            <Notice key={`${path} ${message[uiLocale]}`} tone="warning">
              {t('problem', { field: words.name(path), message: message[uiLocale] })}
            </Notice>
          ))}
        {!tried && !error && <p>{t('loading')}</p>}
      </div>
    </DeskSection>
  )
}
