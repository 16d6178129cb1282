import { contactTopicsQuery } from '#api/client/support/support.ts'
import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { SCREEN, screenPresets, screenSchema, shownUnlessOff } from '../../shop/screen/screen.ts'

const contactSchema = screenSchema({
  /** True if telephone, chat and address are beside the form. */
  showDetails: shownUnlessOff(),
})
export type ContactOptions = z.output<typeof contactSchema>

/** `/contact-us`. Source: C-034, C-306, M-079, M-168. */
export const contactBlock = defineBlock({
  ...SCREEN,
  code: 'contact',
  icon: 'send',
  shell: 'service',
  schema: contactSchema,
  viewFile: 'service/contact/Contact.tsx',
  data: (_, { api }) => ({ topics: contactTopicsQuery(api) }),
  presets: screenPresets,
})
