import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  readonly title: string
  /** Part of the address behind `#` that opens it. */
  readonly anchor?: string
  readonly children: ReactNode
}

/**
 * A part of a screen that opens when its title is pressed, or when an address leads to it; until then nothing of it is drawn or asked
 * for.
 */
export function FoldedSection({ title, anchor, children }: Props) {
  const { hash, key } = useLocation()
  const meant = anchor !== undefined && hash === `#${anchor}` ? key : undefined
  const [isOpen, setOpen] = useState(meant !== undefined)
  const [seen, setSeen] = useState(meant)
  const summary = useRef<HTMLElement>(null)
  if (meant !== seen) {
    setSeen(meant)
    if (meant !== undefined) setOpen(true)
  }
  useEffect(() => {
    if (meant !== undefined) summary.current?.focus()
  }, [meant])
  return (
    <details
      className={styles.folded}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary ref={summary}>
        <h2>{title}</h2>
      </summary>
      {isOpen && children}
    </details>
  )
}
