import type { BlockGroup } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'
import { BlockIcon } from '#editor/kit/parts/BlockIcon.tsx'
import { type Locale, toShort } from '#locales/locale.ts'
import { type BlockFacts, blockFacts } from './block-facts.ts'
import styles from './docs.module.css'
import { DocsTable } from './DocsTable.tsx'
import { docsWords } from './words.ts'
import type { FactsByBlock } from './build-facts.ts'

const GROUPS: readonly BlockGroup[] = [
  'hero',
  'layout',
  'media',
  'text',
  'products',
  'popups',
  'settings',
  'frame',
  'screens',
]

interface Overview {
  readonly locale: Locale
  readonly built: FactsByBlock
  /** Addresses of the blocks' pages by code; a block without one has no link. */
  readonly addresses: ReadonlyMap<string, string>
}

function Line({ facts, locale, built, addresses }: Overview & { readonly facts: BlockFacts }) {
  const words = docsWords[locale]
  const { code, name, description, block, policies } = facts
  const address = addresses.get(code)
  const kib = built[code]?.kib
  return (
    <tr>
      <th scope="row">
        <span className={styles.icon}>
          <BlockIcon name={block.icon} />
        </span>
        {address ? (
          <a href={`${address}&globals=language:${toShort(locale)}`} target="_top">
            {name}
          </a>
        ) : (
          name
        )}
        <div>
          <code>{code}</code>
        </div>
      </th>
      <td>{description}</td>
      <td>{block.slots.map(slot => words.slots[slot]).join(', ')}</td>
      <td>{policies.map(policy => words.hydrationShort[policy]).join(' / ')}</td>
      <td>{kib === undefined ? words.costUnknown : kib === 0 ? words.costNone : `${kib} KiB`}</td>
    </tr>
  )
}

/** All blocks by group, each with a link to its page. */
export function BlocksOverview(overview: Overview) {
  const { locale } = overview
  const words = docsWords[locale]
  const all = registry.map(block => blockFacts(block, locale))
  return (
    <div className={`sb-unstyled ${styles.page}`} lang={locale === 'zh_HK' ? 'zh-HK' : 'en'}>
      <h1>{words.overview}</h1>
      <p className={styles.lead}>{words.overviewIntro}</p>
      {GROUPS.map(group => {
        const inGroup = all.filter(({ block }) => block.group === group)
        return (
          <section key={group} className={styles.group}>
            <h2>{words.groups[group]}</h2>
            <DocsTable heads={[words.block, words.what, words.place, words.comesAlive, words.cost]}>
              {inGroup.map(facts => (
                <Line key={facts.code} {...overview} facts={facts} />
              ))}
            </DocsTable>
          </section>
        )
      })}
    </div>
  )
}
