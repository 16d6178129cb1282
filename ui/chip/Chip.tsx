import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Chip.module.css'

interface Props {
  readonly children: ReactNode
  /** What pressing it does, read aloud in place of its text: “Remove Red”. */
  readonly label: string
  readonly onRemove: () => void
}

/** Something chosen that one press takes away. */
export function Chip({ children, label, onRemove }: Props) {
  return (
    <button type="button" className={styles.chip} aria-label={label} onClick={onRemove}>
      {children}
      <Icon of={X} size={1} />
    </button>
  )
}
