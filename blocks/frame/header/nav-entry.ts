import { isSaleAddress } from '#api/rules/home-pages.ts'
import type { MenuEntry } from '#api/client/navigation.ts'
import type { TitledLink } from '../../shop/frame/schema.ts'
import { linkTarget } from '../../page/link-target.ts'

/** An entry of the main menu as the header shows it. */
export interface NavEntry {
  readonly name: string
  /** `null`: a label that only opens what is below it. */
  readonly href: string | null
  /** Opens in a new tab. */
  readonly isBlank: boolean
  /** CSS colour of the name; empty for the usual one. */
  readonly colour: string
  /** Address of a small picture beside the name; empty for none. */
  readonly icon: string
  /** Address of a large picture for the panel below it; empty for none. */
  readonly picture?: string
  /** True if phones list it. Source: L-047. */
  readonly isInDrawer: boolean
  readonly children: readonly NavEntry[]
  /** Address of the rest below it, if the page does not bring all of it along. */
  readonly more?: Branch
}

/** A menu's entry in the API, and the part of the shop whose menu it is, `/SPORTb` or empty. */
export interface Branch {
  readonly code: string
  readonly section: string
}

/** Returns true if an entry opens a panel or a level of its own. */
export const hasBelow = ({ children, more }: NavEntry): boolean => children.length > 0 || more !== undefined

/** Addresses that exist inside the sport section too. Source: C-046. */
const IN_SECTION = /^\/(products|brand|product|item|list)(?=[/?]|$)/

/** Colour of entries that lead to reduced goods, unless the operator has set one. Source: L-430, LO-114. */
const SALE_COLOUR = 'var(--colour-danger)'

/** An address as the section's own menu links it. Source: C-046, LO-84, CO-12. */
export const inSection = (href: string, section: string): string =>
  IN_SECTION.test(href) ? section + href : href

/**
 * A menu's entry with as many levels below it as the header shows; children that are not to be displayed are left out. Much
 * smaller than what the api gives: this travels with every page. Source: L-040, L-041, L-136, L-137.
 *
 * @param section the part of the shop whose menu it is, `/SPORTb`; empty for the shop's own
 */
export const navEntry = (entry: MenuEntry, levelsBelow: number, section = ''): NavEntry => ({
  name: entry.name,
  href: entry.href === null ? null : inSection(entry.href, section),
  isBlank: entry.blank,
  colour: entry.title || (isSaleAddress(entry.href ?? '') ? SALE_COLOUR : ''),
  icon: entry.picDes,
  ...(entry.picture && { picture: entry.picture }),
  isInDrawer: entry.display,
  children:
    levelsBelow === 0
      ? []
      : (entry.children ?? [])
          .filter(({ display }) => display)
          .map(child => navEntry(child, levelsBelow - 1, section)),
})

/** The operator's own links as entries; links that lead nowhere are plain words. */
export const linkEntries = (links: readonly TitledLink[]): NavEntry[] =>
  links.map(({ title, link }) => {
    const target = linkTarget(link)
    return {
      name: title,
      href: target?.href ?? null,
      isBlank: target?.isOutside ?? false,
      colour: '',
      icon: '',
      isInDrawer: true,
      children: [],
    }
  })
