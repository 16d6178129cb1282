/** A repeatable source of numbers in [0, 1); the same seed always draws the same picture. */
export function seededRandom(seed: number | string): () => number {
  let state =
    typeof seed === 'number' ? seed : Array.from(seed).reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
