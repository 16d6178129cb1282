import { isVariantName, type VariantName } from '#api/rules/experiment.ts'
import { drawVariant, NUMBER_KEY } from './draw.ts'

/**
 * The variant that a test's element shows in this browser. The element's own script has chosen it (`pick-script.ts`), except where a screen of
 * the account was drawn without loading a document: there it is chosen now.
 */
export function shownVariant(element: HTMLElement): VariantName {
  const { dataset } = element
  if (isVariantName(dataset.shows)) return dataset.shows
  const number = keptNumber()
  const shares = (dataset.shares ?? '').split(',').map(Number)
  const shown = number === undefined ? 'a' : drawVariant(number, dataset.experiment ?? '', shares)
  dataset.shows = shown
  if (number !== undefined) dataset.drawn = ''
  return shown
}

/** Returns true if the choice is one that counts: not in a preview, for a crawler, or where it could not last. */
export const isDrawn = ({ dataset }: HTMLElement): boolean => dataset.drawn !== undefined

function keptNumber(): string | undefined {
  try {
    const kept = localStorage.getItem(NUMBER_KEY)
    if (kept !== null && /^\d{1,6}$/.test(kept)) return kept
    const drawn = String(Math.floor(Math.random() * 1e6))
    localStorage.setItem(NUMBER_KEY, drawn)
    return drawn
  } catch {
    return undefined
  }
}
