import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/Icon.tsx'
import styles from './Accordion.module.css'

interface Item {
  readonly key: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** Open initially. */
  readonly isOpen?: boolean
}

interface Props {
  readonly items: readonly Item[]
  /** Opening one closes the others. */
  readonly isExclusive?: boolean
}

/** Collapsible sections. Built on `<details>`: works without script, and the browser's page search finds closed text. */
export function Accordion({ items, isExclusive = false }: Props) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ key, title, content, isOpen }) => (
        <details key={key} className={styles.item} name={isExclusive ? name : undefined} open={isOpen}>
          <summary className={styles.title}>
            {title}
            <Icon of={Plus} className={styles.sign} />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  )
}
