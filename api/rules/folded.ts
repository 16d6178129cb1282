/** A text as it is compared: width and case aside. */
export const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
