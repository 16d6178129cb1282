import type { ReactNode } from 'react'
import { linkTarget } from '../../page/link-target.ts'
import type { Link } from '../../page/option-fields.ts'

interface Props {
  readonly link: Link
  readonly className?: string | undefined
  readonly children?: ReactNode
  /** A name for links without text of their own. */
  readonly label?: string | undefined
  readonly style?: React.CSSProperties
  /** The option whose text it shows (`useTextMark`). */
  readonly 'data-cairn-text'?: string
}

/** A link as operators set it; plain content when it leads nowhere. Source: L-143, LO-27. */
export function BlockLink({ link, children, label, ...look }: Props) {
  const target = linkTarget(link)
  if (!target) return <span {...look}>{children}</span>
  return (
    <a
      href={target.href}
      aria-label={label}
      {...(target.isOutside && { target: '_blank', rel: 'noopener noreferrer' })}
      {...look}
    >
      {children}
    </a>
  )
}
