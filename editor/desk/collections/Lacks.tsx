import { GAP, gapsOf } from '#desk/collections/gaps.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import { listed } from '#api/rules/issue-problem.ts'
import { LOCALES } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import desk from '../../kit/parts/screen.module.css'
import styles from './collections.module.css'
import type { ShownCollection } from './screen-props.ts'
import { useFieldWords } from './use-field-words.ts'
import { useFilterWords } from './use-filter-words.ts'

interface Props {
  readonly collection: ShownCollection
  readonly row: ListedRecord
}

/** Texts that a record lacks, a line for each language: “Lacks English: Description”. */
export function Lacks({ collection, row }: Props) {
  const t = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const languages = useTranslations('editor.language')
  const words = useFieldWords(collection.name)
  const gaps = gapsOf(collection, row.line)
  return LOCALES.map(lacking => {
    const fields = gaps.filter(({ locale }) => locale === lacking).map(({ field }) => words.name(field))
    return (
      fields.length > 0 && (
        <small key={lacking}>
          <span className={styles.lacks}>
            {t('lacks', { language: languages(lacking), fields: listed(fields)[uiLocale] })}
          </span>
        </small>
      )
    )
  })
}

/** The same in a column of its own. */
export function GapCell({ collection, row }: Props) {
  const panels = useTranslations('editor.stylePanels')
  const label = useFilterWords(collection.name)(GAP, 'label')
  return (
    <td data-label={label} className={desk.short}>
      {gapsOf(collection, row.line).length === 0 ? panels('complete') : <Lacks {...{ collection, row }} />}
    </td>
  )
}
