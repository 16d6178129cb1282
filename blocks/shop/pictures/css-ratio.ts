/** `4:5` as CSS has it, `4 / 5`; `undefined` leaves the shape to the picture. */
export const cssRatio = (ratio: string): string | undefined =>
  ratio === 'picture' ? undefined : ratio.replace(':', ' / ')
