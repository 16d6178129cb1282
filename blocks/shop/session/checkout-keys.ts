const PREFIX = 'cairn:checkout'

/** Sections of checkout that hold what a shopper typed. */
export const CHECKOUT_SECTIONS = ['contact', 'delivery', 'billing', 'payment', 'services'] as const

/** Key of this tab's storage for a section; without one, for the goods. */
export const checkoutKey = (section?: (typeof CHECKOUT_SECTIONS)[number] | 'guest' | 'resume'): string =>
  section ? `${PREFIX}.${section}` : PREFIX

/** Everything that checkout keeps in a tab: gone when the shopper logs out. */
export const CHECKOUT_KEYS: readonly string[] = [
  checkoutKey(),
  checkoutKey('guest'),
  checkoutKey('resume'),
  ...CHECKOUT_SECTIONS.map(section => checkoutKey(section)),
]
