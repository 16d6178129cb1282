import type { DataNeed } from '#api/client/data-need.ts'
import { findBlock } from '#blocks/registry.ts'
import type { DataContext } from '#blocks/page/define-block.ts'
import type { Node } from '#content-store/client/model/page-tree.ts'
import type { LivePage } from '../../core/model/live-page.ts'
import { prepare } from '../../core/session/prepare.ts'

/** Time the page must rest before its blocks ask for what they show now. */
export const REST_MS = 250

/** Content of a view's `data`: the answers of its block's needs. */
type Answers = Readonly<Record<string, unknown>>

const NOTHING: Answers = {}

/** Asked for once per query; a failed call is asked again with the next one. */
interface Asked {
  readonly answer: Promise<unknown>
  isDone: boolean
  value: unknown
}

interface Parts {
  readonly page: LivePage
  /** Resolves when the browser has nothing more urgent to do. */
  readonly idle: () => Promise<void>
}

/**
 * The data of the blocks on an open page, asked for as the shop asks for it: what blocks need alike once, in the background, once the
 * page rests. A block keeps what it has until all of the new is there. Source: L-172, design “A page's way through”.
 */
export class PageData {
  readonly #page: LivePage
  readonly #idle: () => Promise<void>
  #context: DataContext | undefined
  #asked = new Map<string, Asked>()
  readonly #answers = new Map<string, Answers>()
  /** The node that each block's data was last asked for. */
  readonly #nodes = new Map<string, Node>()
  readonly #listeners = new Map<string, Set<() => void>>()
  readonly #stateListeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #round = 0
  #stopWatching: (() => void) | undefined
  /** True if the shop did not answer the last round, in part or as a whole. */
  hasFailed = false

  constructor({ page, idle }: Parts) {
    this.#page = page
    this.#idle = idle
  }

  /** The same object until the block's data changes; empty until it came for the first time. */
  readonly of = (id: string): Answers => this.#answers.get(id) ?? NOTHING

  readonly watch = (id: string, listener: () => void) => {
    const listeners = this.#listeners.get(id) ?? new Set()
    this.#listeners.set(id, listeners.add(listener))
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(id) === listeners) this.#listeners.delete(id)
    }
  }

  /** Told when `hasFailed` changes. */
  readonly watchState = (listener: () => void) => {
    this.#stateListeners.add(listener)
    return () => void this.#stateListeners.delete(listener)
  }

  /** Asks from here on, and again as the page changes. From another view point all is asked again; what shows stays until it is there. */
  readonly look = (context: DataContext): void => {
    this.#stopWatching ??= this.#page.watchAll(() => this.#later())
    this.#context = context
    this.retry()
  }

  /** Asks for everything again. */
  readonly retry = (): void => {
    this.#asked = new Map()
    this.#nodes.clear()
    void this.#ask()
  }

  readonly stop = (): void => {
    clearTimeout(this.#timer)
    this.#round += 1
    this.#stopWatching?.()
    this.#stopWatching = undefined
  }

  #later() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), REST_MS)
  }

  async #ask(): Promise<void> {
    const round = ++this.#round
    await this.#idle()
    if (round !== this.#round) return
    for (const id of this.#answers.keys()) if (!this.#page.nodes.has(id)) this.#answers.delete(id)
    const changed = [...this.#page.nodes.values()].filter(node => this.#nodes.get(node.id) !== node)
    // Calls of one turn travel together.
    const outcomes = await Promise.all(changed.map(node => this.#askFor(node, round)))
    if (round !== this.#round || changed.length === 0) return
    this.#setFailed(outcomes.includes(false))
  }

  /** False when the shop did not answer. */
  async #askFor(node: Node, round: number): Promise<boolean> {
    const { id } = node
    this.#nodes.set(id, node)
    const wanted = Object.entries(this.#needsOf(node)).map(
      ([name, need]) => [name, this.#once(need)] as const,
    )
    if (wanted.length === 0) {
      if (this.#answers.delete(id)) this.#tell(id)
      return true
    }
    const context = this.#context
    const settled = await Promise.allSettled(wanted.map(([, { answer }]) => answer))
    // The block has changed again, or is looked at from elsewhere, and has asked again.
    if (this.#context !== context || this.#nodes.get(id) !== node) return true
    const isWhole = settled.every(({ status }) => status === 'fulfilled')
    if (!isWhole) this.#nodes.delete(id)
    if (isWhole || !this.#answers.has(id)) {
      const values = wanted.flatMap(([name, { isDone, value }]) => (isDone ? [[name, value] as const] : []))
      if (values.length > 0) this.#answers.set(id, Object.fromEntries(values))
      this.#tell(id)
    }
    return isWhole || round !== this.#round
  }

  #once(need: DataNeed): Asked {
    const key = JSON.stringify(need.queryKey)
    const known = this.#asked.get(key)
    if (known) return known
    const answer = need.queryFn()
    const asked: Asked = { answer, isDone: false, value: undefined }
    this.#asked.set(key, asked)
    answer.then(
      value => Object.assign(asked, { isDone: true, value }),
      () => {
        if (this.#asked.get(key) === asked) this.#asked.delete(key)
      },
    )
    return asked
  }

  #needsOf(node: Node): Record<string, DataNeed> {
    const block = findBlock(node.code)
    const { options } = prepare(node)
    if (!block || options === undefined || !this.#context) return {}
    try {
      return block.data(options, this.#context)
    } catch {
      // The shop leaves such a block without data, and reports it there.
      return {}
    }
  }

  #tell(id: string) {
    Array.from(this.#listeners.get(id) ?? [], listener => listener())
  }

  #setFailed(hasFailed: boolean) {
    if (hasFailed === this.hasFailed) return
    this.hasFailed = hasFailed
    Array.from(this.#stateListeners, listener => listener())
  }
}
