import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, optionalLink, richText } from '../../page/option-fields.ts'

/** Letters, digits, hyphens and underscores: the name is part of an address. */
const NAME = /^[\p{L}\p{N}_-]*$/u

const buttonText = () => z.string().trim().max(40).default('')

/** Custom modal options; ours, as the source names no content. Source: L-128, LO-69. */
export const customModalSchema = z.object({
  /** Links to `#<id>` open the modal. A page's own modal replaces the site-wide one of its id. Source: LO-29. */
  id: field(z.string().trim().max(60).regex(NAME, { error: 'anchor' }).default(''), {
    isCode: true,
    isAnchor: true,
  }),
  title: field(z.string().trim().max(120).default(''), { heading: 2 }),
  content: richText(),
  /** Without a text the modal has one button that closes it. */
  button: buttonText(),
  link: optionalLink(),
  secondButton: buttonText(),
  secondLink: optionalLink(),
})
export type CustomModalOptions = z.output<typeof customModalSchema>

/** A general dialog that links of the page open: title, text, one or two buttons. Source: L-128, LO-69. */
export const customModalBlock = defineBlock({
  code: 'customModal',
  group: 'popups',
  icon: 'message-square-text',
  slots: ['popup'],
  schema: customModalSchema,
  viewFile: 'popups/customModal/CustomModal.tsx',
  hydration: ({ id, title }) => (id && title ? 'load' : 'never'),
})
