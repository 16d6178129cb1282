import { useTranslations } from 'use-intl'
import { useBlockTexts } from '../inspector/block-texts.ts'
import type { Difference, Named } from '../model/difference.ts'
import { isNothing } from '../model/difference.ts'
import type { ValueChange } from '../model/value-changes.ts'
import { useBlockName } from '../parts/block-name.ts'
import styles from './dialogs.module.css'
import { useValueText } from './value-text.ts'

/** `change`: from an earlier content to a later one · `conflict`: from another operator's to this one's. */
type Sides = 'change' | 'conflict'

/** Values of one block in the list; the others are counted. */
const MAX_VALUES = 8

interface Props {
  readonly difference: Difference
  readonly sides?: Sides
}

/** What differs, in plain words: blocks by name, options by label with both values. */
export function DifferenceList({ difference, sides = 'change' }: Props) {
  const t = useTranslations('editor.difference')
  const name = useBlockName()
  const line = (kind: 'added' | 'removed' | 'moved', block: Named) => (
    <li key={`${kind} ${block.id}`} data-kind={kind}>
      {t(`${sides}.${kind}`, { name: name(block) })}
    </li>
  )
  if (isNothing(difference)) return <p className={styles.quiet}>{t('nothing')}</p>
  const { added, removed, changed, moved, page } = difference
  return (
    <ul className={styles.changes}>
      {page.length > 0 && (
        <li data-kind="changed">
          {t('page.title')}
          <Values values={page} code="" sides={sides} />
        </li>
      )}
      {added.map(block => line('added', block))}
      {removed.map(block => line('removed', block))}
      {moved.map(block => line('moved', block))}
      {changed.map(block => (
        <li key={`changed ${block.id}`} data-kind="changed">
          {t(`${sides}.changed`, { name: name(block) })}
          <Values values={block.values} code={block.code} sides={sides} />
        </li>
      ))}
    </ul>
  )
}

interface ValuesProps {
  readonly values: readonly ValueChange[]
  readonly code: string
  readonly sides: Sides
}

function Values({ values, code, sides }: ValuesProps) {
  const t = useTranslations('editor.difference')
  const labelOf = useChangeLabel(code)
  const texts = useBlockTexts(code)
  const textOf = useValueText()
  const rest = values.length - MAX_VALUES
  return (
    <ul className={styles.values}>
      {values.slice(0, MAX_VALUES).map(({ path, before, after }) => {
        const both = textOf(before, after, value => texts.value(path.slice(1), value))
        return <li key={path.join('.')}>{t(`${sides}.value`, { label: labelOf(path), ...both })}</li>
      })}
      {rest > 0 && <li>{t('more', { count: rest })}</li>}
    </ul>
  )
}

const PAGE_FIELDS = ['title', 'description', 'keywords', 'themeColor', 'priceColor'] as const
const FRAME_FIELDS = ['hideOn', 'margin', 'padding', 'background', 'maxWidth'] as const

/** The name of what differs: an option by its label and its place in lists, a part of the frame, a setting of the page. */
function useChangeLabel(code: string) {
  const t = useTranslations('editor')
  const texts = useBlockTexts(code)
  return ([bag, ...path]: ValueChange['path']): string => {
    const last = path.at(-1) ?? bag
    if (bag === 'options')
      return path
        .map((part, index) =>
          typeof part === 'number' ? `${part + 1}` : texts.label(path.slice(0, index + 1)),
        )
        .join(' › ')
    if (bag === 'name') return t('wrapper.name')
    if (bag === 'style') {
      const known = FRAME_FIELDS.find(field => field === last)
      return known ? t(`wrapper.${known}`) : String(last)
    }
    const known = PAGE_FIELDS.find(field => field === last)
    if (!known) return String(last)
    return t(known === 'title' ? 'settings.pageTitle' : `settings.${known}`)
  }
}
