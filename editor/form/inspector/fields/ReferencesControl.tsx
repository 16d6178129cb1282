import { Chip } from '#ui/chip/Chip.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { pastedCodes } from '../../../kit/pasted-codes.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import { useInspector } from '../context.ts'
import { asText } from './as-text.ts'
import { ChoiceBox } from './ChoiceBox.tsx'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

/** Pause in typing before a search begins. Milliseconds. */
const IDLE_MS = 150

/** Codes of records, found by their names on the server. Codes may be typed and pasted as well. */
export function ReferencesControl({ id, value, node, label, describedBy, isInvalid, onStep }: ControlProps) {
  const t = useTranslations('editor.inspector.reference')
  const { services, locale } = useInspector()
  const [typed, setTyped] = useState('')
  const codes = Array.isArray(value) ? value.map(asText) : []
  const collection = node.items?.hints.reference ?? ''
  const found = useAnswer(
    `${collection} ${locale} ${typed}`,
    () => services.records(collection, typed),
    IDLE_MS,
  )
  const note = { waiting: t('waiting'), failed: t('failed'), here: t('none') }[found.state]
  const choices = found.state === 'here' ? found.value.filter(choice => !codes.includes(choice.value)) : []
  const add = (more: readonly string[]) => {
    onStep([...new Set([...codes, ...more])])
    setTyped('')
  }
  return (
    <div className={styles.stack}>
      {codes.length > 0 && (
        <ul className={styles.chosen}>
          {codes.map(code => (
            <li key={code}>
              <Chosen
                collection={collection}
                code={code}
                onRemove={() => onStep(codes.filter(other => other !== code))}
              />
            </li>
          ))}
        </ul>
      )}
      <ChoiceBox
        id={id}
        aria-label={t('add', { label })}
        describedBy={describedBy}
        isInvalid={isInvalid}
        text={typed}
        onText={setTyped}
        choices={choices}
        onPick={code => add([code])}
        onEnter={() => add(pastedCodes(typed))}
        onPaste={event => {
          const pasted = pastedCodes(event.clipboardData.getData('text'))
          if (pasted.length < 2) return
          event.preventDefault()
          add(pasted)
        }}
        note={note}
      />
    </div>
  )
}

interface ChosenProps {
  readonly collection: string
  readonly code: string
  readonly onRemove: () => void
}

/** A chosen record by its name; by its code until the name is known. */
function Chosen({ collection, code, onRemove }: ChosenProps) {
  const t = useTranslations('editor.inspector.reference')
  const { services, locale } = useInspector()
  const found = useAnswer(`${collection} ${locale} ${code}`, () => services.records(collection, code))
  const record = found.state === 'here' ? found.value.find(each => each.value === code) : undefined
  const name = record?.name ?? code
  return (
    <Chip label={t('remove', { name: record ? `${name} ${code}` : code })} onRemove={onRemove}>
      {name} {record && <small>{code}</small>}
    </Chip>
  )
}
