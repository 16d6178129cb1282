import { frameStyle } from '#blocks/page/frame-style.ts'
import { createElement, memo, type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import {
  type Node,
  parentOf,
  type SlotKey,
  slotKey,
  slotName,
} from '#content-store/client/model/page-tree.ts'
import { loadView } from './block-views.ts'
import { BlockBoundary } from './BlockBoundary.tsx'
import { BlockMarks } from './BlockMarks.tsx'
import { BlockCard } from './BlockCard.tsx'
import styles from './Canvas.module.css'
import { useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import { KeptLabel, SlotLabel } from './SlotLabel.tsx'
import { useFarBlocks } from './far-blocks.ts'
import { SlotSwitch } from './SlotSwitch.tsx'

/** Blocks of one slot in order; of screens, the one chosen. Renders again when the order changes, never when a block's options do. */
export const CanvasSlot = memo(function CanvasSlot({ slot }: { readonly slot: SlotKey }) {
  const host = useHost()
  const { page } = host
  const screen = useSyncExternalStore(host.watchScreen, host.screen)
  const all = useSyncExternalStore(
    listener => page.watchSlot(slot, listener),
    () => page.childIds(slot),
  )
  const ids = all.filter(id => {
    const node = page.node(id)
    return !node || host.shows(node, screen)
  })
  const element = useFarBlocks(ids)
  return (
    <div
      ref={element}
      data-cairn-slot={slot}
      // The page's own slots are laid out by the shop's style sheet.
      data-slot={parentOf(slot) === '' ? slotName(slot) : undefined}
      className={styles.slot}
    >
      {ids.map(id => (
        <CanvasBlock key={id} id={id} />
      ))}
      {/* Where nothing can be put in, an empty part shows nothing, as in the shop. */}
      {ids.length === 0 && host.texts && (
        <OperatorTexts>
          <SlotLabel
            name={slotName(slot)}
            code={page.node(parentOf(slot))?.code}
            isPressed={host.onSlot !== undefined}
          />
        </OperatorTexts>
      )}
    </div>
  )
})

/** One block on the canvas. Listens to its own node alone, so typing redraws this block and no other. */
const CanvasBlock = memo(function CanvasBlock({ id }: { readonly id: string }) {
  const host = useHost()
  const node = useSyncExternalStore(
    listener => host.page.watchNode(id, listener),
    () => host.page.node(id),
  )
  if (!node) return null
  const { style, hideOn } = frameStyle(node.style)
  return (
    <div
      id={id}
      data-cairn-id={id}
      data-block={node.code}
      data-cairn-name={host.nameOf(node)}
      data-hide-on={host.hiddenText ? undefined : hideOn}
      data-cairn-hide-on={host.hiddenText && hideOn}
      data-cairn-hidden={hideOn && host.hiddenText?.(node, hideOn)}
      className={`block ${styles.block}`}
      style={style}
    >
      <BlockMarks node={node} />
      <BlockContent node={node} />
    </div>
  )
})

/** A block's view, or a card where it has none. */
export function BlockContent({ node }: { readonly node: Node }) {
  const host = useHost()
  const { options, isKnown, openSlots, showsOneSlot, closedSlots } = host.prepare(node)
  if (!isKnown) return <BlockCard node={node} problem="unknown" />
  if (options === undefined) return <BlockCard node={node} problem="unreadable" />
  return (
    <BlockBoundary
      attempt={node}
      onThrown={message => host.onThrown(node.id, message)}
      onRecovered={() => host.onRecovered(node.id)}
      fallback={message => <BlockCard node={node} problem="thrown" message={message} />}
    >
      <Suspense fallback={<div className={styles.waiting} />}>
        {showsOneSlot ? (
          <OneSlotInTurn node={node} options={options} openSlots={openSlots} />
        ) : (
          <BlockView node={node} options={options} openSlots={openSlots} />
        )}
        {closedSlots.map(name => (
          <KeptBlocks key={name} node={node} name={name} />
        ))}
      </Suspense>
    </BlockBoundary>
  )
}

const neverChanges = () => () => undefined

/** A block that shows one of its slots at a time, below what chooses it. */
function OneSlotInTurn({ node, options, openSlots }: ViewProps) {
  const { turns, texts } = useHost()
  const turn = useSyncExternalStore(turns?.watch ?? neverChanges, () => turns?.of(node.id))
  const shown = openSlots.find(slot => slot === turn) ?? openSlots[0] ?? ''
  return (
    <>
      {turns && texts && (
        <OperatorTexts>
          <SlotSwitch
            names={openSlots}
            code={node.code}
            shown={shown}
            onShow={slot => turns.show(node.id, slot)}
          />
        </OperatorTexts>
      )}
      <BlockView node={node} options={options} openSlots={[shown]} />
    </>
  )
}

/** Says how many blocks a closed slot keeps; nothing for none. */
function KeptBlocks({ node, name }: { readonly node: Node; readonly name: string }) {
  const { page } = useHost()
  const slot = slotKey(node.id, name)
  const ids = useSyncExternalStore(
    listener => page.watchSlot(slot, listener),
    () => page.childIds(slot),
  )
  if (ids.length === 0) return null
  return (
    <OperatorTexts>
      <KeptLabel name={name} code={node.code} count={ids.length} />
    </OperatorTexts>
  )
}

interface ViewProps {
  readonly node: Node
  readonly options: unknown
  readonly openSlots: readonly string[]
}

function BlockView({ node, options, openSlots }: ViewProps) {
  const { data } = useHost()
  const answers = useSyncExternalStore(
    listener => data.watch(node.id, listener),
    () => data.of(node.id),
  )
  // After the other hooks: React loses count of those that follow a promise on the first rendering (error 467).
  const View = use(loadView(node.code))
  const slots: Record<string, ReactNode> = {}
  for (const name of openSlots) slots[name] = <CanvasSlot key={name} slot={slotKey(node.id, name)} />
  return createElement(View, { id: node.id, options, data: answers, slots })
}
