import type { Locale } from '#locales/locale.ts'
import styles from './docs.module.css'
import { DocsTable } from './DocsTable.tsx'
import type { OptionFact } from './option-facts.ts'
import { docsWords } from './words.ts'

function Preset({ option, locale }: { readonly option: OptionFact; readonly locale: Locale }) {
  const words = docsWords[locale]
  if (option.preset === undefined) return <em>{words.required}</em>
  return option.preset === '' || option.preset === '""' ? words.none : <code>{option.preset}</code>
}

function OptionRow({ option, locale }: { readonly option: OptionFact; readonly locale: Locale }) {
  const words = docsWords[locale]
  return (
    <tr>
      <th scope="row">
        <code>{option.path}</code>
      </th>
      <td>
        <strong>{option.label}</strong>
        {option.hint && <div className={styles.hint}>{option.hint}</div>}
        {option.when && (
          <div className={styles.hint}>
            {words.shownWhen} <code>{option.when}</code>
          </div>
        )}
      </td>
      <td>{words.types[option.type]}</td>
      <td>
        <Preset option={option} locale={locale} />
      </td>
      <td>
        {option.range}
        {option.choices.map(({ value, label }) => (
          <div key={value}>
            <code>{value}</code> {label !== value && label}
          </div>
        ))}
      </td>
    </tr>
  )
}

interface Props {
  readonly options: readonly OptionFact[]
  readonly locale: Locale
}

/** Every option of a block: purpose, type, default, bounds, choices and condition. */
export function OptionsTable({ options, locale }: Props) {
  const words = docsWords[locale]
  if (options.length === 0) return <p>{words.noOptions}</p>
  return (
    <DocsTable heads={[words.option, words.what, words.type, words.preset, words.range]}>
      {options.map(option => (
        <OptionRow key={option.path} option={option} locale={locale} />
      ))}
    </DocsTable>
  )
}
