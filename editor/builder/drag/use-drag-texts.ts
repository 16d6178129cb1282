import { findBlock } from '#blocks/registry.ts'
import { useTranslations } from 'use-intl'
import { useSlotName } from '../../kit/parts/block-name.ts'
import type { Cargo } from './cargo.ts'
import type { DragUpdate } from './controller.ts'
import { parentOf, slotName } from '#content-store/client/model/page-tree.ts'
import { draggedGroup } from '../commands/selection.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useMisfitText } from '../refusals/use-refusal-text.ts'

/** Words for what is dragged and where it is, in the operator's language. */
export function useDragTexts(session: PageSession) {
  const { page } = session
  const t = useTranslations('editor.drag')
  const misfitText = useMisfitText(page)
  const blockName = useBlockName()
  const nameOfSlot = useSlotName()

  const labelOf = (cargo: Cargo) => {
    if (cargo.kind === 'new') return blockName({ name: '', code: findBlock(cargo.code)?.code ?? cargo.code })
    if (cargo.kind === 'section') return cargo.name
    const node = page.node(cargo.id)
    if (!node) return cargo.id
    const others = draggedGroup(session, cargo.id).length - 1
    return others > 0 ? t('several', { name: blockName(node), count: others }) : blockName(node)
  }
  const textOf = (news: DragUpdate) => {
    const name = labelOf(news.cargo)
    if (news.kind === 'refused') return misfitText(news.misplaced)
    if (news.kind === 'lifted' || news.kind === 'cancelled') return t(news.kind, { name })
    const slot = nameOfSlot(slotName(news.place.slot), page.node(parentOf(news.place.slot))?.code)
    const { cargo, place } = news
    const others = page.childIds(place.slot).filter(id => cargo.kind !== 'move' || id !== cargo.id)
    return t(news.kind, { name, slot, position: place.index + 1, count: others.length + 1 })
  }
  return { labelOf, textOf }
}
