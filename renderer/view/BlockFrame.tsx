import { createContext, memo, use, useEffect, useEffectEvent, useRef } from 'react'
import type { BlockPayload } from '../payload.ts'

/** Brings a block's HTML alive inside its frame; returns what undoes it. Absent on the server. */
export type MountIsland = (frame: HTMLElement, block: BlockPayload) => () => void
export const IslandContext = createContext<MountIsland | undefined>(undefined)

interface Props {
  readonly block: BlockPayload
}

/** A block that looks the same on the next page keeps its element and its root. */
const isSame = (before: Props, after: Props) =>
  before.block.id === after.block.id && before.block.digest === after.block.digest

/** What comes alive in a block's element: the block, or of a container without a script the blocks inside it. */
const islandsOf = (block: BlockPayload): readonly BlockPayload[] =>
  block.hydration === 'never'
    ? Object.values(block.slots ?? {})
        .flat()
        .flatMap(islandsOf)
    : [block]

/**
 * The element around one block. Its inside is opaque to the page's own React tree: HTML from the server, and where the
 * block comes alive, a React root of its own. Other HTML is another element (`BlockFrames`), so React never writes the
 * HTML again; its development warning about a container with `dangerouslySetInnerHTML`, heard when a block adds an element
 * at its top (the compare bar, an empty list), is about that and has no bearing here.
 */
const BlockFrame = memo(function BlockFrame({ block }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const mount = use(IslandContext)
  const wake = useEffectEvent((element: HTMLElement, island: BlockPayload) => mount?.(element, island))
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const undo = islandsOf(block).flatMap(island => {
      const own = island === block ? element : element.querySelector<HTMLElement>(`#${CSS.escape(island.id)}`)
      return own ? [wake(own, island)] : []
    })
    return () => undo.forEach(stop => stop?.())
    // A block of another digest is another element.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [block.digest])
  return (
    <div
      ref={frame}
      id={block.id}
      className="block"
      data-block={block.code}
      data-hide-on={block.hideOn}
      style={block.style}
      // A finished page's payload leaves `html` out; React keeps what the server sent.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: block.html ?? '' }}
    />
  )
}, isSame)

/** Blocks in their frames, in order. */
export const BlockFrames = ({ blocks }: { readonly blocks: readonly BlockPayload[] }) =>
  blocks.map(block => <BlockFrame key={`${block.id} ${block.digest}`} block={block} />)
