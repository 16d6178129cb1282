import { defineBlock } from '../../page/define-block.ts'
import { MEMBER_PAGE } from '../../shop/links/member-page.ts'
import { memberPageTogglePresets } from './presets.ts'
import { memberPageToggleSchema } from './schema.ts'

/**
 * Stands on the member page and decides whether the whole shop links to it; draws nothing itself (`member-page.ts`).
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
  presets: memberPageTogglePresets,
})
