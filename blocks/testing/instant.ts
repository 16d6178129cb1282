/** An instant as the wire writes it, of epoch milliseconds. */
export const instant = (at: number): string => new Date(at).toISOString()
