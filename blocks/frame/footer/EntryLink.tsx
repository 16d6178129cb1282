import { leadsToOrders } from './asks-for-orders.ts'
import type { FooterEntry } from './docs-groups.ts'

interface Props {
  readonly entry: FooterEntry
  readonly className: string | undefined
}

/** Marks a link that opens something over the page: pressed early, it waits for the script (`renderer/client/kept-press.ts`). */
const OPENS = { 'data-opens': '' }

/** An entry as a link, or as plain words where it leads nowhere. */
export const EntryLink = ({ entry: { name, href, isBlank }, className }: Props) =>
  href ? (
    <a
      href={href}
      className={className}
      {...(isBlank && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(leadsToOrders(href) && OPENS)}
    >
      {name}
    </a>
  ) : (
    <span className={className}>{name}</span>
  )
