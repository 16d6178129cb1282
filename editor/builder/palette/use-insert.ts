import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { useTranslations } from 'use-intl'
import { insertBlock } from '../drag/controller.ts'
import { useEditor } from '../editor-context.ts'
import { defaultPlace } from '../../core/model/placement.ts'
import { useBlockWords } from '../../kit/parts/block-name.ts'

type Insert = (block: AnyBlock, preset: string | undefined) => void

/** Adds a block after the selected one, with the options of a preset or none, and says where it went. */
export function useInsert(): Insert {
  const t = useTranslations('editor.palette')
  const words = useBlockWords()
  const { session, announce, stage } = useEditor()
  return (block, preset) => {
    const { selected: before, chosen } = session.store.getState()
    const place = defaultPlace(session.page, findBlock, block.code, before, chosen)
    if (!place || !insertBlock(session, { kind: 'new', code: block.code, preset }, place)) return
    announce(t('added', { name: words(block.code).name ?? block.code }))
    const { selected } = session.store.getState()
    if (selected !== undefined) requestAnimationFrame(() => stage.port?.reveal(selected))
  }
}
