import { createStore, useStore } from '#ui/store/store.ts'
import { useEffect } from 'react'
import type { FormValues, Refusal } from '../form/form-values.ts'
import type { SectionName } from './kept-checkout.ts'

/** A part of the form as what places the order sees it. */
export interface Section<Values extends FormValues = FormValues> {
  /** Its values; `undefined` when one is wrong, which then shows and has the focus. */
  readonly check: () => Values | undefined
  /** Its values as they are. */
  readonly read: () => Values
  readonly refuse: (refusals: readonly Refusal[]) => void
  /** Tells which of two sections is further up. */
  readonly element: () => Element | null
}

const sections = new Map<SectionName, Section>()

/** The section of a name; `undefined` until it is there. */
export const sectionOf = (name: SectionName): Section | undefined => sections.get(name)

/** Sections that show. */
const shown = createStore<ReadonlySet<SectionName>>(new Set())

/** Sections that no order can do without; how it is paid is another matter where nothing is to pay. */
const NEEDED = ['contact', 'delivery', 'billing'] as const satisfies readonly SectionName[]

const areShown = (names: ReadonlySet<SectionName>, isFree: boolean) =>
  NEEDED.every(name => names.has(name)) && (isFree || names.has('payment'))

/** Returns true if every section that an order needs is there: some wait for what the shop knows of the member. */
export const hasSections = (isFree: boolean): boolean => areShown(shown.get(), isFree)
export const useHasSections = (isFree: boolean): boolean => areShown(useStore(shown), isFree)

/** Makes a part of the form known while it shows. */
export function useSection<Values extends FormValues>(name: SectionName, section: Section<Values>): void {
  useEffect(() => {
    shown.set(names => new Set([...names, name]))
    return () => shown.set(names => new Set([...names].filter(other => other !== name)))
  }, [name])
  useEffect(() => {
    const own = section as unknown as Section // who asks for a section by its name knows what it holds
    sections.set(name, own)
    return () => {
      if (sections.get(name) === own) sections.delete(name)
    }
  })
}

const isBefore = (one: Element | null, other: Element | null) =>
  one !== null && other !== null && (one.compareDocumentPosition(other) & 4) !== 0

/**
 * Judges all sections, so that each says what is wrong; the first wrong one on the page keeps the focus. Source: C-246.
 *
 * @returns the values of each, or `undefined` when one of them is wrong
 */
export function checkSections(): Partial<Record<SectionName, FormValues>> | undefined {
  const upwards = [...sections].toSorted(([, one], [, other]) =>
    isBefore(one.element(), other.element()) ? 1 : -1,
  )
  const checked = upwards.map(([name, { check }]) => [name, check()] as const)
  return checked.every(([, values]) => values !== undefined)
    ? (Object.fromEntries(checked) as Partial<Record<SectionName, FormValues>>) // none is missing
    : undefined
}
