import { frameStyle } from '#blocks/page/frame-style.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { FrameRegion, ShownFrame } from '../around.ts'
import { BlockContent } from './CanvasSlot.tsx'
import styles from './FrameAround.module.css'
import { HostProvider, useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import { type CanvasHost, NO_MARKS } from '../port.ts'
import { useToldSize } from './use-told-size.ts'

/** Header or footer as shoppers get it; a press says where it is edited. */
export function FrameAround({ region }: { readonly region: FrameRegion }) {
  const host = useHost()
  const { frame } = useSyncExternalStore(host.around.subscribe, host.around.getState)
  return frame && <Shown frame={frame} region={region} />
}

function Shown({ frame, region }: { readonly frame: ShownFrame; readonly region: FrameRegion }) {
  const host = useHost()
  const inside = useMemo((): CanvasHost => asFrame(host, frame), [host, frame])
  const around = useToldSize<HTMLDivElement>(host)
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
const asFrame = (host: CanvasHost, { page, data }: ShownFrame): CanvasHost => ({
  ...host,
  page,
  data,
  marks: NO_MARKS,
  onThrown: () => undefined,
  onRecovered: () => undefined,
  remove: undefined,
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
