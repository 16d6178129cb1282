/** The first of some moments, those that are not known left out; `undefined` for none. */
export function earliest(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter(moment => moment !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}
