import type { Misplacement } from '../../core/model/placement.ts'
import type { PasteProblem } from '../transfer/transfer.ts'

/** Why something that an operator asked for was not done. `edge`: a block has no place further up (−1) or down (1). */
export type Refusal =
  | PasteProblem
  | { readonly kind: 'misplaced'; readonly misplaced: Misplacement }
  | { readonly kind: 'edge'; readonly id: string; readonly by: -1 | 1 }
  /** A locked block, which can neither be removed nor copied. */
  | { readonly kind: 'locked'; readonly id: string }
