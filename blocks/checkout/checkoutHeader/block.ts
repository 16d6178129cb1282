import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const checkoutHeaderSchema = z.object({
  /** Beside the lock; empty for the shop's own word. */
  text: field(z.string().trim().max(40).default(''), { group: 'content' }),
  /** The way back to the bag. */
  showBag: shownUnlessOff(),
  /** The switch between the languages. */
  showLanguage: shownUnlessOff(),
})
export type CheckoutHeaderOptions = z.output<typeof checkoutHeaderSchema>

/** Replaces header and footer while an order is placed and paid. Source: C-029. */
export const checkoutHeaderBlock = defineBlock({
  code: 'checkoutHeader',
  group: 'screens',
  icon: 'lock',
  slots: ['top'],
  locked: true,
  shell: 'checkout',
  hydration: 'load',
  schema: checkoutHeaderSchema,
  viewFile: 'checkout/checkoutHeader/CheckoutHeader.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'text', locale: 'zh_HK', options: { text: '安心結帳，{returnDays} 天可退' } },
    { key: 'textEn', locale: 'en_US', options: { text: 'Secure, with {returnDays} days to return' } },
  ],
})
