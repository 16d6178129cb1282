import { createRandom } from '#api/shared/seeded-random.ts'

/** A repeatable source of numbers in [0, 1); the same seed always draws the same picture. */
export const seededRandom = (seed: number | string): (() => number) =>
  createRandom(
    typeof seed === 'number'
      ? seed
      : Array.from(seed).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7),
  )
