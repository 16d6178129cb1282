import type { Node } from '#content-store/client/model/page-tree.ts'
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import styles from './BlockMarks.module.css'
import { useHost } from './host-context.ts'
import { OperatorTexts } from './OperatorTexts.tsx'
import type { ProductMark } from '../port.ts'

/** Problems of the products a block names, on their cards; above the block those that have no card. Source: L-172. */
export function BlockMarks({ node }: { readonly node: Node }) {
  const { marks } = useHost()
  const found = useSyncExternalStore(marks.watch, () => marks.of(node.id))
  return found.length > 0 && <Marks node={node} marks={found} />
}

interface Props {
  readonly node: Node
  readonly marks: readonly ProductMark[]
}

function Marks({ node, marks }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const cards = useCards(strip)
  const loose = marks.filter(({ code }) => !cards.has(code))
  return (
    <OperatorTexts>
      <div ref={strip} className={styles.strip} hidden={loose.length === 0}>
        {loose.map(mark => (
          <Mark key={`${mark.path} ${mark.code}`} id={node.id} mark={mark} />
        ))}
      </div>
      {marks.map(mark => {
        const card = cards.get(mark.code)
        return (
          card && createPortal(<Mark id={node.id} mark={mark} isOnCard />, card, `${mark.path} ${mark.code}`)
        )
      })}
    </OperatorTexts>
  )
}

/** The cards of a block's products by code, as they come and go. */
function useCards(inside: RefObject<HTMLElement | null>) {
  const [cards, setCards] = useState(NO_CARDS)
  useEffect(() => {
    const block = inside.current?.closest('[data-cairn-id]')
    if (!block) return
    const find = () => {
      const own = [...block.querySelectorAll('article')].filter(
        card => card.closest('[data-cairn-id]') === block,
      )
      setCards(new Map(own.flatMap(card => codeOf(card).map(code => [code, card] as const))))
    }
    const watch = new MutationObserver(find)
    watch.observe(block, { childList: true, subtree: true })
    const first = requestAnimationFrame(find)
    return () => {
      watch.disconnect()
      cancelAnimationFrame(first)
    }
  }, [inside])
  return cards
}

const NO_CARDS: ReadonlyMap<string, Element> = new Map()

/** A card names its product by its first price or note, or by the code in its place. */
function codeOf(card: Element): readonly string[] {
  const code =
    card.querySelector<HTMLElement>('card-price')?.dataset.of ??
    card.querySelector<HTMLElement>('[data-code]')?.dataset.code
  return code === undefined ? [] : [code]
}

interface MarkProps {
  readonly id: string
  readonly mark: ProductMark
  readonly isOnCard?: boolean
}

function Mark({ id, mark: { problem, code, path }, isOnCard = false }: MarkProps) {
  const t = useTranslations('editor.canvas')
  const { onMark } = useHost()
  return (
    <button
      type="button"
      className={isOnCard ? `${styles.mark} ${styles.onCard}` : styles.mark}
      data-cairn-card="mark"
      title={t('mark.hint')}
      onClick={() => onMark(id, path)}
    >
      {t(`mark.${problem}`, { code })}
    </button>
  )
}
