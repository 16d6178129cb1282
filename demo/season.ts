/** What the demo's pages lead with. */
export type Season = 'winter' | 'summer'

/**
 * Season in Hong Kong on a day: October to March is winter, the walking season; April to September is summer.
 * @param base start of a Hong Kong day, epoch milliseconds
 */
export function seasonOf(base: number): Season {
  const month = new Date(base + 12 * 3_600_000).getUTCMonth() + 1
  return month >= 4 && month <= 9 ? 'summer' : 'winter'
}
