import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { MEMBER_PAGE } from '../../shop/links/member-page.ts'

/** Whether the shop links to the member page. Source: L-275. */
const memberPageToggleSchema = z.object({
  showMemberPage: field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' }),
})
export type MemberPageToggleOptions = z.output<typeof memberPageToggleSchema>

/**
 * Placed on the member page; decides whether the whole shop links to it; draws nothing itself (`member-page.ts`).
 * Source: L-275, L-276, LO-60.
 */
export const memberPageToggleBlock = defineBlock({
  code: 'memberPageToggle',
  group: 'settings',
  icon: 'toggle-right',
  slots: ['settings'],
  page: MEMBER_PAGE,
  schema: memberPageToggleSchema,
  viewFile: 'account/memberPageToggle/MemberPageToggle.tsx',
  presets: [
    { key: 'shown', options: { showMemberPage: true } },
    { key: 'hidden', options: { showMemberPage: false } },
  ],
})
