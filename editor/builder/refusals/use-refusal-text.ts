import { MAX_DEPTH } from '#blocks/page/page.ts'
import { parentOf, type SlotKey, slotName } from '#content-store/client/model/page-tree.ts'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { LivePage } from '../../core/model/live-page.ts'
import type { Misplacement } from '../../core/model/placement.ts'
import { useBlockName, useSlotName } from '../../kit/parts/block-name.ts'
import { usePasteText } from '../transfer/use-transfer-text.ts'
import type { Refusal } from './refusal.ts'

/** Names a slot of the page in the operator's language. */
export function useSlotText(page: LivePage): (slot: SlotKey) => string {
  const name = useSlotName()
  return useCallback((slot: SlotKey) => name(slotName(slot), page.node(parentOf(slot))?.code), [name, page])
}

/** Why a block may not be in a slot, as a sentence. */
export function useMisfitText(page: LivePage): (misplaced: Misplacement) => string {
  const t = useTranslations('editor.refusals')
  const synced = useTranslations('editor.synced')
  const blockName = useBlockName()
  const slotText = useSlotText(page)
  return useCallback(
    ({ why, code, id, slot }: Misplacement) => {
      if (why === 'fixed') return synced('fixed')
      const name = blockName({ name: (id === undefined ? undefined : page.node(id)?.name) ?? '', code })
      return t(why, { name, slot: slotText(slot), max: MAX_DEPTH })
    },
    [t, synced, blockName, slotText, page],
  )
}

/** Why something was not done, as a sentence. */
export function useRefusalText(page: LivePage): (refusal: Refusal) => string {
  const t = useTranslations('editor.refusals')
  const blockName = useBlockName()
  const misfitText = useMisfitText(page)
  const pasteText = usePasteText()
  return useCallback(
    (refusal: Refusal) => {
      if (refusal.kind === 'misplaced') return misfitText(refusal.misplaced)
      if (refusal.kind !== 'edge' && refusal.kind !== 'locked') return pasteText(refusal)
      const name = blockName(page.node(refusal.id) ?? { name: '', code: '' })
      if (refusal.kind === 'locked') return t('locked', { name })
      return t(refusal.by < 0 ? 'first' : 'last', { name })
    },
    [t, blockName, misfitText, pasteText, page],
  )
}
