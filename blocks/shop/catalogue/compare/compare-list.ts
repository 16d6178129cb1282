import { createStore, useStore } from '#ui/store/store.ts'
import { createKeptText, type KeptText } from '../../session/kept-text.ts'

/** Most products one can compare: the setting `compare.max`. Source: C-162, CO-04. */
export const COMPARE_MAX = 4

/** Longer texts are no product codes. */
const CODE_LENGTH = 64

type Codes = readonly string[]
const NONE: Codes = []

/**
 * The list after a press on a product's toggle; `isFull` when it would not fit, and the list is as it was.
 * Source: C-160, C-163, C-164.
 */
export function toggled(codes: Codes, code: string): { readonly codes: Codes; readonly isFull: boolean } {
  if (codes.includes(code)) return { codes: codes.filter(other => other !== code), isFull: false }
  if (codes.length >= COMPARE_MAX) return { codes, isFull: true }
  return { codes: [...codes, code], isFull: false }
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= CODE_LENGTH

/** A list as storage has it; whatever else is there counts as nothing. */
export function parseCompared(text: string | undefined): Codes {
  if (!text) return NONE
  try {
    const saved: unknown = JSON.parse(text)
    return Array.isArray(saved) ? [...new Set(saved.filter(isCode))].slice(0, COMPARE_MAX) : NONE
  } catch {
    return NONE
  }
}

const isSame = (one: Codes, other: Codes) =>
  one.length === other.length && one.every((code, index) => code === other[index])

/** The products this browser compares, by code, oldest first; the same in all its tabs. Source: C-160 … C-164. */
export function createCompareList(kept: KeptText) {
  /** As storage had it when it was asked first; views are not told of that. */
  let first: Codes | undefined
  const get = (): Codes => store.get() ?? (first ??= fresh())

  const show = (next: Codes) => {
    const known = store.get() ?? first
    if (!known || !isSame(known, next)) store.set(next)
  }
  const save = (next: Codes) => {
    kept.write(JSON.stringify(next))
    show(next)
  }
  /** Storage knows what another tab did a moment ago. */
  const fresh = () => parseCompared(kept.read())
  const onStorage = ({ key }: StorageEvent) => {
    if (key === kept.key || key === null) show(fresh())
  }
  /** A page that comes back from the browser's cache heard nothing meanwhile. */
  const onReturn = () => show(fresh())

  const connect = () => {
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onReturn)
    if (store.get() ?? first) show(fresh())
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onReturn)
    }
  }
  const store = createStore<Codes | undefined>(undefined, { connect })

  return {
    get,
    subscribe: store.subscribe,
    /** None in the server's HTML, which is the same for every shopper. */
    initial: NONE,
    /** @returns false when the list is full and the product stays out */
    toggle(code: string): boolean {
      const next = toggled(fresh(), code)
      if (!next.isFull) save(next.codes)
      return !next.isFull
    },
    remove: (gone: Codes) => save(fresh().filter(code => !gone.includes(code))),
    clear: () => save(NONE),
  }
}

export const compareList = createCompareList(createKeptText('cairn.compare'))

/** Codes of the products compared. */
export const useCompared = (): Codes => useStore(compareList)

/** The codes among these that the shop no longer offers. Source: CO-49. */
export function goneCodes(
  codes: readonly string[],
  products: readonly { readonly code: string; readonly onShelves: boolean }[],
): readonly string[] {
  const offered = new Set(products.filter(({ onShelves }) => onShelves).map(({ code }) => code))
  return codes.filter(code => !offered.has(code))
}
