/** Digits as typed, full-width ones of Chinese input methods too; `undefined` when they are no number. */
export function parseNumber(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  const number = Number(plain)
  return plain !== '' && Number.isFinite(number) ? number : undefined
}

/** Rounds away what floating point adds: 0.1 + 0.2 is 0.3. */
const tidy = (value: number) => Number(value.toFixed(4))

/** The next value up or down, within bounds. */
export function stepped(
  value: number,
  by: number,
  { min, max }: { min?: number | undefined; max?: number | undefined },
) {
  return tidy(
    Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, value + by)),
  )
}
