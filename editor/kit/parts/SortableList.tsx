import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { focusAfterChange } from './focus-soon.ts'
import styles from './sortable.module.css'

interface SortableItem {
  /** Stays with the item while it moves. */
  readonly key: string
  /** Said by screen readers while it moves. */
  readonly name: string
}

interface SortableListProps {
  readonly items: readonly SortableItem[]
  readonly onMove: (from: number, to: number) => void
  readonly children: (item: SortableItem, index: number, handle: ReactNode) => ReactNode
}

/** A copy of `list` with the item at `from` standing at `to`. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  if (item === undefined && from >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item as Item) // `from` lies inside the list
}

/** A list one can put in order by handle, with mouse, finger or keys. The only place here that knows dnd-kit. */
export function SortableList({ items, onMove, children }: SortableListProps) {
  const t = useTranslations('editor.inspector.sort')
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (key: UniqueIdentifier | undefined) => items.findIndex(item => item.key === key)
  const say = (key: UniqueIdentifier, over?: UniqueIdentifier) => ({
    name: items[placeOf(key)]?.name ?? '',
    place: placeOf(over ?? key) + 1,
    count: items.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lifted', say(active.id)),
    onDragOver: ({ active, over }) => t('moved', say(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', say(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', say(active.id)),
  }
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), placeOf(over?.id)]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('instructions') } }}
    >
      <SortableContext items={items.map(item => item.key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
          {items.map((item, index) => (
            <Row
              key={item.key}
              item={item}
              onShift={by => {
                const to = index + by
                if (to >= 0 && to < items.length) onMove(index, to)
              }}
            >
              {handle => children(item, index, handle)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

interface RowProps {
  readonly item: SortableItem
  /** Alt and an arrow key: one place up or down without lifting. */
  readonly onShift: (by: number) => void
  readonly children: (handle: ReactNode) => ReactNode
}

function Row({ item, onShift, children }: RowProps) {
  const t = useTranslations('editor.inspector.sort')
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({
      id: item.key,
    })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (event.altKey && by) {
      event.preventDefault()
      const handle = event.currentTarget
      onShift(by)
      // The browser drops focus from an element that is put elsewhere.
      focusAfterChange(() => handle)
    } else listeners?.onKeyDown?.(event)
  }
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={t('handle', { name: item.name })}
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
    >
      <GripVertical aria-hidden="true" size={16} />
    </button>
  )
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  )
}
