import type { ReactNode } from 'react'
import styles from './CardSection.module.css'

interface Props {
  /** Absent, the section has no heading. */
  readonly title?: string | undefined
  readonly children: ReactNode
}

/** A part of a page as wide as the page, under its own heading. */
export const RowSection = ({ title, children }: Props) => (
  <section className={`pageWidth ${styles.section}`} aria-label={title}>
    {title !== undefined && <h2 className={styles.title}>{title}</h2>}
    {children}
  </section>
)
