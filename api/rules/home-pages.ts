/** Addresses of the sport section begin with this. Source: C-046, L-430. */
export const SPORT_SECTION = '/SPORTb'

/** SEO codes of the home pages: the shop's own and the sport section's. Source: C-303, LO-107, LO-114. */
export const HOME_SEO_CODES: readonly string[] = ['home', SPORT_SECTION.slice(1)]

/** Category keywords of reduced goods. Source: L-430, LO-114. */
const SALE_KEYWORDS = new Set(['sale', 'outlet'])

/**
 * Returns true if an address leads to reduced goods: its last category, or the keyword it searches for, is `sale` or `outlet`. Ours; the
 * seed names the keywords alone.
 */
export function isSaleAddress(href: string): boolean {
  const [path = '', query = ''] = href.toLowerCase().split('?')
  const category = /\/products\/(?:[^/]+\/)*([^/]+)\/?$/.exec(path)?.[1]
  const keyword = query && new URLSearchParams(query).get('keyword')
  return SALE_KEYWORDS.has(category ?? keyword ?? '')
}
