import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import styles from './bulk.module.css'
import type { RowSelection } from './use-selection.ts'

interface TickProps {
  readonly code: string
  /** Name of the row. */
  readonly name: string
  readonly isChosen: boolean
  readonly onToggle: (code: string) => void
}

/** The first cell of a row: chooses it. */
export const TickCell = memo(function TickCell({ code, name, isChosen, onToggle }: TickProps) {
  const t = useTranslations('editor.jobs')
  return (
    <td className={styles.tick}>
      <Checkbox
        label={<span className="visuallyHidden">{t('choose', { name })}</span>}
        checked={isChosen}
        onChange={() => onToggle(code)}
      />
    </td>
  )
})

interface ShownProps {
  readonly selection: RowSelection
  /** Codes of the rows that are loaded. */
  readonly shown: readonly string[]
}

/** In the head of the table: chooses the rows that are loaded. */
export function TickShown({ selection: { codes, isAll, toggleShown }, shown }: ShownProps) {
  const t = useTranslations('editor.jobs')
  const chosen = isAll ? shown.length : shown.filter(code => codes.has(code)).length
  return (
    <div className={styles.inHead}>
      <Checkbox
        label={<span className="visuallyHidden">{t('chooseShown')}</span>}
        checked={shown.length > 0 && chosen === shown.length}
        isPartly={chosen > 0 && chosen < shown.length}
        onChange={() => toggleShown(shown)}
      />
    </div>
  )
}
