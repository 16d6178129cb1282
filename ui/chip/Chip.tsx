import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Chip.module.css'

interface Props {
  readonly children: ReactNode
  /** Accessible name, in place of the text: “Remove Red”. */
  readonly label: string
  readonly onRemove: () => void
}

/** A selected value with a button to remove it. */
export function Chip({ children, label, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
      {children}
      <Icon of={X} size={1} />
    </button>
  )
}
