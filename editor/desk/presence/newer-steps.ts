import type { RecordStep } from '#desk/collections/record-shapes.ts'
import type { StyleDetail, StyleStep } from '#desk/styles/listed-style.ts'

const isRemoval = ({ changes }: RecordStep) =>
  changes.some(({ path, after }) => path === '' && after === undefined)

/** Changes that were made to a record since it was read. @param base number of the latest one that was seen */
export const newerSteps = (steps: readonly RecordStep[], base: number): readonly RecordStep[] =>
  steps.filter(({ set }) => set > base)

/** Changes that were made to the products of a style since it was read, newest first. */
export function newerStyleSteps(
  steps: readonly StyleStep[],
  { products }: Pick<StyleDetail, 'products'>,
): readonly StyleStep[] {
  const bases = new Map(products.map(({ code, base }) => [code, base]))
  const latest = new Map(steps.toReversed().map(step => [step.code, step]))
  return steps.filter(step => {
    const base = bases.get(step.code)
    if (base !== undefined) return step.set > base
    // A product that was read as removed is no news; one that is there by now is.
    const last = latest.get(step.code)
    return last !== undefined && !isRemoval(last)
  })
}
