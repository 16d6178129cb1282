import { memo, useSyncExternalStore } from 'react'
import { type SlotKey, slotName } from '../model/page-tree.ts'
import styles from './Canvas.module.css'
import { CanvasBlock } from './CanvasBlock.tsx'
import { useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import { SlotLabel } from './SlotLabel.tsx'

/** Blocks of one slot in order. Redrawn when the order changes, never when a block's options do. */
export const CanvasSlot = memo(function CanvasSlot({ slot }: { readonly slot: SlotKey }) {
  const { page } = useHost()
  const ids = useSyncExternalStore(
    listener => page.watchSlot(slot, listener),
    () => page.childIds(slot),
  )
  return (
    <div data-cairn-slot={slot} className={styles.slot}>
      {ids.length === 0 ? (
        <OperatorTexts>
          <SlotLabel name={slotName(slot)} />
        </OperatorTexts>
      ) : (
        ids.map(id => <CanvasBlock key={id} id={id} />)
      )}
    </div>
  )
})
