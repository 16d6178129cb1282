import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const shared = readFileSync(join(import.meta.dirname, 'plain-page.css'), 'utf8')

/** The styles of a page that is not the shop's: those that all such pages share, then the page's own. @param own a CSS file of `folder` */
export const plainStyle = (folder: string, own: string): string =>
  shared + readFileSync(join(folder, own), 'utf8')
