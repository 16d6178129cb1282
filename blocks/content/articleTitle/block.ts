import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field } from '../../page/option-fields.ts'

const px = (preset: number, max: number) =>
  field(z.coerce.number().int().min(8).max(max).default(preset), { unit: 'px', group: 'look' })

/** Article title options; `m…` holds for phones and pads, sizes in px. Source: L-218 … L-222. */
export const articleTitleSchema = z.object({
  title: field(z.string().trim().max(200).default(''), { heading: 2 }),
  /** The least height: a title of several lines grows beyond it. */
  height: px(102, 600),
  mheight: px(53, 600),
  lineHeight: px(102, 600),
  mlineHeight: px(53, 600),
  fontSize: px(24, 160),
  mfontSize: px(17, 160),
  color: colour('#333333'),
})
export type ArticleTitleOptions = z.output<typeof articleTitleSchema>

/** A heading between blocks. Source: L-218 … L-222. */
export const articleTitleBlock = defineBlock({
  code: 'articleTitle',
  group: 'text',
  icon: 'heading',
  slots: ['top', 'main', 'bottom'],
  schema: articleTitleSchema,
  viewFile: 'content/articleTitle/ArticleTitle.tsx',
})
