/** Link that a telephone dials: `tel:+85235001234`. Source: L-091. */
export const telHref = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`
