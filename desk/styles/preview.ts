import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { fewProducts } from '#api/catalogue/live/few-products.ts'
import { catalogueWith } from '#api/catalogue/live/overlay.ts'
import type { Viewer } from '#api/rules/view-point.ts'
import type { UnsavedLines } from '#api/try-out/unsaved-lines.ts'
import type { Locale } from '#locales/locale.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { boundedPreviews } from '../records/bounded-previews.ts'
import { worded } from '../records/refusals.ts'

/** Page of a product to draw, and its shopper. */
export interface DrawnFor {
  readonly code: string
  readonly locale: Locale
  readonly viewer: Viewer
  /** Epoch ms. */
  readonly now: number
}

export interface PreviewDesk {
  readonly catalogue: () => Catalogue
  readonly checkUnsaved: (lines: readonly unknown[]) => Promise<UnsavedLines>
  /** HTML of a product's page over a catalogue of few products; a status code when there is none. */
  readonly drawProduct: (catalogue: Catalogue, drawn: DrawnFor) => Promise<string | number>
}

export const previewLines = z
  .array(z.looseObject({ kind: z.literal('spu'), code: z.string().min(1).max(64), style: z.string() }))
  .min(1)
  .max(50)

async function draw(
  { catalogue, checkUnsaved, drawProduct }: PreviewDesk,
  lines: z.output<typeof previewLines>,
  drawn: DrawnFor,
): Promise<Outcome<{ readonly html: string }>> {
  const { lines: checked, problems } = await checkUnsaved(lines)
  if (problems.length > 0) {
    const codes = lines.map(({ code }) => code)
    return refuse(422, 'unsavedLines', {
      values: { count: problems.length },
      dataIn: locale => ({ problems: worded(problems, codes, locale) }),
    })
  }
  // The page of goods off the shelf would say that they are gone.
  const shown = checked.map(line => (line.kind === 'spu' ? { ...line, onShelves: true } : line))
  const style = lines.find(({ code }) => code === drawn.code)?.style ?? ''
  const html = await drawProduct(fewProducts(catalogueWith(catalogue(), shown), style), drawn)
  return typeof html === 'number' ? refuse(404, 'previewNotDrawn') : done({ html })
}

/** Draws previews of products that are not saved: a bounded number at a time, and nothing is kept. */
export const createPreviewDrawer = () => boundedPreviews(draw)
