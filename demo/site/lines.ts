import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import { seasonOf } from '../season.ts'
import { ABOUT_DOCUMENTS } from './documents/about.ts'
import type { DemoDocument } from './documents/document.ts'
import { HELP_DOCUMENTS } from './documents/help.ts'
import { LEGAL_DOCUMENTS } from './documents/legal.ts'
import { menuLines } from './menus.ts'
import { PICK_UP_LINES } from './pick-up-points.ts'
import { SEO_LINES } from './seo.ts'
import { CONTENT_LINES, VIEW_DATA_LINES } from './settings.ts'

const DAY = 24 * 3_600_000

/** Days before the base date on which the documents were written. */
const WRITTEN = 60

const documentLines = (documents: readonly DemoDocument[], menuCode: string, base: number, from = 1) =>
  documents.map(
    (document, i): SiteLine => ({
      kind: 'document',
      ...document,
      menuCode,
      num: from + i,
      origin: 'Cairn',
      createTime: new Date(base - WRITTEN * DAY).toISOString(),
    }),
  )

/**
 * Menus, documents, texts for search engines and settings of the demo as a file's lines, for the import every shop uses.
 * @param base start of a Hong Kong day, epoch milliseconds
 */
export const siteLines = (base: number): string[] =>
  [
    ...menuLines(seasonOf(base)),
    ...documentLines(HELP_DOCUMENTS, 'help', base),
    ...documentLines(ABOUT_DOCUMENTS, 'about', base),
    ...documentLines(LEGAL_DOCUMENTS, 'about', base, ABOUT_DOCUMENTS.length + 1),
    ...SEO_LINES,
    ...VIEW_DATA_LINES,
    ...CONTENT_LINES,
    ...PICK_UP_LINES,
  ].map(line => JSON.stringify(line))
