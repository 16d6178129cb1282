/** Codes as people paste them, each once: a column of a spreadsheet, or with commas or spaces between. */
export const pastedCodes = (text: string): readonly string[] => [
  ...new Set(
    text
      .normalize('NFKC')
      .split(/[\s,;、]+/)
      .filter(code => code !== ''),
  ),
]
