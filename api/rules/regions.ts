/** Countries and regions the shop serves, in the order forms offer them. Source: M-033, MO-90. */
export const REGIONS = ['HK', 'MO', 'CN', 'SG', 'AU'] as const
export type Region = (typeof REGIONS)[number]

export const isRegion = (text: string): text is Region => (REGIONS as readonly string[]).includes(text)

/** Countries with a freight rate: a shop delivers to all of them or to some. Source: CO-69, CO-86. */
export const DELIVERABLE = ['HK', 'MO', 'AU', 'SG'] as const satisfies readonly Region[]
