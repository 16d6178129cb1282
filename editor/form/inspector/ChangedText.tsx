import { endWithin, startWithin } from '#locales/whole-signs.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { useTranslations } from 'use-intl'
import { changedWords, type TextRun } from '../../core/model/changed-words.ts'
import { isMarkup } from '../../core/model/value-text.ts'
import styles from '../../kit/parts/parts.module.css'

/** Two texts as one: the words that went and those that came. */
export function ChangedText({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useTranslations('editor.history.words')
  const isRich = isMarkup(before) || isMarkup(after)
  if (!isRich) return <TextRuns runs={changedWords(before, after)} />
  const [old, fresh] = [plainText(before), plainText(after)]
  if (old === fresh) return <>{t('format', { text: shortened(old) })}</>
  return <TextRuns runs={changedWords(old, fresh)} />
}

/** Text that stayed is shown this far around a change, characters. */
const AROUND = 40

const shortened = (text: string) =>
  text.length > 2 * AROUND + 1 ? `${startWithin(text, AROUND)}…${endWithin(text, AROUND)}` : text

export function TextRuns({ runs }: { readonly runs: readonly TextRun[] }) {
  return runs.map((run, index) => {
    const key = `${index} ${run.kind}`
    return run.kind === 'same' ? (
      <span key={key}>{shortened(run.text)}</span>
    ) : (
      <Changed key={key} run={run} />
    )
  })
}

/** A run that went or came. Screen readers say little of `del` and `ins`, so words say it too. */
function Changed({ run: { kind, text } }: { readonly run: TextRun }) {
  const t = useTranslations('editor.history.words')
  const Tag = kind === 'gone' ? 'del' : 'ins'
  return (
    <Tag className={styles[kind]}>
      <span className="visuallyHidden">{t(kind === 'gone' ? 'gone' : 'new')} </span>
      {text}
    </Tag>
  )
}
