import { z } from 'zod'
import { spacing } from '../../page/option-fields.ts'

/** Base of the definitions of checkout's sections: one locked block each in the core of its shell. Source: Shells. */
export const CHECKOUT_BLOCK = {
  group: 'screens',
  slots: ['core'],
  locked: true,
  shell: 'checkout',
  screen: 'checkout',
  hydration: 'load',
} as const

/** Title of a section; empty for the shop's own word. */
export const sectionTitle = () => z.string().trim().max(60).default('')

/** Room around a section, on desktops and on phones. */
export const room = { box: spacing({ mb: 40 }), mBox: spacing({ mb: 32 }) }
