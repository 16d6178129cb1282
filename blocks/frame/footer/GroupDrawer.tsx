import { Drawer } from '#ui/drawer/Drawer.tsx'
import type { MouseEvent } from 'react'
import { useOverlayDialog } from '../../shop/popups/useOverlayDialog.ts'
import { useBlockContext } from '../../page/view.ts'
import { asksForOrders, ORDERS } from './asks-for-orders.ts'
import type { FooterGroup } from './docs-groups.ts'
import { EntryLink } from './EntryLink.tsx'
import styles from './GroupDrawer.module.css'
import { openGuestOrder } from './open.tsx'

interface Props {
  readonly group: FooterGroup
  readonly leave: () => void
}

/** A group of the footer on phones and pads, 80 % of the screen from the right. Source: L-082. */
export function GroupDrawer({ group: { name, entries }, leave }: Props) {
  const { loadTexts, go } = useBlockContext()
  const { isOpen, onClose } = useOverlayDialog(leave)
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    if (asksForOrders(event)) {
      event.preventDefault()
      openGuestOrder(loadTexts).catch(() => go(ORDERS))
    }
    onClose()
  }
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={name} isWide>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the presses of the links inside */}
      <ul className={styles.entries} onClick={onClick}>
        {entries.map((entry, at) => (
          <li key={at}>
            <EntryLink entry={entry} className={styles.entry} />
          </li>
        ))}
      </ul>
    </Drawer>
  )
}
