/** Text as search compares it: compatibility forms and letter case folded away, parts kept apart. */
export const foldedText = (parts: readonly string[]) => parts.join('\n').normalize('NFKC').toLowerCase()
