import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import type { Locale } from '#locales/locale.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'

/** Page of the shop to draw, and its shopper. */
export interface DrawnOver {
  readonly pathname: string
  readonly locale: Locale
  readonly viewer: Viewer
  /** Epoch ms. */
  readonly now: number
}

/** HTML of a page over a catalogue that is not the shop's; a status code when there is none. */
export type DrawOver = (catalogue: Catalogue, drawn: DrawnOver) => Promise<string | number>

/** Previews that one process makes at a time. */
const MOST_AT_ONCE = 4

type Drawn = Outcome<{ readonly html: string }>

/** A bounded number of previews at a time; others are asked to wait. */
export function boundedPreviews<Given extends readonly unknown[]>(
  draw: (...given: Given) => Promise<Drawn>,
): (...given: Given) => Promise<Drawn> {
  let running = 0
  return async (...given) => {
    if (running >= MOST_AT_ONCE) return refuse(429, 'previewsBusy')
    running += 1
    try {
      return await draw(...given)
    } finally {
      running -= 1
    }
  }
}

/** Draws a page of the shop; where there is none, as in a new shop without a home page, the list of goods, which has the same face. */
export async function drawnOrList(
  pathname: string,
  draw: (pathname: string) => Promise<string | number>,
): Promise<Drawn> {
  const asked = await draw(pathname)
  const html = typeof asked === 'number' ? await draw('/list') : asked
  return typeof html === 'number' ? refuse(404, 'shopNotDrawn') : done({ html })
}
