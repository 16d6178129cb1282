import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { secondaryLinks, titledLinks } from '../../shop/frame/schema.ts'
import { headerMenuNeed } from './header-menu.ts'

/** Most entries of the main navigation; ours. */
const MAX_HEADER_LINKS = 8
/** Most links of the strip above it; ours. */
const MAX_SECONDARY_LINKS = 6

/** Header options. */
export const headerSchema = z.object({
  links: titledLinks(MAX_HEADER_LINKS),
  /** The strip above the header; hidden without any. Source: L-038, LO-68. */
  secondaryLinks: secondaryLinks(MAX_SECONDARY_LINKS),
  /** Code of the menu entry below which the sport section's menu is. Source: LO-85. */
  sportMenu: field(z.string().trim().max(64).default('sport'), { group: 'behaviour' }),
})
export type HeaderOptions = z.output<typeof headerSchema>

/** Logo, main navigation, search, bag, account and language, on every page. Source: L-017 … L-058, L-360, C-157, C-299. */
export const headerBlock = defineBlock({
  code: 'header',
  group: 'frame',
  icon: 'panel-top',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: headerSchema,
  viewFile: 'frame/header/Header.tsx',
  hydration: 'load',
  data: ({ sportMenu }, { api, route }) => ({ menu: headerMenuNeed(api, sectionOf(route), sportMenu) }),
})
