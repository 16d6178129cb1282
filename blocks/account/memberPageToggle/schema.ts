import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Whether the shop links to the member page. Source: L-275. */
export const memberPageToggleSchema = z.object({
  showMemberPage: field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' }),
})
export type MemberPageToggleOptions = z.output<typeof memberPageToggleSchema>
