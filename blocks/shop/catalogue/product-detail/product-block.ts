import type { DataContext } from '../../../page/define-block.ts'
import { productNeeds } from './product-state.ts'

/** Base of the definitions of a product's parts: one locked block each in the core of its shell. Source: Shells. */
export const PRODUCT_BLOCK = {
  group: 'products',
  slots: ['core'],
  locked: true,
  shell: 'product',
  data: (_: unknown, context: DataContext) => productNeeds(context),
} as const
