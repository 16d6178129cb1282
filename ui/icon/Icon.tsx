import type { LucideIcon } from 'lucide-react'

interface Props {
  /** One icon, imported by itself: `import Search from 'lucide-react/icons/search'`. */
  readonly of: LucideIcon
  /** In em of the text around it. */
  readonly size?: number
  /** Only for an icon that says something no text beside it says. */
  readonly label?: string
  readonly className?: string | undefined
}

/** A drawn sign in the shop's line weight, silent for screen readers unless it has a label. */
export function Icon({ of: Sign, size = 1.25, label, className }: Props) {
  return (
    <Sign
      className={className}
      style={{ width: `${size}em`, height: `${size}em`, flex: 'none' }}
      strokeWidth={1.5}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
