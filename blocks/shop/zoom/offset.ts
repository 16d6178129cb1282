interface Point {
  readonly clientX: number
  readonly clientY: number
}

const fraction = (at: number, from: number, length: number) =>
  length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0.5

/**
 * The `translate` of an enlarged picture, in percent of its size, that keeps the point under the pointer in place. A pointer
 * outside counts as on the edge.
 * @param box the picture's rectangle at its normal size
 * @param scale magnification
 */
export function offsetAt(
  { clientX, clientY }: Point,
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  scale: number,
): { readonly x: number; readonly y: number } {
  const hidden = -100 * (1 - 1 / scale)
  return {
    x: hidden * fraction(clientX, box.left, box.width),
    y: hidden * fraction(clientY, box.top, box.height),
  }
}
