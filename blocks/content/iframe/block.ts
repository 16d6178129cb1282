import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { MAX_STEPS } from './frame-height.ts'
import { iframeMigrations } from './migrations.ts'

/** An https address, or HTML that is cleaned when saved and again when a page is read. Source: LO-48, LO-62. */
const frameContent = () =>
  field(z.string().max(50_000).default(''), { widget: 'textarea', group: 'content', holdsHtml: true })

const px = (preset: number) =>
  field(z.coerce.number().int().min(0).max(10_000).default(preset), { unit: 'px' })

const heightSchema = z.object({
  /** Viewport width from which it holds. */
  from: px(0),
  /** Height of the frame. */
  height: px(600),
})

/** Most entries of `media`, and most heights of one. */
const MAX_MEDIA = 12
const name = () => z.string().max(120).default('')

const mediumSchema = z.object({
  title: name(),
  width: px(0),
  heightConfig: z
    .array(z.object({ title: name(), width: px(0), height: px(600) }))
    .max(MAX_MEDIA)
    .default([]),
})

/** Iframe options. Source: L-281 … L-284, LO-62. */
export const iframeSchema = z.object({
  content: frameContent(),
  mob_content: frameContent(),
  /** Ours: what is in the frame, for those who do not see it. */
  title: field(z.string().trim().max(120).default(''), { group: 'content' }),
  /** Width of the frame in px, never wider than the page; 0 for the page's width (our default). */
  width: field(px(0), { group: 'look' }),
  heights: field(z.array(heightSchema).max(MAX_STEPS).default([]), { group: 'look', itemTitle: 'from' }),
  /**
   * Heights as pages of version 1 have them. They come back as they were saved, and count where `heights` says nothing; forms
   * show `heights` only. Source: L-283, L-284.
   */
  media: field(z.array(mediumSchema).max(MAX_MEDIA).default([]), { visibleWhen: { content: [] } }),
})
export type IframeOptions = z.output<typeof iframeSchema>

/** Something from elsewhere in a frame, or HTML shut off from the page. Source: L-281 … L-284. */
export const iframeBlock = defineBlock({
  code: 'iframe',
  version: 2,
  migrations: iframeMigrations,
  group: 'media',
  icon: 'frame',
  slots: ['top', 'main', 'bottom'],
  schema: iframeSchema,
  viewFile: 'content/iframe/Iframe.tsx',
})
