import type { FooterEntry } from './docs-groups.ts'

interface Props {
  readonly entry: FooterEntry
  readonly className: string | undefined
}

/** An entry as a link, or as plain words where it leads nowhere. */
export const EntryLink = ({ entry: { name, href, isBlank }, className }: Props) =>
  href ? (
    <a href={href} className={className} {...(isBlank && { target: '_blank', rel: 'noopener noreferrer' })}>
      {name}
    </a>
  ) : (
    <span className={className}>{name}</span>
  )
