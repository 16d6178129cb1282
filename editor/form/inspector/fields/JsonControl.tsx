import { controlClass } from '#ui/field/Field.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ProblemList } from '../FieldTemplate.tsx'
import { useDraftText } from '../use-draft-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'

/** Control for values that no other one can draw, as JSON. Text that is no JSON stays in the field and out of the draft. */
export function JsonControl({ id, value, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector')
  const [isBroken, setBroken] = useState(false)
  const saved = value === undefined ? '' : JSON.stringify(value, null, 2)
  const { reset: _, ...text } = useDraftText(saved, next => {
    const parsed = parse(next)
    setBroken(parsed === BROKEN)
    if (parsed === BROKEN) return saved
    onChange(parsed)
    return parsed === undefined ? '' : JSON.stringify(parsed, null, 2)
  })
  return (
    <>
      <textarea
        id={id}
        className={`${controlClass} ${styles.code}`}
        rows={6}
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || isBroken || undefined}
        {...text}
      />
      <ProblemList texts={isBroken ? [t('brokenJson')] : []} />
    </>
  )
}

const BROKEN = Symbol('no JSON')

function parse(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return BROKEN
  }
}
