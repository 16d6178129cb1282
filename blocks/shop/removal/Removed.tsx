import { useEffect, useId, useRef } from 'react'
import styles from './Removed.module.css'

interface Props {
  /** Sentence on what was removed. */
  readonly text: string
  readonly undoLabel: string
  /** Absent for what cannot be put back. */
  readonly onUndo?: (() => void) | undefined
  readonly isBusy?: boolean
}

/** Is where an entry was, and takes the focus of the button that went away with it. Source: C-332. */
export function Removed({ text, undoLabel, onUndo, isBusy = false }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const textId = useId()
  useEffect(() => {
    const button = place.current?.querySelector('button')
    ;(button ?? place.current)?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={place} className={styles.removed} tabIndex={-1}>
      <span id={textId}>{text}</span>
      {onUndo && (
        <button
          type="button"
          className={styles.undo}
          aria-describedby={textId}
          aria-busy={isBusy || undefined}
          onClick={onUndo}
        >
          {undoLabel}
        </button>
      )}
    </div>
  )
}
