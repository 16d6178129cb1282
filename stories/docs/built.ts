import facts from '../generated/block-facts.json' with { type: 'json' }
import type { FactsByBlock } from './build-facts.ts'

/** Sizes and requirements of blocks, as the last build and `npm run codegen` wrote them. */
export const builtFacts: FactsByBlock = facts
