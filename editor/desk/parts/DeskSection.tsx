import { type ReactNode, useId } from 'react'
import styles from '../../kit/parts/screen.module.css'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen about one thing. */
export function DeskSection({ title, action, children }: Props) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

type Row = readonly [name: string, value: ReactNode]

/** Names and values; a row without a value is left out. */
export const Facts = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className={styles.facts}>
    {rows
      .filter(([, value]) => value !== '' && value !== null && value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
