import { type ReactNode, useState } from 'react'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a screen that opens when its title is pressed; until then nothing of it is drawn or asked for. */
export function FoldedSection({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {isOpen && children}
    </details>
  )
}
