import type { Locale } from '#locales/locale.ts'
import { linkFacts } from './block-facts.ts'
import { DocsTable } from './DocsTable.tsx'
import { docsWords } from './words.ts'

/** Where links of each type lead. Source: LO-27. */
export function LinksTable({ locale }: { readonly locale: Locale }) {
  const words = docsWords[locale]
  return (
    <DocsTable heads={[words.linkType, words.leadsTo, words.linkValue, words.example]}>
      {linkFacts(locale).map(({ type, name, meaning, value, href }) => (
        <tr key={type}>
          <th scope="row">{type}</th>
          <td>{name}</td>
          <td>{meaning}</td>
          <td>
            <code>{value}</code> → <code>{href}</code>
          </td>
        </tr>
      ))}
    </DocsTable>
  )
}
