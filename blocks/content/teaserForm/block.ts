import { newsletterTopicsQuery } from '#api/client/support/newsletter.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, spacing } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

/** Options of the sign-up form; all are ours, the specification names no more than its two fields. Source: LO-93, M-184. */
export const teaserFormSchema = z.object({
  title: field(z.string().trim().max(120).default(''), { heading: 2 }),
  text: field(z.string().trim().max(600).default(''), { widget: 'textarea' }),
  /** Empty: the shop's own words. */
  buttonText: z.string().trim().max(40).default(''),
  /** Text in the form's place after signing up. Empty: the shop's own words. */
  successText: field(z.string().trim().max(300).default(''), { widget: 'textarea' }),
  /** Beside the form on desktop, above it on phones. */
  imgUrl: field(imageUrl(), { pictureWidth: 600 }),
  alt: altText('imgUrl'),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 24 }),
})
export type TeaserFormOptions = z.output<typeof teaserFormSchema>

/** Sign-up for news of a launch, on mini-sites and landing pages. Source: LO-93, M-184. */
export const teaserFormBlock = defineBlock({
  code: 'teaserForm',
  group: 'text',
  icon: 'mail',
  slots: ['main', 'bottom'],
  schema: teaserFormSchema,
  viewFile: 'content/teaserForm/TeaserForm.tsx',
  hydration: 'visible',
  data: (_, { api }) => ({ topics: newsletterTopicsQuery(api) }),
})
