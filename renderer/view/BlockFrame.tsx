import { createContext, memo, use, useEffect, useEffectEvent, useRef } from 'react'
import { type BlockPayload, islandsIn } from '../build/payload.ts'

/** Hydrates a block's HTML inside its frame; returns a function that undoes it. Absent on the server. */
export type MountIsland = (frame: HTMLElement, block: BlockPayload) => () => void
export const IslandContext = createContext<MountIsland | undefined>(undefined)

interface Props {
  readonly block: BlockPayload
}

/** A block that looks the same on the next page keeps its element and its root. */
const isSame = (before: Props, after: Props) =>
  before.block.id === after.block.id && before.block.digest === after.block.digest

/**
 * The element around one block. React does not look inside: it holds HTML from the server, and a React root of its own where
 * the block comes alive. Blocks with other HTML get another element (`BlockFrames`), so React never writes the HTML twice.
 * React's development warning about a container with `dangerouslySetInnerHTML`, logged when a block adds an element at its
 * top (the compare bar, an empty list), does not apply here.
 */
const BlockFrame = memo(function BlockFrame({ block }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const mount = use(IslandContext)
  /** Wakes the block, or the live blocks inside one that stays HTML. */
  const wake = useEffectEvent(() =>
    islandsIn([block]).map(live => {
      const element = live === block ? frame.current : document.getElementById(live.id)
      return element && mount?.(element, live)
    }),
  )
  useEffect(() => {
    const undo = wake()
    return () => undo.forEach(end => end?.())
  }, [])
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
