import { z } from 'zod'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import { productPath } from '#api/rules/address.ts'
import { fewProducts } from '#api/catalogue/live/few-products.ts'
import { catalogueWith } from '#api/catalogue/live/overlay.ts'
import type { UnsavedLines } from '#api/try-out/unsaved-lines.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { boundedPreviews, type DrawnOver, type DrawOver } from '../records/bounded-previews.ts'
import { worded } from '../records/refusals.ts'

/** Page of a product to draw, and its shopper. */
interface DrawnProduct extends Omit<DrawnOver, 'pathname'> {
  readonly code: string
}

export interface PreviewDesk {
  readonly catalogue: () => Catalogue
  readonly checkUnsaved: (lines: readonly unknown[]) => Promise<UnsavedLines>
  readonly drawOver: DrawOver
}

export const previewLines = z
  .array(z.looseObject({ kind: z.literal('spu'), code: z.string().min(1).max(64), style: z.string() }))
  .min(1)
  .max(50)

async function draw(
  { catalogue, checkUnsaved, drawOver }: PreviewDesk,
  lines: z.output<typeof previewLines>,
  { code, ...drawn }: DrawnProduct,
): Promise<Outcome<{ readonly html: string }>> {
  const { lines: checked, problems } = await checkUnsaved(lines)
  if (problems.length > 0) {
    const codes = lines.map(line => line.code)
    return refuse(422, 'unsavedLines', {
      values: { count: problems.length },
      dataIn: locale => ({ problems: worded(problems, codes, locale) }),
    })
  }
  // The page of goods off the shelf would say that they are gone.
  const shown = checked.map(line => (line.kind === 'spu' ? { ...line, onShelves: true } : line))
  const style = lines.find(line => line.code === code)?.style ?? ''
  const few = fewProducts(catalogueWith(catalogue(), shown), style)
  const html = await drawOver(few, { ...drawn, pathname: productPath(code) })
  return typeof html === 'number' ? refuse(404, 'previewNotDrawn') : done({ html })
}

/** Draws previews of products that are not saved: a bounded number at a time, and nothing is kept. */
export const createPreviewDrawer = () => boundedPreviews(draw)
