/** The number of an order that shoppers see, of the order's code. Source: MO-57. */
export const orderNumberOf = (code: string): string => code.replace(/^O/, '')
