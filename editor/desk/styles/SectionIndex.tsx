import { Select } from '#ui/select/Select.tsx'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useMissing } from '../style-panels/use-missing.ts'
import styles from './sheet.module.css'
import { sectionId, sectionOfPath, SHEET_SECTIONS, type SheetSection } from './sheet-sections.ts'
import type { SpuLine } from './style-values.ts'

interface Props {
  /** Products as they are typed. */
  readonly lines: readonly SpuLine[]
  readonly as: 'list' | 'select'
}

/** Leads to a section; a shop without attributes for relations or search engines has their sections among the attributes. */
function goTo(section: SheetSection) {
  const place =
    document.getElementById(sectionId(section)) ?? document.getElementById(sectionId('attributes'))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}

/** Sections of the sheet with the number of things that each lacks: a list beside the form, and a select above it where there is no room. */
export const SectionIndex = memo(function SectionIndex({ lines, as }: Props) {
  const t = useTranslations('editor.styles')
  const missing = useMissing(lines).flatMap(({ entries }) => entries.map(({ path }) => sectionOfPath(path)))
  const sections = SHEET_SECTIONS.map(section => ({
    section,
    title: section === 'skus' ? t('matrix.title') : t(`sections.${section}`),
    count: missing.filter(each => each === section).length,
  }))
  if (as === 'select')
    return (
      <div className={styles.indexSelect}>
        <Select
          label={t('sheet.goTo')}
          value=""
          placeholder={t('sheet.chooseSection')}
          choices={sections.map(({ section, title, count }) => ({
            value: section,
            label: count > 0 ? `${title} · ${t('sheet.missing', { count })}` : title,
          }))}
          onChoose={goTo}
        />
      </div>
    )
  return (
    <nav className={styles.index} aria-label={t('sheet.index')}>
      <ul>
        {sections.map(({ section, title, count }) => (
          <li key={section}>
            <a
              href={`#${sectionId(section)}`}
              onClick={event => {
                event.preventDefault()
                goTo(section)
              }}
            >
              {title} {count > 0 && <span className={styles.mark}>{t('sheet.missing', { count })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
