import { useTranslations } from 'use-intl'
import { useBlockTexts } from '../inspector/block-texts.ts'
import type { Difference, Named } from '../model/difference.ts'
import { isNothing } from '../model/difference.ts'
import { useBlockName } from '../parts/block-name.ts'
import styles from './dialogs.module.css'

/** What differs, in plain words, one line each. */
export function DifferenceList({ difference }: { readonly difference: Difference }) {
  const t = useTranslations('editor.difference')
  const name = useBlockName()
  const line = (kind: 'added' | 'removed' | 'moved', block: Named) => (
    <li key={`${kind} ${block.id}`} data-kind={kind}>
      {t(kind, { name: name(block) })}
    </li>
  )
  if (isNothing(difference)) return <p className={styles.quiet}>{t('nothing')}</p>
  const { added, removed, changed, moved, page } = difference
  return (
    <ul className={styles.changes}>
      {page.map(key => (
        <li key={key} data-kind="changed">
          {t(`page.${key}`)}
        </li>
      ))}
      {added.map(block => line('added', block))}
      {removed.map(block => line('removed', block))}
      {moved.map(block => line('moved', block))}
      {changed.map(block => (
        <ChangedBlock key={`changed ${block.id}`} block={block} />
      ))}
    </ul>
  )
}

function ChangedBlock({ block }: { readonly block: Difference['changed'][number] }) {
  const t = useTranslations('editor.difference')
  const name = useBlockName()
  const texts = useBlockTexts(block.code)
  const labels = block.keys.map(key =>
    key === 'style' || key === 'name' ? t(`own.${key}`) : texts.label([key]),
  )
  return <li data-kind="changed">{t('changed', { name: name(block), keys: labels.join(t('comma')) })}</li>
}
