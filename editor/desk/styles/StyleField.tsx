import { isRecord } from '#blocks/page/options/option-tree.ts'
import type { StyleField as FieldName } from '#desk/styles/style-form.ts'
import { languageTag, LOCALES } from '#locales/locale.ts'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { asText } from '../../form/inspector/fields/as-text.ts'
import { formOf } from '../../form/inspector/form/form-schema.ts'
import { Inspector } from '../../form/inspector/Inspector.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { useRecordWords } from '../collections/use-field-words.ts'
import { isDrawnAlike } from './drawn-alike.ts'
import { fieldSubject, TEXT_AREA } from './field-subject.ts'
import type { ProductFinding } from './findings.ts'
import { type DrawnValue, SharedOrEach } from './SharedOrEach.tsx'
import styles from './sheet.module.css'
import {
  editAll,
  editProduct,
  type EditStyle,
  emptied,
  type NamedProduct,
  withField,
} from './style-values.ts'

interface Props {
  readonly field: FieldName
  readonly products: readonly NamedProduct[]
  /** In the order of the products. */
  readonly values: readonly unknown[]
  readonly findings: readonly ProductFinding[]
  readonly isReadOnly: boolean
  readonly edit: EditStyle
}

/** A field of the products of a style, drawn from their schema. */
export const StyleField = memo(function StyleField({ field, edit, ...rest }: Props) {
  const words = useRecordWords(TEXT_AREA)
  const change = (value: unknown) => (line: Parameters<typeof withField>[0]) =>
    withField(line, field, emptied(value, (line as Readonly<Record<string, unknown>>)[field]))
  return (
    <SharedOrEach
      {...rest}
      field={field}
      label={words.name(field)}
      onAll={value => edit(values => editAll(values, line => change(value)(line) as typeof line))}
      onOne={(code, value) =>
        edit(values => editProduct(values, code, line => change(value)(line) as typeof line))
      }
      draw={drawn => <Drawn field={field} isReadOnly={rest.isReadOnly} {...drawn} />}
    />
  )
}, isDrawnAlike)

function Drawn({
  field,
  value,
  findings,
  focus,
  isReadOnly,
  onChange,
}: DrawnValue & Pick<Props, 'field' | 'isReadOnly'>) {
  const { uiLocale, currencySymbol, services, clock } = useEnvironment()
  const subject = fieldSubject(field)
  const options = useMemo(() => (value === undefined ? {} : { [field]: value }), [field, value])
  const isRich = formOf(subject).properties?.[field]?.hints.widget === 'richText'
  if (isReadOnly && isRich) return <RichTexts field={field} value={value} />
  return (
    <Inspector
      block={subject}
      options={options}
      onChange={next => onChange(next[field])}
      locale={uiLocale}
      currencySymbol={currencySymbol}
      problems={findings}
      services={services}
      now={clock}
      {...(focus && { focus })}
    />
  )
}

/** Formatted texts for those who may not change them: a disabled form does not stop their editor. */
function RichTexts({ field, value }: { readonly field: FieldName; readonly value: unknown }) {
  const words = useRecordWords(TEXT_AREA)
  const languages = useTranslations('editor.language')
  const texts = isRecord(value) ? value : {}
  return (
    <div>
      <p className={styles.eachName}>{words.name(field)}</p>
      {LOCALES.map(locale => (
        <div key={locale} lang={languageTag(locale)}>
          <small>{languages(locale)}</small>
          {/* The store has cleaned it. */}
          <div dangerouslySetInnerHTML={{ __html: asText(texts[locale]) }} />
        </div>
      ))}
    </div>
  )
}
