import { bannerBlock } from './banner/block.ts'
import type { AnyBlock } from './define-block.ts'

/** Every block there is, in palette order. Written by hand: adding one here and in `views.ts` is all it takes. */
export const registry = [bannerBlock] as const

export type BlockCode = (typeof registry)[number]['code']

const byCode = new Map<string, AnyBlock>(registry.map(block => [block.code, block]))

/** The definition behind a component's code; `undefined` for a code this version does not know. Source: LO-21. */
export const findBlock = (code: string): AnyBlock | undefined => byCode.get(code)
