import {
  checkBlock,
  type Dependence,
  dependenceOf,
  joinQuestions,
  questionsOf,
} from '#blocks/page/checks/block-checks.ts'
import {
  type Found,
  NO_ANSWERS,
  type ShopAnswers,
  type ShopQuestions,
  type Surroundings,
} from '#blocks/page/checks/check.ts'
import {
  anchorsOf,
  checkHeadings,
  checkWeight,
  headingsOf,
  picturesOf,
  type ShownBlock,
} from '#blocks/page/checks/page-checks.ts'
import { blockErrors } from '#blocks/page/block-errors.ts'
import { isUntranslatedTitle } from '#blocks/page/checks/texts.ts'
import { firstLargePicture } from '#blocks/page/share-picture.ts'
import { findBlock } from '#blocks/registry.ts'
import { type Node, parentOf, slotKey, slotName } from '#content-store/client/model/page-tree.ts'
import type { PageFacts } from '#content-store/client/types.ts'
import type { Locale } from '#locales/locale.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import type { ProductMark } from '../canvas/port.ts'
import { prepare } from '../../core/session/prepare.ts'

/** Time the page must rest before it is checked. */
export const REST_MS = 800
/** Work at a stretch, ms: half a frame. */
const STRETCH_MS = 8

interface Parts {
  readonly page: LivePage
  readonly locale: Locale
  /** Epoch ms. */
  readonly clock: () => number
  /** Rejects when the store cannot be asked: what is not known is not judged. */
  readonly ask: (questions: ShopQuestions) => Promise<PageFacts>
  /** Resolves when the browser has nothing more urgent to do. */
  readonly idle: () => Promise<void>
}

/** Results derived from the options of one block, worked out once for as long as its node stays the same. */
interface Inspected {
  readonly shown: ShownBlock
  readonly questions: ShopQuestions
  readonly headings: ReturnType<typeof headingsOf>
  readonly pictures: ReturnType<typeof picturesOf>
  readonly anchors: ReadonlySet<string>
  readonly dependence: Dependence
}

/** Findings of a block, and the facts it was judged by. */
interface Judged {
  readonly around: Around
  readonly found: readonly Found[]
}

/** Count of the problems in a block that stop publishing, and the time that they were counted at. */
interface Errors {
  readonly now: number
  /** They may be others at another time. */
  readonly onTime: boolean
  readonly count: number
}

type Around = Surroundings & { readonly anchors: ReadonlySet<string> }

/**
 * Checks the open page whenever it has rested for a while, a few blocks at a time, and counts what it finds. A block is judged again when
 * it has changed, or what its judgement depends on has.
 */
export class PageChecks {
  readonly #parts: Parts
  readonly #inspected = new WeakMap<Node, Inspected>()
  readonly #judged = new WeakMap<Inspected, Judged>()
  readonly #countedErrors = new WeakMap<Node, Errors>()
  readonly #asked = new Set<string>()
  readonly #listeners = new Set<() => void>()
  #facts: PageFacts = { answers: NO_ANSWERS, stale: [] }
  #counts: ReadonlyMap<string, number> = new Map()
  #errors: ReadonlyMap<string, number> = new Map()
  #marks: ReadonlyMap<string, readonly ProductMark[]> = new Map()
  #timer: ReturnType<typeof setTimeout> | undefined
  #run = 0
  /** Points on the whole page, with those that stop publishing. */
  total = 0
  /** Points on the whole page that stop publishing. */
  stopping = 0
  /** The picture that goes with links to the page while none is chosen; `undefined` for none, and until it is known. */
  firstLargePicture: string | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  #firstLarge(blocks: readonly Inspected[]): string | undefined {
    const shown = blocks.filter(({ shown: { id } }) => !this.#isInPopup(id))
    return firstLargePicture(
      shown.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
      src => this.#facts.answers.pictures[src]?.width,
    )
  }

  #isInPopup(id: string): boolean {
    const node = this.#parts.page.node(id)
    if (!node) return false
    const parent = parentOf(node.slot)
    return parent === '' ? slotName(node.slot) === 'popup' : this.#isInPopup(parent)
  }

  /** Points in one block. */
  readonly countOf = (id: string): number => this.#counts.get(id) ?? 0

  /** Problems in one block that stop publishing. */
  readonly errorsIn = (id: string): number => this.#errors.get(id) ?? 0

  /** Products named by one block that shoppers cannot buy or do not see; the same list until it changes. */
  readonly marksIn = (id: string): readonly ProductMark[] => this.#marks.get(id) ?? NO_MARKS

  readonly watch = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Facts of the pictures that blocks name, by address; the same record until it changes. */
  readonly pictures = (): ShopAnswers['pictures'] => this.#facts.answers.pictures

  /** Sizes stay; words and focal points may have changed in the media library. */
  readonly askPicturesAgain = (): void => {
    for (const each of this.#asked) if (each.startsWith('pictures ')) this.#asked.delete(each)
    this.touch()
  }

  /** The page has changed. */
  readonly touch = (): void => {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#check(), REST_MS)
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer)
    this.#run += 1
  };

  /** Blocks that shoppers see, in page order; those in closed slots are in the draft alone. */
  *#shownNodes(parent = '', slots: readonly string[] = this.#parts.page.rootSlots): Generator<Node> {
    const { page } = this.#parts
    for (const slot of slots)
      for (const id of page.childIds(slotKey(parent, slot))) {
        const node = page.node(id)
        if (!node) continue
        yield node
        yield* this.#shownNodes(id, prepare(node).openSlots)
      }
  }

  #inspect(node: Node): Inspected | undefined {
    const known = this.#inspected.get(node)
    if (known) return known
    const block = findBlock(node.code)
    const { options } = prepare(node)
    if (!block || options === undefined) return undefined
    const shown = { id: node.id, block, options }
    const inspected = {
      shown,
      questions: questionsOf(block, options),
      headings: headingsOf(shown),
      pictures: picturesOf(shown),
      anchors: anchorsOf([shown]),
      dependence: dependenceOf(block, options),
    }
    this.#inspected.set(node, inspected)
    return inspected
  }

  /** Does something to each item, and lets the browser work in between. `undefined` when a newer run began. */
  async #inStretches<Item, Result>(
    items: Iterable<Item>,
    act: (item: Item) => Result,
  ): Promise<Result[] | undefined> {
    const run = this.#run
    const results: Result[] = []
    let start = performance.now()
    for (const item of items) {
      if (performance.now() - start > STRETCH_MS) {
        await this.#parts.idle()
        if (run !== this.#run) return undefined
        start = performance.now()
      }
      results.push(act(item))
    }
    return results
  }

  async #check(): Promise<void> {
    const run = ++this.#run
    await this.#parts.idle()
    const found = await this.#inStretches([...this.#shownNodes()], node => this.#inspect(node))
    if (!found || run !== this.#run) return
    const blocks = found.filter(each => each !== undefined)
    await this.#judge(blocks)
    if (run !== this.#run) return
    if ((await this.#learn(joinQuestions(blocks.map(({ questions }) => questions)))) && run === this.#run)
      await this.#judge(blocks)
  }

  /** Asks what was not asked before; false when there was nothing to ask or no answer. */
  async #learn(all: ShopQuestions): Promise<boolean> {
    const unasked = (kind: keyof ShopQuestions) =>
      all[kind].filter(each => !this.#asked.has(`${kind} ${each}`))
    const questions = {
      products: unasked('products'),
      addresses: unasked('addresses'),
      pictures: unasked('pictures'),
    }
    const isFirst = this.#asked.size === 0
    if (!isFirst && Object.values(questions).every(list => list.length === 0)) return false
    const facts = await this.#parts.ask(questions).catch(() => undefined)
    if (!facts) return false
    this.#asked.add('')
    for (const kind of KINDS) for (const each of questions[kind]) this.#asked.add(`${kind} ${each}`)
    const { answers } = this.#facts
    this.#facts = {
      stale: facts.stale,
      ...(facts.otherTitle !== undefined && { otherTitle: facts.otherTitle }),
      answers: {
        products: { ...answers.products, ...facts.answers.products },
        addresses: { ...answers.addresses, ...facts.answers.addresses },
        pictures: withNews(answers.pictures, facts.answers.pictures),
      },
    }
    return true
  }

  #foundIn(inspected: Inspected, around: Around): readonly Found[] {
    const before = this.#judged.get(inspected)
    if (before && holds(inspected, before.around, around)) return before.found
    const { block, options } = inspected.shown
    const found = checkBlock(block, options, around)
    this.#judged.set(inspected, { around, found })
    return found
  }

  /** Blocks in closed slots are published too, so their errors count. */
  #errorsOf(node: Node, now: number): number {
    const before = this.#countedErrors.get(node)
    if (before && (before.now === now || !before.onTime)) return before.count
    const block = findBlock(node.code)
    const { options, findings } = prepare(node)
    const errors = {
      now,
      onTime: block !== undefined && options !== undefined && dependenceOf(block, options).onTime,
      count: block ? blockErrors(block, node, now).length : findings.length,
    }
    this.#countedErrors.set(node, errors)
    return errors.count
  }

  /** Points of the page itself. */
  #ofPage(): { readonly errors: number; readonly warnings: number } {
    const { title } = this.#parts.page.meta
    const { otherTitle, stale } = this.#facts
    const texts = stale.filter(({ blockId }) => blockId === '').length
    const isCopy = otherTitle !== undefined && isUntranslatedTitle(this.#parts.locale, title, otherTitle)
    return { errors: title.trim() === '' ? 1 : 0, warnings: (isCopy ? 1 : 0) + texts }
  }

  async #judge(blocks: readonly Inspected[]): Promise<void> {
    const { page, locale, clock } = this.#parts
    const around = {
      locale,
      now: clock(),
      answers: this.#facts.answers,
      anchors: new Set(blocks.flatMap(({ anchors }) => [...anchors])),
    }
    const judged = await this.#inStretches(blocks, (inspected): [string, readonly Found[]] => [
      inspected.shown.id,
      this.#foundIn(inspected, around),
    ])
    if (!judged) return
    const errors = await this.#inStretches([...page.nodes.values()], (node): [string, number] => [
      node.id,
      this.#errorsOf(node, around.now),
    ])
    if (!errors) return
    const counts = new Map(judged.map(([id, found]) => [id, found.length]))
    const add = (id: string) => counts.has(id) && counts.set(id, (counts.get(id) ?? 0) + 1)
    const inBlocks = blocks.map(({ shown: { id }, headings, pictures }) => ({ id, headings, pictures }))
    for (const { id } of [...checkHeadings(inBlocks), ...checkWeight(inBlocks, around)]) add(id)
    for (const { blockId } of this.#facts.stale) add(blockId)
    this.#counts = counts
    this.#marks = new Map(
      judged.flatMap(([id, found]) => {
        const marks = found.flatMap(asMark)
        return marks.length > 0 ? [[id, kept(this.#marks.get(id), marks)]] : []
      }),
    )
    this.firstLargePicture = this.#firstLarge(blocks)
    this.#errors = new Map(errors.filter(([, count]) => count > 0))
    const ofPage = this.#ofPage()
    this.stopping = sumOf(this.#errors) + ofPage.errors
    this.total = sumOf(counts) + ofPage.warnings + this.stopping
    // A copy: a listener may stop or start listening.
    Array.from(this.#listeners, listener => listener())
  }
}

const sumOf = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

const NO_MARKS: readonly ProductMark[] = []

const KINDS = ['products', 'addresses', 'pictures'] as const

/** Returns true if what was found in a block is what would be found now. */
function holds({ dependence, questions }: Inspected, before: Around, now: Around): boolean {
  if (dependence.onTime && before.now !== now.now) return false
  if (dependence.onAnchors && !isSameSet(before.anchors, now.anchors)) return false
  return KINDS.every(kind =>
    questions[kind].every(each => before.answers[kind][each] === now.answers[kind][each]),
  )
}

const isSameSet = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && [...a].every(each => b.has(each)))

function asMark({ problem, path, detail }: Found): readonly ProductMark[] {
  const isMark = problem === 'unknownProduct' || problem === 'offShelf' || problem === 'soldOut'
  return isMark ? [{ problem, path: path.join('.'), code: detail }] : []
}

/** The very same record where there is no news. */
const withNews = <Facts extends Readonly<Record<string, unknown>>>(before: Facts, news: Facts): Facts =>
  Object.entries(news).some(([name, fact]) => JSON.stringify(before[name]) !== JSON.stringify(fact))
    ? { ...before, ...news }
    : before

/** The list from before where the new one says the same. */
const kept = (before: readonly ProductMark[] | undefined, now: readonly ProductMark[]) =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now
