interface Point {
  readonly clientX: number
  readonly clientY: number
}

const fraction = (at: number, from: number, length: number) =>
  length > 0 ? Math.min(1, Math.max(0, (at - from) / length)) : 0.5

/**
 * How far an enlarged picture must move so that what lies under the pointer stays under it: `translate` in percent of the
 * enlarged picture. A pointer outside counts as on the edge.
 * @param box where the picture stands at its own size
 * @param scale how many times larger it is
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
