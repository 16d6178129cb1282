import { useValueText } from '../../core/model/value-text.ts'
import { ChangedText, TextRuns } from '../../form/inspector/ChangedText.tsx'

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
    return <ChangedText before={nameOf(before)} after={nameOf(after)} />
  const both = textOf(before, after, nameOf)
  return (
    <TextRuns
      runs={[
        { kind: 'gone', text: both.before },
        { kind: 'same', text: ' ' },
        { kind: 'new', text: both.after },
      ]}
    />
  )
}
