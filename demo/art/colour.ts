type Rgb = readonly [number, number, number]

const parse = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const linear = (channel: number) => (channel / 255) ** 2.2
const encoded = (channel: number) => Math.round(255 * channel ** (1 / 2.2))

/**
 * `share` of `b` in `a`, from 0 to 1, mixed as light mixes, so that shadows stay clean.
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [parse(a), parse(b)]
  const channels = from.map((channel, i) =>
    encoded(linear(channel) * (1 - share) + linear(to[i] ?? 0) * share),
  )
  return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Towards a cool near-black, never pure black: studio shadows keep some colour. */
export const darken = (colour: string, share: number) => mix(colour, '#11151c', share)
/** Towards warm white. */
export const lighten = (colour: string, share: number) => mix(colour, '#fffaf2', share)

/** 0 for black, 1 for white. */
export const lightness = (colour: string) => {
  const [r, g, b] = parse(colour)
  return (0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)) ** (1 / 2.2)
}
