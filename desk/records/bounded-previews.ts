import { type Outcome, refuse } from '#operators/outcome.ts'

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
