import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

interface Props {
  readonly title: string
  /** Beside the title: where to change what is below. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** One subject on a page of the account: its name, what can be done with it, and what there is. */
export function Panel({ title, action, children }: Props) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** Facts by name, one below the other on a phone, side by side where there is room. */
export const Facts = ({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[]
}) => (
  <dl className={styles.facts}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles.fact}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** A link in a panel's corner. */
export const PanelLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <a className={styles.link} href={href}>
    {children}
  </a>
)
