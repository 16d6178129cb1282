import { frameStyle } from '#blocks/page/frame-style.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { FrameRegion, ShownFrame } from '../around.ts'
import { loadView } from './block-views.ts'
import { BlockContent } from './CanvasSlot.tsx'
import styles from './FrameAround.module.css'
import { HostProvider, useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import { type CanvasHost, NO_MARKS } from '../port.ts'
import { useToldSize } from './use-told-size.ts'

/** Header or footer as shoppers get it; a press says where it is edited. The room of a header on its way stays free: blocks stay where they are. */
export function FrameAround({ region }: { readonly region: FrameRegion }) {
  const host = useHost()
  const { frame, isFrameDue } = useSyncExternalStore(host.around.subscribe, host.around.getState)
  const isLoaded = useViews(frame?.regions[region])
  if (frame && isLoaded) return <Shown frame={frame} region={region} />
  return region === 'header' && (frame || isFrameDue) ? (
    <div style={{ height: keptRooms()[roomKey(host)] }} />
  ) : null
}

/** Returns true if the views of these blocks have come, or failed to; once they have, those of blocks that follow are not waited for. */
function useViews(nodes: readonly Node[] | undefined): boolean {
  const [isLoaded, setIsLoaded] = useState(false)
  useEffect(() => {
    let isWanted = true
    if (nodes)
      void Promise.allSettled(nodes.map(({ code }) => loadView(code))).then(
        () => isWanted && setIsLoaded(true),
      )
    return () => {
      isWanted = false
    }
  }, [nodes])
  return isLoaded
}

const ROOMS = 'cairn-header-rooms'

/** Widths of the page are few, but for those of a window that an operator pulls. */
const MOST_ROOMS = 40

const roomKey = ({ locale }: CanvasHost) => `${locale} ${window.innerWidth}`

/** Heights of the header when it was last shown, px, by language and width of the page. */
const keptRooms = () => JSON.parse(localStorage.getItem(ROOMS) ?? '{}') as Record<string, number> // our own writing

function keepRoom(host: CanvasHost, height: number): void {
  const key = roomKey(host)
  const others = Object.entries(keptRooms()).filter(([other]) => other !== key)
  const kept = [...others, [key, height] as const].slice(-MOST_ROOMS)
  localStorage.setItem(ROOMS, JSON.stringify(Object.fromEntries(kept)))
}

function Shown({ frame, region }: { readonly frame: ShownFrame; readonly region: FrameRegion }) {
  const host = useHost()
  const inside = useMemo((): CanvasHost => asFrame(host, frame), [host, frame])
  const told = useMemo(
    () => ({
      onLayout: ({ offsetHeight }: HTMLElement) => {
        if (region === 'header') keepRoom(host, offsetHeight)
        host.onLayout()
      },
    }),
    [host, region],
  )
  const around = useToldSize<HTMLDivElement>(told)
  return (
    <div ref={around} className={styles.around} data-cairn-frame={region}>
      <HostProvider value={inside}>
        <div inert>
          {frame.regions[region].map(node => (
            <div key={node.id} data-block={node.code} className="block" style={frameStyle(node.style).style}>
              <BlockContent node={node} />
            </div>
          ))}
        </div>
      </HostProvider>
      <OperatorTexts>
        <Cover region={region} />
      </OperatorTexts>
    </div>
  )
}

/** The frame is there to look at: what is said about its blocks is said on its own page. */
const asFrame = (host: CanvasHost, { page, data, prepare }: ShownFrame): CanvasHost => ({
  ...host,
  prepare,
  page,
  data,
  marks: NO_MARKS,
  onThrown: () => undefined,
  onRecovered: () => undefined,
  remove: undefined,
  onSlot: undefined,
})

function Cover({ region }: { readonly region: FrameRegion }) {
  const t = useTranslations('editor.canvas')
  const { onFrame } = useHost()
  return (
    <button type="button" className={styles.cover} data-cairn-card="frame" onClick={onFrame}>
      <span className={styles.words}>{t(`frame.${region}`)}</span>
    </button>
  )
}
