import type { Locale } from '#locales/locale.ts'
import type { ReactNode } from 'react'
import type { BlockFacts } from './block-facts.ts'
import styles from './docs.module.css'
import { LinksTable } from './LinksTable.tsx'
import { OptionsTable } from './OptionsTable.tsx'
import { docsWords } from './words.ts'
import type { WrittenFacts } from './written-facts.ts'

interface Page {
  readonly facts: BlockFacts
  readonly written: WrittenFacts | undefined
  readonly locale: Locale
}

function Cost({ written, locale }: Omit<Page, 'facts'>) {
  const words = docsWords[locale]
  if (written?.kib === undefined) return words.costUnknown
  if (written.kib === 0) return words.costNone
  const later = written.onDemandKib ? `, ${words.onDemand} ${written.onDemandKib} KiB` : ''
  return `${written.kib} KiB${later}`
}

/** Answers an operator's or designer's first questions: allowed slots, script size, requirements. */
function About({ facts, written, locale }: Page) {
  const words = docsWords[locale]
  const { block, policies, migratesFrom, presets } = facts
  const lines: readonly (readonly [string, ReactNode])[] = [
    [words.code, <code key="code">{facts.code}</code>],
    [words.group, words.groups[block.group]],
    [words.place, block.slots.map(slot => words.slots[slot]).join(', ')],
    ...(block.shell ? [[words.shell, words.shells[block.shell]] as const] : []),
    ...(block.page ? [[words.shell, block.page] as const] : []),
    ...(block.childSlots.length > 0 ? [[words.childSlots, block.childSlots.join(', ')] as const] : []),
    [
      words.comesAlive,
      <>
        {policies.map(policy => (
          <div key={policy}>{words.hydration[policy]}</div>
        ))}
        {policies.length > 1 && <div>{words.dependsOnOptions}</div>}
      </>,
    ],
    [words.cost, <Cost key="cost" written={written} locale={locale} />],
    [
      words.version,
      `${block.version} (${migratesFrom.length > 0 ? `${words.migratesFrom}: ${migratesFrom.join(', ')}` : words.noMigration})`,
    ],
    [words.presets, presets.map(({ name }) => name).join(', ') || words.none],
    [words.rows, written?.rows || words.none],
  ]
  const notes = [
    block.hidden && words.hidden,
    block.locked && words.locked,
    block.movable && words.movable,
  ].filter(note => note !== false)
  return (
    <>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
      <dl className={styles.about}>
        {lines.map(([what, value]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** A block's documentation in one language, from its definition. `children` follow its description. */
export function BlockPage({ facts, written, locale, children }: Page & { readonly children?: ReactNode }) {
  const words = docsWords[locale]
  const hasLinks = facts.options.some(({ type }) => type === 'link' || type === 'hotAreas')
  return (
    <div className={`sb-unstyled ${styles.page}`} lang={locale === 'zh_HK' ? 'zh-HK' : 'en'}>
      <h1>{facts.name}</h1>
      <p className={styles.lead}>{facts.description}</p>
      {children}
      <About facts={facts} written={written} locale={locale} />
      <h2>{words.options}</h2>
      <OptionsTable options={facts.options} locale={locale} />
      {hasLinks && (
        <>
          <h2>{words.links}</h2>
          <LinksTable locale={locale} />
        </>
      )}
    </div>
  )
}
