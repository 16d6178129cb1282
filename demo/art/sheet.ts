import { darken, lighten, lightness } from './colour.ts'
import { type Texture, weave, type Woven } from './texture.ts'

export interface PanelLook {
  /** How round the piece looks: 0 flat, 1 a garment on a body, 2 a ball. */
  readonly volume?: number
  readonly texture?: Texture
  /** Drawn on the piece and cut at its edge. */
  readonly inside?: string
  /** Shine of the surface, 0 to 1. */
  readonly sheen?: number
  readonly edge?: boolean
}

export interface Feather {
  readonly colour: string
  /** In the middle of the line, 0 to 1. */
  readonly opacity: number
  /** Of the line at half strength, and how far it fades to either side; px. */
  readonly width: number
  readonly spread: number
  readonly steps?: number
  readonly shift?: readonly [number, number]
}

/** Only large, round pieces show their weave: dozens of pictures share a page, and patterns are what costs most to paint. */
const LARGE = 1

/**
 * A drawing in the making: shapes in order, and the definitions they share. One sheet per picture; nothing outlives the
 * call that made it.
 */
export function createSheet() {
  const definitions = new Map<string, string>()
  let count = 0
  const define = (id: string, content: string) => {
    definitions.set(id, content)
    return id
  }

  const gradient = (stops: readonly (readonly [number, string, number?])[], vector = 'x2="0" y2="1"') => {
    const body = stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('')
    const known = [...definitions].find(([, content]) => content.includes(`${vector}>${body}`))
    if (known) return `url(#${known[0]})`
    const id = `g${++count}`
    return `url(#${define(id, `<linearGradient id="${id}" ${vector}>${body}</linearGradient>`)})`
  }

  const glow = (stops: readonly (readonly [number, string, number?])[], place = '') => {
    const id = `r${++count}`
    const body = stops
      .map(
        ([at, colour, opacity = 1]) =>
          `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('')
    return `url(#${define(id, `<radialGradient id="${id}" ${place}>${body}</radialGradient>`)})`
  }

  /** A texture as a paint. */
  const texture = (name: Woven, colour: string) => {
    const id = `t${name.slice(0, 3)}${lightness(colour) < 0.35 ? 'd' : ''}`
    return `url(#${define(id, weave(id, name, colour))})`
  }

  const shapes = new Map<string, string>()
  /** The id of an outline, written once however often it is used. */
  const shape = (d: string) => {
    const id = shapes.get(d) ?? define(`p${++count}`, `<path id="p${count}" d="${d}"/>`)
    shapes.set(d, id)
    return id
  }

  /**
   * A line with soft sides, built of nested strokes: filters would look the same, but cost a picture-sized layer each
   * every time a page is painted.
   */
  const feather = (d: string, { colour, opacity, width, spread, steps = 5, shift }: Feather) => {
    const id = shape(d)
    const each = 1 - (1 - opacity) ** (1 / steps)
    const strokes = Array.from({ length: steps }, (_, i) => {
      const wide = Math.max(1, width + spread * ((2 * (i + 0.5)) / steps - 1))
      return `<use href="#${id}" stroke-width="${Math.round(wide)}"/>`
    })
    const move = shift ? ` transform="translate(${shift.join(' ')})"` : ''
    return `<g fill="none" stroke="${colour}" stroke-opacity="${each.toFixed(3).slice(1)}" stroke-linecap="round" stroke-linejoin="round"${move}>${strokes.join('')}</g>`
  }

  /** Content written once: drawn as it is, and mirrored at x = 300. */
  const twice = (content: string) => {
    const id = define(`s${++count}`, `<g id="s${count}">${content}</g>`)
    return { right: `<use href="#${id}"/>`, left: `<use href="#${id}" transform="matrix(-1 0 0 1 600 0)"/>` }
  }

  /** A piece of cloth, foam or shell: base colour, rounded by shade and light, textured, edged. Light falls from the upper left. */
  const panel = (d: string, colour: string, look: PanelLook = {}) => {
    const { volume = 1, texture: surface = 'plain', inside = '', sheen = 0.3, edge = true } = look
    const id = shape(d)
    define(id, `<clipPath id="c${id}"><path id="${id}" d="${d}"/></clipPath>`)
    const again = (attributes: string) => `<use href="#${id}" ${attributes}/>`
    const shade = darken(colour, lightness(colour) < 0.3 ? 0.75 : 0.55)
    return [
      again(`fill="${colour}"`),
      `<g clip-path="url(#c${id})">`,
      surface === 'plain' || volume < LARGE ? '' : again(`fill="${texture(surface, colour)}"`),
      again(
        `fill="${gradient(
          [
            [0, '#fff', 0.5 * sheen],
            [0.42, '#fff', 0],
            [0.6, '#000', 0],
            [1, '#0b0f18', 0.32],
          ],
          'x2="1" y2=".35"',
        )}"`,
      ),
      volume > 0
        ? feather(d, { colour: shade, opacity: 0.5, width: 20 * volume + 6, spread: 14 * volume + 8 }) +
          feather(d, {
            colour: lighten(colour, 0.75),
            opacity: 0.16 + 0.34 * sheen,
            width: 6,
            spread: 7,
            steps: 3,
            shift: [5, 5],
          })
        : '',
      inside,
      '</g>',
      edge
        ? again(`fill="none" stroke="${darken(colour, 0.62)}" stroke-opacity=".55" stroke-width="1.2"`)
        : '',
    ].join('')
  }

  const toSvg = (width: number, height: number, content: string, viewBox = `0 0 ${width} ${height}`) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${[...definitions.values()].join('')}</defs>${content}</svg>`

  return { gradient, glow, texture, shape, feather, twice, panel, toSvg }
}
export type Sheet = ReturnType<typeof createSheet>
