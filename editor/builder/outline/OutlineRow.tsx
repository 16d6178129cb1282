import { SYNCED } from '#blocks/page/synced-section.ts'
import { findBlock } from '#blocks/registry.ts'
import { heavyIn } from '#renderer/cost/page-cost.ts'
import {
  Ellipsis,
  Lock,
  MessageSquare,
  Monitor,
  RefreshCcw,
  Smartphone,
  TriangleAlert,
  Weight,
} from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useSlotName } from '../../kit/parts/block-name.ts'
import { useDragSource } from '../drag/DragProvider.tsx'
import { type Node, parentOf, slotName } from '#content-store/client/model/page-tree.ts'
import { BlockIcon } from '../../kit/parts/BlockIcon.tsx'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { chooseSlot, openMenuOf, press } from '../commands/selection.ts'
import { selectWayOf } from '../commands/select-way.ts'
import type { Point } from '../../core/model/geometry.ts'
import { isFixed } from '../../core/model/placement.ts'
import { useStatedTexts } from '../../kit/stated-texts.ts'
import { blockSummary } from '../../core/model/block-summary.ts'
import { useErrorsIn, usePointsIn } from '../checks/use-page-checks.ts'
import { useCostTexts } from '../cost/use-cost-texts.ts'
import { usePageCost } from '../cost/use-page-cost.ts'
import { useEditor } from '../editor-context.ts'
import { OthersHere } from '../presence/Others.tsx'
import { UseInOutline } from './UseInOutline.tsx'
import { prepare } from '../../core/session/prepare.ts'
import { useNode } from '../open-page/use-page.ts'
import styles from './Outline.module.css'
import type { Row } from './rows.ts'

export const rowId = (id: string) => `outline-${id}`

const indent = (level: number) => ({ paddingInlineStart: 8 + (level - 1) * 14 })

interface SlotRowProps {
  readonly row: Row & { kind: 'slot' }
  readonly style: CSSProperties
  readonly isSelected: boolean
}

/** A slot: a press selects it, for what is added or pasted next. */
export function SlotRow({ row, style, isSelected }: SlotRowProps) {
  const t = useTranslations('editor.outline')
  const { session, stage } = useEditor()
  const name = useSlotName()
  const parent = useNode(parentOf(row.slot))
  return (
    <div
      id={rowId(row.slot)}
      role="treeitem"
      aria-level={row.level}
      aria-expanded
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles.slot}
      style={{ ...style, ...indent(row.level) }}
      onKeyDown={undefined}
      onClick={() => {
        chooseSlot(session, row.slot)
        stage.port?.reveal(row.slot)
      }}
      onContextMenu={event => {
        event.preventDefault()
        openMenuOf(session, row.slot, { x: event.clientX, y: event.clientY })
      }}
    >
      {name(slotName(row.slot), parent?.code)}
      {row.isClosed && ` (${t('closed')})`}
      <span className={styles.count}>{t('count', { count: row.count })}</span>
    </div>
  )
}

interface BlockRowProps {
  readonly row: Row & { kind: 'block' }
  readonly style: CSSProperties
  readonly isSelected: boolean
}

export function BlockRow({ row, style, isSelected }: BlockRowProps) {
  const t = useTranslations('editor.outline')
  const synced = useTranslations('editor.synced')
  const { session, stage } = useEditor()
  const node = useNode(row.id)
  const name = useBlockName()
  const hasThrown = useStore(session.store, ({ thrown }) => thrown.has(row.id))
  const { ref, listeners } = useDragSource(`row ${row.id}`, { kind: 'move', id: row.id })
  const points = usePointsIn(row.id)
  const errors = useErrorsIn(row.id)
  const comments = useStore(session.store, state => state.comments.get(row.id) ?? 0)
  if (!node) return null
  const hidden = node.style['hideOn']
  const block = findBlock(node.code)
  const openMenu = (at: Point) => openMenuOf(session, row.id, at)
  const problems = Math.max(prepare(node).findings.length, errors) + (hasThrown ? 1 : 0)
  return (
    <div
      ref={ref}
      id={rowId(row.id)}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      tabIndex={-1}
      className={styles.row}
      style={{ ...style, ...indent(row.level) }}
      {...listeners}
      onKeyDown={undefined}
      onClick={event => {
        press(session, row.id, selectWayOf(event))
        stage.port?.reveal(row.id)
      }}
      onContextMenu={event => {
        event.preventDefault()
        openMenu({ x: event.clientX, y: event.clientY })
      }}
      onPointerEnter={() => session.store.setState({ hovered: row.id })}
      onPointerLeave={() => session.store.setState({ hovered: undefined })}
    >
      <BlockIcon name={block?.icon} size={16} />
      <span className={styles.name}>
        {name(node)}
        {node.code === SYNCED ? <UseInOutline node={node} /> : <Contents of={node} />}
      </span>
      <OthersHere id={row.id} />
      {isFixed(session.page, node) && (
        <Badge icon={<RefreshCcw size={14} aria-hidden />} text={synced('fixed')} />
      )}
      {block?.locked && <Badge icon={<Lock size={14} aria-hidden />} text={t('locked')} />}
      {hidden === 'mobile' && (
        <Badge icon={<Smartphone size={14} aria-hidden />} text={t('hiddenOnMobile')} />
      )}
      {hidden === 'desktop' && <Badge icon={<Monitor size={14} aria-hidden />} text={t('hiddenOnDesktop')} />}
      {problems > 0 && (
        <Badge
          icon={<TriangleAlert size={14} className={styles.problem} aria-hidden />}
          text={t('problems', { count: problems })}
        />
      )}
      <HeavyBadge id={row.id} />
      {comments > 0 && (
        <Badge icon={<MessageSquare size={14} aria-hidden />} text={t('comments', { count: comments })} />
      )}
      {points > 0 && (
        <Badge
          icon={
            <span className={styles.points} aria-hidden>
              {points}
            </span>
          }
          text={t('points', { count: points })}
        />
      )}
      <button
        type="button"
        tabIndex={-1}
        className={styles.menu}
        aria-label={t('actions', { name: name(node) })}
        onClick={event => {
          event.stopPropagation()
          const { left, bottom } = event.currentTarget.getBoundingClientRect()
          openMenu({ x: left, y: bottom })
        }}
      >
        <Ellipsis size={16} aria-hidden />
      </button>
    </div>
  )
}

/** A block that takes much of the page's budget says of what. */
function HeavyBadge({ id }: { readonly id: string }) {
  const t = useTranslations('editor')
  const { valueOf } = useCostTexts()
  const own = usePageCost().cost?.blocks[id]
  const heavy = own ? heavyIn(own) : []
  if (!own || heavy.length === 0) return null
  const what = heavy.map(measure => `${t(`cost.measure.${measure}`)} ${valueOf(own, measure)}`).join(', ')
  return (
    <Badge
      icon={<Weight size={14} className={styles.problem} aria-hidden />}
      text={t('outline.heavy', { what })}
    />
  )
}

/** Distinguishing text of a block: its first words or its picture's name, and how many products it names. */
function Contents({ of }: { readonly of: Node }) {
  const t = useTranslations('editor.outline')
  const { session } = useEditor()
  const { text, products } = blockSummary(of, useStatedTexts(session.detail.locale))
  // A block that was named after its words says them once.
  const parts = [text === of.name ? '' : text, products > 0 ? t('products', { count: products }) : ''].filter(
    Boolean,
  )
  return parts.length > 0 && <span className={styles.contents}>{parts.join(' · ')}</span>
}

/** A sign with its meaning in words for those who do not see it, and on hover for those who do. */
function Badge({ icon, text }: { readonly icon: ReactNode; readonly text: string }) {
  return (
    <span className={styles.badge} title={text}>
      {icon}
      <span className="visuallyHidden">{text}</span>
    </span>
  )
}
