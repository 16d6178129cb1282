import { spacing } from '../../page/option-fields.ts'

/** Base of the definitions of the bag's parts: one locked block each in the core of the bag's shell. Source: Shells. */
export const CART_BLOCK = {
  group: 'screens',
  slots: ['core'],
  locked: true,
  movable: true,
  shell: 'cart',
  screen: 'cart',
  hydration: 'load',
} as const

/** Room around a part of the bag, on desktops and on phones. */
export const room = { box: spacing({ mb: 32 }), mBox: spacing({ mb: 24 }) }
