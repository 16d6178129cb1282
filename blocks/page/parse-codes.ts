/** Comma-separated product codes: trimmed, empties and repeats dropped, order kept. Source: L-170. */
export const parseCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map(code => code.trim())
      .filter(Boolean),
  ),
]
