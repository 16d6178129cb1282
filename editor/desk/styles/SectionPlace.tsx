import type { ReactNode } from 'react'
import { type SheetSection, sectionId } from './sheet-sections.ts'
import styles from './sheet.module.css'

interface Props {
  readonly section: SheetSection
  readonly children: ReactNode
}

/** A section that the index leads to. */
export const SectionPlace = ({ section, children }: Props) => (
  <div id={sectionId(section)} tabIndex={-1} className={styles.place}>
    {children}
  </div>
)
