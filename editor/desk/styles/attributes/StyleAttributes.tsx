import { namesIn, pathOf } from '#api/rules/line-changes.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { memo, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../../kit/environment.ts'
import { useOperation } from '../../../kit/operations.ts'
import { DeskSection } from '../../parts/DeskSection.tsx'
import { NO_FINDINGS, type ProductFinding } from '../findings.ts'
import sheet from '../sheet.module.css'
import type { PartProps } from '../StyleFields.tsx'
import { SectionPlace } from '../SectionPlace.tsx'
import { SharedOrEach } from '../SharedOrEach.tsx'
import { isDrawnAlike, isPartAlike } from '../drawn-alike.ts'
import { useJump, useOnJump } from '../jump.ts'
import {
  editAll,
  editProduct,
  type NamedProduct,
  namedProducts,
  type SpuLine,
  type StyleValues,
} from '../style-values.ts'
import { AttributeEditor } from './AttributeEditor.tsx'
import {
  type Attribute,
  ATTRIBUTE_SECTIONS,
  type AttributeValue,
  sectionOf,
  usedCodes,
  valuesOf,
  withValues,
} from './attribute-values.ts'

const NONE: readonly AttributeValue[] = []

/** Most attributes of a shop. */
const ALL = 200

/** Findings about an attribute: those of a product name it by its place. */
function findingsAt(values: StyleValues, findings: readonly ProductFinding[], code: string) {
  const own = findings.filter(({ code: product, path }) => {
    const place = Number(path.split('.')[1])
    return values[product]?.attributes?.[place]?.code === code
  })
  return own.length === 0 ? NO_FINDINGS : own
}

/** Attributes of a style, each shared by its colours or by colour: filters, texts of the page, what goes with it, and texts for search engines. */
export const StyleAttributes = memo(
  function StyleAttributes(part: PartProps) {
    const { values, findings, isReadOnly, edit } = part
    const t = useTranslations('editor.styles.attributes')
    const sections = useTranslations('editor.styles.sections')
    const { uiLocale } = useEnvironment()
    const { data, error } = useOperation('attributes.list', { size: ALL })
    const [opened, setOpened] = useState<readonly string[]>([])
    const known = useMemo(
      () => (data?.rows ?? []).map(({ line }) => line).filter(line => line.kind === 'attribute'),
      [data],
    )
    const used = usedCodes(values, known)
    const shown = [...used, ...opened.filter(code => !used.includes(code))]
    useOnJump(useJump('attributes'), ({ path }) => {
      const [, code] = namesIn(path)
      if (code !== undefined && !shown.includes(code)) setOpened([...opened, code])
    })
    const products = namedProducts(values, uiLocale)
    const lines = Object.values(values)
    const refused = findings.get('attributes') ?? NO_FINDINGS
    return ATTRIBUTE_SECTIONS.map(section => {
      const codes = shown.filter(code => sectionOf(code) === section)
      const others = known.filter(({ code }) => sectionOf(code) === section && !shown.includes(code))
      if (codes.length === 0 && others.length === 0 && section !== 'attributes') return null
      return (
        <SectionPlace key={section} section={section}>
          <DeskSection title={sections(section)}>
            {error && section === 'attributes' && <Notice tone="error">{error.message}</Notice>}
            <div className={sheet.fields}>
              {codes.map(code => {
                const attribute = known.find(each => each.code === code)
                return (
                  <AttributeField
                    key={code}
                    code={code}
                    attribute={attribute}
                    products={products}
                    values={lines.map(line => valuesOf(line, code))}
                    findings={findingsAt(values, refused, code)}
                    isReadOnly={isReadOnly}
                    edit={edit}
                  />
                )
              })}
              {others.length > 0 && !isReadOnly && (
                <Select
                  label={t('more')}
                  value=""
                  placeholder={t('choose')}
                  choices={others.map(attribute => ({
                    value: attribute.code,
                    label: attribute.frontName[uiLocale],
                  }))}
                  onChoose={code => setOpened([...opened, code])}
                />
              )}
            </div>
          </DeskSection>
        </SectionPlace>
      )
    })
  },
  isPartAlike(() => ['attributes']),
)

interface FieldProps extends Omit<PartProps, 'values' | 'findings'> {
  readonly code: string
  readonly attribute: Attribute | undefined
  readonly products: readonly NamedProduct[]
  /** In the order of the products. */
  readonly values: readonly (readonly AttributeValue[] | undefined)[]
  readonly findings: readonly ProductFinding[]
}

/** One attribute of the products of a style. */
const AttributeField = memo(function AttributeField({ code, attribute, edit, ...rest }: FieldProps) {
  const { uiLocale } = useEnvironment()
  const label = attribute?.frontName[uiLocale] ?? code
  const set = (next: unknown) => (line: SpuLine) =>
    withValues(line, code, next as readonly AttributeValue[] | undefined) // as `AttributeEditor` gives them
  return (
    <SharedOrEach
      {...rest}
      field={pathOf(['attributes', code])}
      label={label}
      onAll={next => edit(now => editAll(now, set(next)))}
      onOne={(product, next) => edit(now => editProduct(now, product, set(next)))}
      draw={drawn => (
        <>
          <p className={sheet.eachName}>{label}</p>
          <AttributeEditor
            label={label}
            attribute={attribute}
            values={(drawn.value as readonly AttributeValue[] | undefined) ?? NONE} // as `valuesOf` gives them
            problem={[...new Set(drawn.findings.map(({ message }) => message))].join(' ')}
            onChange={drawn.onChange}
            {...(drawn.focus && { focus: drawn.focus })}
          />
        </>
      )}
    />
  )
}, isDrawnAlike)
