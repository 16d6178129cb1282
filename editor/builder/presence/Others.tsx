import { useTranslations } from 'use-intl'
import { useStore } from 'zustand'
import { useEditor } from '../editor-context.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { colourOf, initialOf } from './colour.ts'
import styles from './Others.module.css'

/** Other operators who have the page open, and the block they are on. Source: LO-14. */
export function Others() {
  const t = useTranslations('editor.presence')
  const { session } = useEditor()
  const nameOf = useBlockName()
  const others = useStore(session.store, state => state.others)
  if (others.length === 0) return null
  return (
    <ul className={styles.others} aria-label={t('label')}>
      {others.map(({ client, name, block }) => {
        const node = block === null ? undefined : session.page.node(block)
        const text = node ? t('on', { name, block: nameOf(node) }) : t('here', { name })
        return (
          <li key={client} className={styles.chip} style={{ background: colourOf(name) }} title={text}>
            <span aria-hidden>{initialOf(name)}</span>
            <span className="visuallyHidden">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Marks a row of the outline on which others are. */
export function OthersHere({ id }: { readonly id: string }) {
  const t = useTranslations('editor.presence')
  const { session } = useEditor()
  const names = useStore(session.store, ({ others }) =>
    others.flatMap(other => (other.block === id ? [other.name] : [])).join(', '),
  )
  if (names === '') return null
  return (
    <span className={styles.chip} style={{ background: colourOf(names) }} title={t('here', { name: names })}>
      <span aria-hidden>{initialOf(names)}</span>
      <span className="visuallyHidden">{t('here', { name: names })}</span>
    </span>
  )
}
