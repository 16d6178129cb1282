import { createContext, memo, use, useEffect, useRef } from 'react'
import type { BlockPayload } from '../payload.ts'

/** Brings a block's HTML alive inside its frame; returns what undoes it. Absent on the server. */
export type MountIsland = (frame: HTMLElement, block: BlockPayload) => () => void
export const IslandContext = createContext<MountIsland | undefined>(undefined)

/**
 * The element around one block. Its inside is opaque to the page's own React tree: HTML from the server, and where the
 * block comes alive, a React root of its own.
 */
export const BlockFrame = memo(function BlockFrame({ block }: { readonly block: BlockPayload }) {
  const frame = useRef<HTMLDivElement>(null)
  const mount = use(IslandContext)
  useEffect(() => {
    if (!mount || !frame.current || block.hydration === 'never') return
    return mount(frame.current, block)
  }, [mount, block])
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
})
