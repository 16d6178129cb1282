/**
 * Products that show a state of their own. Nothing on the demo's pages names those that cannot be bought.
 */

export const OFF_SHELF: readonly string[] = ['CR-JKT-015', 'CR-TEE-006', 'CR-ACC-023']
export const SOLD_OUT: readonly string[] = ['CR-JKT-014', 'CR-SHO-006', 'CR-PCK-012', 'CR-ACC-021']

/** Stock that is fixed instead of drawn: units by size; `null` is not counted (C-102). */
export const FIXED_STOCK: Readonly<Record<string, Readonly<Record<string, number | null>>>> = {
  'CR-JKT-003': { XS: 0, S: 1, M: 2, L: 7, XL: 3 },
  'CR-PCK-004': { OS: 2 },
  'CR-ACC-009': { OS: 1 },
  'CR-PCK-005': { OS: null },
  'CR-TNT-003': { OS: null },
}

/** Sizes that are switched off (C-090). */
export const DISABLED: Readonly<Record<string, readonly string[]>> = {
  'CR-JKT-003': ['L'],
  'CR-TRS-001': ['36'],
}

/** Sold on behalf of another seller. Source: C-062. */
export const CONSIGNED: readonly string[] = ['CR-SHO-002']

/** Where a product may be sent when not everywhere. Source: C-062, C-080. */
export const DELIVERY: Readonly<Record<string, readonly string[]>> = {
  'CR-JKT-001': ['HK', 'MO', 'SG', 'AU'],
  'CR-JKT-002': ['HK', 'MO'],
  'CR-TNT-001': ['HK', 'MO'],
  'CR-ACC-002': ['HK'],
  'CR-ACC-009': ['HK'],
}

/** Products with pictures of all seven types, a film and more close-ups than the strip shows. Source: C-060, C-066, C-070. */
export const RICH_PICTURES: readonly string[] = [
  'CR-JKT-001',
  'CR-JKT-002',
  'CR-PCK-002',
  'CR-TNT-001',
  'CR-BOT-002',
]

/** What goes with a product: codes, and the categories that stand in for them. Source: C-062. */
export const RECOMMENDED: Readonly<
  Record<
    string,
    { readonly codes: readonly [string, string]; readonly categories: readonly [string, string] }
  >
> = {
  'CR-JKT-001': {
    codes: ['CR-TRS-003,CR-BOT-001', 'CR-FLC-001,CR-BSL-002'],
    categories: ['men-boots', 'men-fleece'],
  },
  'CR-JKT-002': {
    codes: ['CR-FLC-002,CR-ACC-004', 'CR-TRS-001,CR-BOT-002'],
    categories: ['gear-head', 'men-trousers'],
  },
  'CR-PCK-002': {
    codes: ['CR-ACC-005,CR-ACC-003', 'CR-TNT-001,CR-SLP-001'],
    categories: ['gear-tools', 'gear-tents'],
  },
  'CR-TNT-001': {
    codes: ['CR-SLP-001,CR-SLP-003', 'CR-ACC-002,CR-ACC-009'],
    categories: ['gear-sleeping', 'gear-kitchen'],
  },
  'CR-BOT-002': {
    codes: ['CR-ACC-006,CR-ACC-005', 'CR-TRS-001,CR-JKT-001'],
    categories: ['gear-hands-feet', 'men-trousers'],
  },
}
