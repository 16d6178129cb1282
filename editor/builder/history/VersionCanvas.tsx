import { useEffect, useMemo, useRef } from 'react'
import frames from '../canvas/CanvasFrame.module.css'
import { createAround } from '../canvas/around.ts'
import { CanvasSheet } from '../canvas/CanvasSheet.tsx'
import { type CanvasHost, NO_MARKS } from '../canvas/port.ts'
import type { Stage } from '../canvas/stage.ts'
import { useBlockBox } from '../canvas/use-block-box.ts'
import { usePageData } from '../canvas/use-page-data.ts'
import type { PageView } from '../canvas/use-page-view.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import type { BlockChange } from '../../core/model/restore.ts'
import type { Device } from '../../core/session/store.ts'
import styles from './history.module.css'

/** Two states of a page differ in their blocks alone. */
const NOTHING_AROUND = createAround()

interface Props {
  readonly view: PageView
  readonly stage: Stage
  readonly page: LivePage
  readonly title: string
  readonly device: Device
  /** Blocks to outline. */
  readonly marks: readonly BlockChange[]
  /** Id of the block that is looked at. */
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
  readonly clip?: string
}

/** A state of the page as the shop renders it, to look at: a press chooses the block, nothing can be changed. */
export function VersionCanvas({ view, stage, page, marks, chosen, onChoose, onClose, ...sheet }: Props) {
  const data = usePageData(page, view)
  // The canvas keeps the host it was given; what changes between renderings is reached through here.
  const latest = useRef({ onChoose, onClose })
  useEffect(() => {
    latest.current = { onChoose, onClose }
  }, [onChoose, onClose])
  const host = useMemo(
    (): CanvasHost => ({
      ...view,
      data,
      page,
      marks: NO_MARKS,
      onMark: () => undefined,
      around: NOTHING_AROUND,
      onFrame: () => undefined,
      texts: undefined,
      isSelected: () => false,
      onPress: id => id !== undefined && latest.current.onChoose(id),
      onMenu: undefined,
      onHover: () => undefined,
      onLayout: stage.moved,
      onThrown: () => undefined,
      onRecovered: () => undefined,
      remove: undefined,
      // The dialog around cannot hear the keys of another document.
      onKey: (event, phase) => {
        if (phase === 'after' && event.key === 'Escape' && !event.defaultPrevented) latest.current.onClose()
      },
      onClipboard: () => undefined,
      onReady: stage.moved,
    }),
    [view, data, page, stage],
  )
  return (
    <CanvasSheet {...sheet} stage={stage} host={host}>
      <div className={frames.overlay}>
        {marks.map(({ id, kind }) => (
          <Mark
            key={`${kind} ${id}`}
            id={id}
            kind={kind}
            stage={stage}
            page={page}
            isChosen={id === chosen}
          />
        ))}
      </div>
    </CanvasSheet>
  )
}

interface MarkProps extends BlockChange {
  readonly stage: Stage
  readonly page: LivePage
  readonly isChosen: boolean
}

/** The outline of a block that differs; the list beside says the same in words. */
function Mark({ id, kind, stage, page, isChosen }: MarkProps) {
  const element = useBlockBox({ stage, page, id })
  return <div ref={element} className={styles.mark} data-kind={kind} data-chosen={isChosen} hidden />
}
