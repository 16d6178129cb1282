import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { Chip } from '../../kit/presence/Chip.tsx'
import { OtherOperators } from '../../kit/presence/OtherOperators.tsx'
import { useEditor } from '../editor-context.ts'

/** Other operators who have the page open, and the block they are on. Source: LO-14. */
export function Others() {
  const t = useTranslations('editor.presence')
  const { session } = useEditor()
  const nameOf = useBlockName()
  const others = useStore(session.store, state => state.others)
  const textOf = (name: string, block: string | null) => {
    const node = block === null ? undefined : session.page.node(block)
    return node ? t('on', { name, block: nameOf(node) }) : t('here', { name })
  }
  return (
    <OtherOperators
      label={t('label')}
      others={others.map(({ client, name, block }) => ({ client, name, text: textOf(name, block) }))}
    />
  )
}

/** Marks a row of the outline on which others are. */
export function OthersHere({ id }: { readonly id: string }) {
  const t = useTranslations('editor.presence')
  const { session } = useEditor()
  const names = useStore(session.store, ({ others }) =>
    others.flatMap(other => (other.block === id ? [other.name] : [])).join(', '),
  )
  return names !== '' && <Chip name={names} text={t('here', { name: names })} />
}
