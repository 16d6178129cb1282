import { isProse, widgetOf } from '#blocks/page/options/option-tree.ts'
import { found } from '#blocks/page/checks/check.ts'
import { allLeaves, type Leaf, shownLeaves } from '#blocks/page/checks/leaves.ts'
import { HAN, isUntranslatedTitle } from '#blocks/page/checks/texts.ts'
import { plainText } from '#api/rules/plain-text.ts'
import type { FoundIn } from '#blocks/page/checks/page-checks.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { formatHongKongTime } from '#blocks/page/hong-kong-time.ts'
import type { Component } from '#blocks/page/page.ts'
import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { Locale } from '#locales/locale.ts'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import { type DraftNode, type DraftTree, idIn } from '../client/draft/draft-tree.ts'
import { idPath, optionPath, type Spot, spotName, valueWithin } from '../client/draft/spots.ts'
import { livesIn } from '../client/draft/values.ts'
import type { PageText } from '../client/translation.ts'
import type { PageContent } from '../client/types.ts'
import type { StoredPage } from '../stored/page.ts'
import { eachComponent } from '../stored/page-schema.ts'
import { aheadSince, isConfirmed, type Setting, settingsIn, wordChanges } from './text-changes.ts'

/** One language of a page, as it is drafted or was published. */
export interface LanguageOfPage {
  readonly locale: Locale
  readonly content: Pick<PageContent, 'components' | Field>
}

/** Texts of the page itself, in the order of its form, and how each is written. */
const FIELDS = { title: 'line', description: 'plain', keywords: 'line', shareImage: 'picture' } as const
type Field = keyof typeof FIELDS

export const inOne = ({ locale, draft }: StoredPage): LanguageOfPage => ({ locale, content: draft })

/** Both languages of a page, with what was done to them. */
export interface Languages {
  readonly own: LanguageOfPage
  readonly other: LanguageOfPage
  /** The draft of both. */
  readonly draft: DraftTree
  /** The oldest step first. */
  readonly log: readonly LogEntry[]
}

const byId = (components: readonly Component[]) =>
  new Map([...eachComponent(components)].map(({ component }) => [component.id, component]))

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** A text of a page with the same text in the other language. */
export interface Text extends Omit<PageText, 'name' | 'path'> {
  readonly spot: Spot
  readonly path: OptionPath
}

/** Shortest text that cannot be the same in both languages by right, as names and figures can. Characters. */
const SENTENCE = 24

interface Pair {
  readonly own: string
  readonly source: string
}

const isSentence = (text: string) => plainText(text).length >= SENTENCE && /\s/.test(text)

/** Chinese words on an English page, which are a finding of their own. */
const isChineseCopy = ({ own, source }: Pair, locale: Locale) =>
  locale === 'en_US' && own === source && HAN.test(own)

const isUntranslated = (pair: Pair, locale: Locale) => {
  const { own, source } = pair
  if (plainText(source) === '') return false
  return plainText(own) === '' || isChineseCopy(pair, locale) || (own === source && isSentence(own))
}

interface Place {
  readonly blockId: string
  /** Of the block in the draft; it has another one in each language where they have it in other places. */
  readonly nodeId: string
  readonly code: string
  readonly blockName: string
  /** Fields of the option, by name and position. */
  readonly path: OptionPath
  /** Fields that lead to a text in the draft, with the ids of items. */
  readonly inDraft: (locale: Locale) => readonly string[]
  readonly format: PageText['format']
  readonly settings: readonly Setting[]
}

/** A text in both languages, and whether this one is right. */
function textOf({ own, other, log }: Languages, place: Place, pair: Pair): Text {
  const { blockId, nodeId, code, blockName, path, inDraft, format, settings } = place
  const mine = { path: inDraft(own.locale), locale: own.locale }
  const known = { log, settings }
  const theirs = wordChanges('other', known, { path: inDraft(other.locale), locale: other.locale })
  const changes = [...wordChanges('own', known, mine), ...theirs]
  const spot: Spot = { id: nodeId, path: mine.path }
  const text = { blockId, code, blockName, path, spot, format, ...pair }
  if (isConfirmed(log, changes, { id: nodeId, ...mine })) return { ...text, state: 'right' }
  const ahead = theirs.some(({ before }) => before !== undefined)
    ? aheadSince(changes, { own: pair.own, other: pair.source })
    : undefined
  const before = ahead?.since.before ?? ''
  if (ahead && before !== pair.source) return { ...text, state: 'behind', before, changedAt: ahead.last.at }
  const isLeft =
    path[0] === 'title' && blockId === ''
      ? pair.own.trim() === '' || isUntranslatedTitle(own.locale, pair.own, pair.source)
      : isUntranslated(pair, own.locale)
  return { ...text, state: isLeft ? 'untranslated' : 'right' }
}

function* textsOfPage(languages: Languages): Generator<Text> {
  const { own, other, log } = languages
  const settings = settingsIn(log, '')
  for (const field of Object.keys(FIELDS) as Field[]) {
    const place = {
      blockId: '',
      nodeId: '',
      code: '',
      blockName: '',
      path: [field],
      inDraft: () => [field],
      settings,
    }
    yield textOf(
      languages,
      { ...place, format: FIELDS[field] },
      { own: own.content[field] ?? '', source: other.content[field] ?? '' },
    )
  }
}

function formatOf(leaf: Leaf): PageText['format'] {
  const widget = widgetOf(leaf)
  if (widget === 'richText') return 'rich'
  if (leaf.node['x-cairn']?.holdsHtml) return 'html'
  return widget === 'textarea' ? 'plain' : 'line'
}

/** A block of the draft by the id it has in a language. */
type NodeIn = (locale: Locale, id: string) => DraftNode | undefined

function nodesOf(draft: DraftTree): NodeIn {
  const nodes = [...draft.nodes.values()]
  const of = (locale: Locale) =>
    new Map(nodes.filter(node => livesIn(node, locale)).map(node => [idIn(node), node]))
  const known = { zh_HK: of('zh_HK'), en_US: of('en_US') }
  return (locale, id) => known[locale].get(id)
}

interface Blocks {
  readonly block: AnyBlock
  readonly component: Component
  readonly twin: Component
  readonly nodeIn: NodeIn
}

function* textsOfBlock(languages: Languages, { block, component, twin, nodeIn }: Blocks): Generator<Text> {
  const { own, other, log } = languages
  const { id, code, name: blockName } = component
  const nodeId = nodeIn(own.locale, id)?.id ?? id
  const both = new Set([nodeId, nodeIn(other.locale, id)?.id ?? id])
  const settings = [...both].flatMap(each => settingsIn(log, each))
  const sources = new Map(
    allLeaves(block, twin.options)
      .filter(isProse)
      .map(({ path, value }) => [path.join('.'), asText(value)]),
  )
  const [options, beside] = [own, other].map(({ locale }) => nodeIn(locale, id)?.content['options'])
  for (const leaf of shownLeaves(block, component.options).filter(isProse)) {
    const { path } = leaf
    const ids = idPath(options, path, own.locale)
    // Items are the same by id; those of lists that each language has of its own, by position.
    const isApart = valueWithin(options, ids.slice(0, -1), undefined) === undefined
    const there = optionPath(beside, ids, other.locale) ?? (isApart ? path : undefined)
    if (!there) continue
    const inDraft = (locale: Locale) => [
      'options',
      ...(locale === own.locale ? ids : idPath(beside, there, locale)),
    ]
    const pair = { own: asText(leaf.value), source: sources.get(there.join('.')) ?? '' }
    yield textOf(
      languages,
      { blockId: id, nodeId, code, blockName, path, inDraft, settings, format: formatOf(leaf) },
      pair,
    )
  }
}

/**
 * Texts of a page that a language and the other one have both, with what there is to do: those of the page itself, then by block, in page
 * order. What changed is judged by the log, so changes from before it began are not noticed. Texts that are empty in both are left out, and
 * those of items that live in one language.
 */
export function textsOf(
  languages: Languages,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly Text[] {
  const { own, other, draft } = languages
  const others = byId(other.content.components)
  const nodeIn = nodesOf(draft)
  const ofBlocks = [...byId(own.content.components).values()].flatMap(component => {
    const twin = others.get(component.id)
    const block = findBlock(component.code)
    if (!block || twin?.code !== component.code || twin.version !== component.version) return []
    return [...textsOfBlock(languages, { block, component, twin, nodeIn })]
  })
  return [...textsOfPage(languages), ...ofBlocks].filter(
    text => plainText(text.source) !== '' || plainText(text.own) !== '',
  )
}

/** A text as screens and files name it. */
export const pageText = ({ spot, path, ...text }: Text): PageText => ({
  ...text,
  name: spotName(spot),
  path: path.join('.'),
})

/** Texts with something to do. */
export const staleTexts = (
  languages: Languages,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly Text[] => textsOf(languages, findBlock).filter(({ state }) => state !== 'right')

/** Texts with something to do, as findings before publishing, but for those that other checks find. */
export const findingsOf = (texts: readonly Text[], locale: Locale): readonly FoundIn[] =>
  texts.flatMap(text => {
    const { blockId, path, state, changedAt } = text
    const isTitle = blockId === '' && path[0] === 'title'
    if (state === 'untranslated' && (isTitle || isChineseCopy(text, locale))) return []
    const finding =
      changedAt === undefined
        ? found('untranslated', path)
        : found('staleText', path, formatHongKongTime(changedAt))
    return [{ ...finding, id: blockId }]
  })
