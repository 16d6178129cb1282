import { createStore } from 'zustand/vanilla'
import type { PageText, Translation, TranslationResult } from '#content-store/client/translation.ts'

/** A text of the sheet. */
export interface SheetText extends PageText {
  /** Of its page in the language that is translated into. */
  readonly pageKey: string
}

export const idOf = ({ pageKey, name }: Pick<SheetText, 'pageKey' | 'name'>) => `${pageKey} ${name}`

/**
 * `typing`: not sent yet · `sourceChanged`, `textChanged`, `unknown`: refused, because another operator changed the source or the text, or
 * removed it; what was typed stays.
 */
type Status = 'typing' | 'saving' | 'saved' | 'failed' | 'sourceChanged' | 'textChanged' | 'unknown'

/** Work on a text; absent for one that was not touched. */
export interface TextWork {
  /** Typed and not stored yet. */
  readonly typed?: string
  readonly status: Status
  /** Why it could not be stored. */
  readonly error?: string
}

interface Parts {
  readonly save: (key: string, texts: readonly Translation[]) => Promise<readonly TranslationResult[]>
  /** The text as the sheet has it now. */
  readonly find: (id: string) => SheetText | undefined
  /** Called with texts as they are stored. */
  readonly onStored: (text: SheetText) => void
}

/** Time without a key before what was typed is stored, ms. */
export const REST_MS = 2000

/** What is typed into a sheet: stored once it rests, one save at a time for each text, never dropped. */
export class SheetWork {
  readonly #parts: Parts
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  readonly store = createStore<ReadonlyMap<string, TextWork>>(() => new Map())

  constructor(parts: Parts) {
    this.#parts = parts
  }

  of = (id: string) => this.store.getState().get(id)

  /** Returns true while something that was typed is not stored. */
  get isUnsaved(): boolean {
    return [...this.store.getState().values()].some(({ typed }) => typed !== undefined)
  }

  #set(id: string, work: TextWork) {
    this.store.setState(new Map(this.store.getState()).set(id, work), true)
  }

  type(id: string, typed: string) {
    const { status = 'typing' } = this.of(id) ?? {}
    this.#set(id, { typed, status: status === 'saving' ? status : 'typing' })
    clearTimeout(this.#timers.get(id))
    this.#timers.set(
      id,
      setTimeout(() => void this.save(id), REST_MS),
    )
  }

  /** Stores what was typed, beside the source as it shows now. */
  async save(id: string): Promise<void> {
    clearTimeout(this.#timers.get(id))
    const work = this.of(id)
    const text = this.#parts.find(id)
    if (work?.typed === undefined || work.status === 'saving' || !text) return
    await this.#send(text, work.typed, false)
    // More was typed meanwhile.
    if (this.of(id)?.status === 'typing') await this.save(id)
  }

  /** Says that a text is right beside the source as it is now. */
  async confirm(id: string): Promise<void> {
    const text = this.#parts.find(id)
    if (text && this.of(id)?.status !== 'saving') await this.#send(text, text.own, true)
  }

  /** Puts the stored text in the place of what was typed. */
  drop(id: string) {
    clearTimeout(this.#timers.get(id))
    const left = new Map(this.store.getState())
    left.delete(id)
    this.store.setState(left, true)
  }

  stop() {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  async #send(text: SheetText, sent: string, isRight: boolean): Promise<void> {
    const id = idOf(text)
    const typed = this.of(id)?.typed
    this.#set(id, { ...(typed !== undefined && { typed }), status: 'saving' })
    const { name, source, own: before } = text
    try {
      const [result] = await this.#parts.save(text.pageKey, [{ name, source, before, text: sent, isRight }])
      this.#take(text, sent, result)
    } catch (error) {
      const left = this.of(id)?.typed
      this.#set(id, {
        ...(left !== undefined && { typed: left }),
        status: 'failed',
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }

  #take(text: SheetText, sent: string, result: TranslationResult | undefined) {
    const id = idOf(text)
    const left = this.of(id)?.typed
    const outcome = result?.outcome ?? 'unknown'
    if (outcome === 'sourceChanged' || outcome === 'textChanged' || outcome === 'unknown') {
      if (result?.now) this.#parts.onStored({ ...result.now, pageKey: text.pageKey })
      this.#set(id, { ...(left !== undefined && { typed: left }), status: outcome })
      return
    }
    const { before: _, changedAt: __, ...kept } = text
    if (outcome !== 'same')
      this.#parts.onStored({ ...kept, own: sent, state: sent.trim() === '' ? 'untranslated' : 'right' })
    this.#set(
      id,
      left === undefined || left === sent ? { status: 'saved' } : { typed: left, status: 'typing' },
    )
  }
}
