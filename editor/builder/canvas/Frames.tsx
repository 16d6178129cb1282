import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useDragSource } from '../drag/DragProvider.tsx'
import { findBlock } from '#blocks/registry.ts'
import { CopyPlus, Ellipsis, GripVertical, Lock, Trash2 } from 'lucide-react'
import { useEditor } from '../editor-context.ts'
import { useCommandName } from '../commands/use-command-name.ts'
import { chosenSlot } from '../commands/selection.ts'
import { useNode } from '../open-page/use-page.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { colourOf } from '../../kit/presence/colour.ts'
import styles from './CanvasFrame.module.css'
import { useBlockBox } from './use-block-box.ts'

/** Frames round the selected block and the one under the pointer. */
export function Frames() {
  const { session } = useEditor()
  const selected = useStore(session.store, state => state.selected)
  const alsoSelected = useStore(session.store, state => state.alsoSelected)
  const hovered = useStore(session.store, state => state.hovered)
  const others = useStore(session.store, state => state.others)
  const slot = useStore(session.store, chosenSlot)
  return (
    <>
      {others.map(
        ({ client, name, block }) =>
          block !== null && <Frame key={`other ${client} ${block}`} id={block} kind="other" owner={name} />,
      )}
      {hovered !== undefined && hovered !== selected && (
        <Frame key={`hover ${hovered}`} id={hovered} kind="hover" />
      )}
      {[...alsoSelected].map(id => (
        <Frame key={`also ${id}`} id={id} kind="also" />
      ))}
      {slot !== undefined && <Frame key={`slot ${slot}`} id={slot} kind="selected" />}
      {selected !== undefined && <Frame key={`selected ${selected}`} id={selected} kind="selected" />}
    </>
  )
}

const HANDLE_HEIGHT = 28

/** Position of a block's handle, px from the block's top: above it, below it where there is no room, inside as a last resort. */
function handleTop(y: number, height: number, viewHeight: number): number {
  if (y >= HANDLE_HEIGHT) return -HANDLE_HEIGHT
  const isRoomBelow = y + height > 0 && y + height + HANDLE_HEIGHT <= viewHeight
  return isRoomBelow ? height : Math.max(0, -y)
}

interface FrameProps {
  readonly id: string
  /** `also`: selected beside the one that shows its options; `other`: selected in the window of another operator, `owner`. */
  readonly kind: 'hover' | 'selected' | 'also' | 'other'
  readonly owner?: string
}

/** Follows a block as it scrolls and grows, without rendering. */
function Frame({ id, kind, owner }: FrameProps) {
  const { stage, session } = useEditor()
  const placeHandle = useCallback(
    (frame: HTMLElement, { y, height }: { readonly y: number; readonly height: number }) => {
      const handle = frame.querySelector<HTMLElement>('[data-handle]')
      if (handle) handle.style.top = `${handleTop(y, height, stage.box()?.height ?? 0)}px`
    },
    [stage],
  )
  const element = useBlockBox({ stage, page: session.page, id }, placeHandle)
  return (
    <div
      ref={element}
      hidden
      className={styles.outline}
      data-kind={kind}
      style={owner === undefined ? undefined : { borderColor: colourOf(owner) }}
    >
      {owner !== undefined && (
        <span className={styles.owner} style={{ background: colourOf(owner) }}>
          {owner}
        </span>
      )}
      {kind === 'selected' && <Handle key={id} id={id} />}
    </div>
  )
}

function Handle({ id }: { readonly id: string }) {
  const t = useTranslations('editor.commands')
  const { commands, session } = useEditor()
  const nameOf = useCommandName()
  useStore(session.store, state => state.alsoSelected)
  const node = useNode(id)
  const name = useBlockName()
  const { ref, listeners, describedBy } = useDragSource(`frame ${id}`, { kind: 'move', id })
  if (!node) return null
  return (
    <div className={styles.handle} data-handle="">
      <button ref={ref} type="button" className={styles.grip} aria-describedby={describedBy} {...listeners}>
        {findBlock(node.code)?.locked ? (
          <Lock size={14} aria-hidden />
        ) : (
          <GripVertical size={14} aria-hidden />
        )}
        {name(node)}
      </button>
      {commands.isEnabled('duplicate') && (
        <button
          type="button"
          className={styles.tool}
          aria-label={t('duplicate')}
          title={t('duplicate')}
          onClick={() => commands.run('duplicate')}
        >
          <CopyPlus size={14} aria-hidden />
        </button>
      )}
      {commands.isEnabled('remove') && (
        <button
          type="button"
          className={styles.tool}
          aria-label={nameOf('remove')}
          title={nameOf('remove')}
          onClick={() => commands.run('remove')}
        >
          <Trash2 size={14} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={t('menu')}
        aria-haspopup="menu"
        title={t('menu')}
        onClick={event => {
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          session.store.setState({ menu: { x: left, y: bottom } })
        }}
      >
        <Ellipsis size={14} aria-hidden />
      </button>
    </div>
  )
}
