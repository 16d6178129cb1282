import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { MEMBER_PAGE } from '../../shop/links/member-page.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const memberCardSchema = z.object({
  /** True if a button leads to the account. */
  showAccountLink: shownUnlessOff(),
})
export type MemberCardOptions = z.output<typeof memberCardSchema>

/** Greets the member at the top of the customer zone. Source: M-082, M-090, MO-38. */
export const memberCardBlock = defineBlock({
  code: 'memberCard',
  // Text: a picture below it may still open the page.
  group: 'text',
  icon: 'badge-check',
  slots: ['top'],
  locked: true,
  movable: true,
  page: MEMBER_PAGE,
  schema: memberCardSchema,
  viewFile: 'account/memberCard/MemberCard.tsx',
  hydration: 'load',
  presets: [
    { key: 'plain', options: {} },
    { key: 'withoutLink', options: { showAccountLink: false } },
  ],
})
