import type { LucideIcon } from 'lucide-react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './parts.module.css'

interface Props<Name extends string> {
  readonly label: string
  /** In the order they are. */
  readonly icons: Readonly<Record<Name, LucideIcon>>
  readonly nameOf: (choice: Name) => string
  readonly chosen: Name
  readonly onChoose: (choice: Name) => void
}

/** A choice of one among few, each an icon with a name for screen readers. */
export function IconChoice<Name extends string>({ label, icons, nameOf, chosen, onChoose }: Props<Name>) {
  return (
    <ToggleButtonGroup
      className={styles.choices ?? ''}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={([name]) => onChoose(name as Name)} // the keys below
    >
      {(Object.keys(icons) as Name[]).map(name => {
        const Sign: LucideIcon = icons[name]
        return (
          <ToggleButton key={name} id={name} className={styles.choice ?? ''} aria-label={nameOf(name)}>
            <Sign size={18} aria-hidden />
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
