import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { useInspector } from '../context.ts'
import { asText } from './as-text.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import styles from '../controls.module.css'
import type { ControlProps } from './control.tsx'

/** Pause in typing before a search begins. Milliseconds. */
const IDLE_MS = 150

/** The code of a record, found by its name on the server, with that name below it. A code may be typed as well. */
export function ReferenceControl({
  id,
  value,
  node,
  label,
  describedBy,
  isInvalid,
  onChange,
  onStep,
}: ControlProps) {
  const t = useTranslations('editor.inspector.reference')
  const { services, locale } = useInspector()
  const code = asText(value)
  const collection = node.hints.reference ?? ''
  const found = useAnswer(
    `${collection} ${locale} ${code}`,
    () => services.records(collection, code),
    IDLE_MS,
  )
  const note = { waiting: t('waiting'), failed: t('failed'), here: t('none') }[found.state]
  const choices = found.state === 'here' ? found.value : []
  const name = choices.find(({ value: each }) => each === code)?.name
  const nameId = useId()
  return (
    <>
      <ChoiceBox
        id={id}
        aria-label={label}
        describedBy={name === undefined ? describedBy : `${nameId} ${describedBy ?? ''}`.trimEnd()}
        isInvalid={isInvalid}
        text={code}
        onText={text => onChange(text === '' ? undefined : text)}
        choices={choices}
        onPick={onStep}
        picked={code}
        note={note}
      />
      {/* The line is there before the name is known, so that the fields below stay where they are. */}
      {code !== '' && (
        <small id={nameId} className={styles.named}>
          {name}
        </small>
      )}
    </>
  )
}
