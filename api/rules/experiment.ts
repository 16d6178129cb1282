/** Names of a test's variants, in order: slots of its block, letters in previews and counts. */
export const VARIANTS = ['a', 'b', 'c', 'd'] as const
export type VariantName = (typeof VARIANTS)[number]

/** The variants of a test with this many. */
export const firstVariants = (count: number): readonly VariantName[] => VARIANTS.slice(0, count)

export const isVariantName = (text: unknown): text is VariantName => VARIANTS.some(name => name === text)

/** Names one round of a test: the id of its block and the round, counted from 1. What shoppers see is drawn for each round. */
export const roundKey = (experiment: string, revision: number) => `${experiment}.${revision}`

/** Events counted of a variant, once per browser and round. */
export const COUNTED = ['view', 'click', 'bag'] as const
export type Counted = (typeof COUNTED)[number]
