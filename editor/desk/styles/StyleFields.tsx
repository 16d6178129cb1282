import { STYLE_SECTIONS, type StyleSection } from '#desk/styles/style-form.ts'
import { memo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import { isPartAlike } from './drawn-alike.ts'
import { type Findings, NO_FINDINGS } from './findings.ts'
import styles from './sheet.module.css'
import { StyleField } from './StyleField.tsx'
import { type EditStyle, namedProducts, type StyleValues } from './style-values.ts'

export interface PartProps {
  readonly values: StyleValues
  readonly findings: Findings
  readonly isReadOnly: boolean
  readonly edit: EditStyle
}

interface Props extends PartProps {
  readonly section: StyleSection
  /** Before the fields. */
  readonly children?: ReactNode
}

/** A section of fields that are drawn from the schema of a product. */
export const StyleFields = memo(
  function StyleFields({ section, values, findings, isReadOnly, edit, children }: Props) {
    const t = useTranslations('editor.styles.sections')
    const { uiLocale } = useEnvironment()
    const lines = Object.values(values)
    const products = namedProducts(values, uiLocale)
    return (
      <DeskSection title={t(section)}>
        {children}
        <div className={styles.fields}>
          {STYLE_SECTIONS[section].map(field => (
            <StyleField
              key={field}
              field={field}
              products={products}
              values={lines.map(line => line[field])}
              findings={findings.get(field) ?? NO_FINDINGS}
              isReadOnly={isReadOnly}
              edit={edit}
            />
          ))}
        </div>
      </DeskSection>
    )
  },
  isPartAlike<Props>(({ section }) => STYLE_SECTIONS[section]),
)
