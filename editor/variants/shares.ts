import { VARIANTS } from '#api/rules/experiment.ts'

/** Options of a test that give every open variant the same share; the first ones take what is left of a hundred. */
export function evenShares(count: number): Readonly<Record<string, number>> {
  const each = Math.floor(100 / count)
  const left = 100 - each * count
  return Object.fromEntries(
    VARIANTS.slice(0, count).map((name, at) => [`share${name.toUpperCase()}`, each + (at < left ? 1 : 0)]),
  )
}
