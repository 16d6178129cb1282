/** WCAG relative luminance of `#rgb` or `#rrggbb`; `undefined` for other notations. */
function luminance(colour: string): number | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (!digits) return undefined
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(i => {
    const channel = Number.parseInt(full.slice(i, i + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast of two colours, 1 to 21; `undefined` if either is not a hex colour. Here, because design system and rules both ask it. */
export function contrast(a: string, b: string): number | undefined {
  const [one, other] = [luminance(a), luminance(b)]
  if (one === undefined || other === undefined) return undefined
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const INK = '#16211b'
const WHITE = '#ffffff'

/** White or ink, whichever has more contrast on a colour; white if that cannot be computed. */
export const readableOn = (colour: string): string =>
  (contrast(colour, WHITE) ?? 21) >= (contrast(colour, INK) ?? 0) ? WHITE : INK
