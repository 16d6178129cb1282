import type { LucideIcon } from 'lucide-react'

interface Props {
  /** One icon, imported from its own file: `import Search from 'lucide-react/icons/search'`. */
  readonly of: LucideIcon
  /** In em of the surrounding text. */
  readonly size?: number
  /** Only for an icon whose meaning no adjacent text gives. */
  readonly label?: string
  readonly className?: string | undefined
}

/** An icon in the design's line weight; hidden from screen readers unless it has a label. */
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
