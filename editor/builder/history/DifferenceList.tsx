import type { ValueChange } from '#blocks/page/options/diff.ts'
import { useTranslations } from 'use-intl'
import { useBlockTexts } from '../../form/inspector/block-texts.ts'
import { isNothing, type Named, type PageDiff } from '../../core/model/page-diff.ts'
import { useBlockName } from '../../kit/parts/block-name.ts'
import { useChangeLabel } from './change-label.ts'
import styles from '../../kit/parts/dialogs.module.css'
import { useValueText } from '../../core/model/value-text.ts'

/** Values of one block in the list; the others are counted. */
const MAX_VALUES = 8

interface Props {
  readonly difference: PageDiff
}

/** Differences in plain words: blocks by name, options by label with both values. */
export function DifferenceList({ difference }: Props) {
  const t = useTranslations('editor.difference')
  const name = useBlockName()
  const line = (kind: 'added' | 'removed' | 'moved', block: Named & { readonly inside?: number }) => (
    <li key={`${kind} ${block.id}`} data-kind={kind}>
      {t(`change.${kind}`, { name: name(block) })}
      {block.inside ? ` ${t('inside', { count: block.inside })}` : ''}
    </li>
  )
  if (isNothing(difference)) return <p className={styles.quiet}>{t('nothing')}</p>
  const { added, removed, changed, moved, page } = difference
  return (
    <ul className={styles.changes}>
      {page.length > 0 && (
        <li data-kind="changed">
          {t('page.title')}
          <Values values={page} code="" />
        </li>
      )}
      {added.map(block => line('added', block))}
      {removed.map(block => line('removed', block))}
      {moved.map(block => line('moved', block))}
      {changed.map(block => (
        <li key={`changed ${block.id}`} data-kind="changed">
          {t('change.changed', { name: name(block) })}
          <Values values={block.values} code={block.code} />
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  readonly values: readonly ValueChange[]
  readonly code: string
}

function Values({ values, code }: ValuesProps) {
  const t = useTranslations('editor.difference')
  const labelOf = useChangeLabel(code)
  const texts = useBlockTexts(code)
  const textOf = useValueText()
  const rest = values.length - MAX_VALUES
  return (
    <ul className={styles.values}>
      {values.slice(0, MAX_VALUES).map(({ path, before, after }) => {
        const both = textOf(before, after, value => texts.value(path.slice(1), value))
        return <li key={path.join('.')}>{t('change.value', { label: labelOf(path), ...both })}</li>
      })}
      {rest > 0 && <li>{t('more', { count: rest })}</li>}
    </ul>
  )
}
