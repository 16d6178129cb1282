import { useTranslations } from 'use-intl'
import { changedWords, type TextRun } from '../model/changed-words.ts'
import { isMarkup, useValueText, withoutTags } from '../page/value-text.ts'
import styles from './history.module.css'

interface Props {
  readonly before: unknown
  readonly after: unknown
  /** The name of a choice. */
  readonly nameOf: (value: unknown) => string
}

/** The old and the new value of a field; of two texts, the words that changed. */
export function ChangedValue({ before, after, nameOf }: Props) {
  const textOf = useValueText()
  if (typeof before === 'string' && typeof after === 'string' && before !== '' && after !== '')
    return <Words before={nameOf(before)} after={nameOf(after)} />
  const both = textOf(before, after, nameOf)
  return (
    <Runs
      runs={[
        { kind: 'gone', text: both.before },
        { kind: 'same', text: ' ' },
        { kind: 'new', text: both.after },
      ]}
    />
  )
}

function Words({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useTranslations('editor.history.words')
  const isRich = isMarkup(before) || isMarkup(after)
  if (!isRich) return <Runs runs={changedWords(before, after)} />
  const [old, fresh] = [withoutTags(before), withoutTags(after)]
  if (old === fresh) return <>{t('format', { text: shortened(old) })}</>
  return <Runs runs={changedWords(old, fresh)} />
}

/** Text that stayed is shown this far around a change, characters. */
const AROUND = 40

const shortened = (text: string) =>
  text.length > 2 * AROUND + 1 ? `${text.slice(0, AROUND)}…${text.slice(-AROUND)}` : text

function Runs({ runs }: { readonly runs: readonly TextRun[] }) {
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
