import type { Locale } from '#locales/locale.ts'
import type { ReactNode } from 'react'
import type { BlockFacts } from './block-facts.ts'
import styles from './docs.module.css'
import { LinksTable } from './LinksTable.tsx'
import { OptionsTable } from './OptionsTable.tsx'
import { docsWords } from './words.ts'
import type { BuildFacts } from './build-facts.ts'

interface Page {
  readonly facts: BlockFacts
  readonly built: BuildFacts | undefined
  readonly locale: Locale
}

function Cost({ built, locale }: Omit<Page, 'facts'>) {
  const words = docsWords[locale]
  if (built?.kib === undefined) return words.costUnknown
  if (built.kib === 0) return words.costNone
  const later = built.onDemandKib ? `, ${words.onDemand} ${built.onDemandKib} KiB` : ''
  return `${built.kib} KiB${later}`
}

/** Answers an operator's or designer's first questions: allowed slots, script size, requirements. */
function About({ facts, built, locale }: Page) {
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
    [words.cost, <Cost key="cost" built={built} locale={locale} />],
    [
      words.version,
      `${block.version} (${migratesFrom.length > 0 ? `${words.migratesFrom}: ${migratesFrom.join(', ')}` : words.noMigration})`,
    ],
    [words.presets, presets.map(({ name }) => name).join(', ') || words.none],
    [words.rows, built?.rows || words.none],
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
export function BlockPage({ facts, built, locale, children }: Page & { readonly children?: ReactNode }) {
  const words = docsWords[locale]
  const hasLinks = facts.options.some(({ type }) => type === 'link' || type === 'hotAreas')
  return (
    <div className={`sb-unstyled ${styles.page}`} lang={locale === 'zh_HK' ? 'zh-HK' : 'en'}>
      <h1>{facts.name}</h1>
      <p className={styles.lead}>{facts.description}</p>
      {children}
      <About facts={facts} built={built} locale={locale} />
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
