import { blockIcons } from '#blocks/generated/icons.ts'
import { Blocks } from 'lucide-react'

/** The icon of a block, by the name its definition gives; unknown blocks share one. */
export function BlockIcon({
  name,
  size = 18,
}: {
  readonly name: string | undefined
  readonly size?: number
}) {
  const Icon = (name !== undefined && blockIcons[name]) || Blocks
  return <Icon size={size} strokeWidth={1.75} aria-hidden />
}
