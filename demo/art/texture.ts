import { lightness } from './colour.ts'

/** Fabric and surface textures laid over a panel. */
export type Texture = 'plain' | 'ripstop' | 'pile' | 'knit' | 'rib' | 'mesh' | 'grain' | 'twill' | 'leather'
export type Woven = Exclude<Texture, 'plain'>

interface Weave {
  /** What repeats, px, and its dark and light strokes. */
  readonly unit: readonly [width: number, height: number]
  readonly ink: string
  readonly light: string
  readonly strength?: number
}

const WEAVES: Record<Woven, Weave> = {
  ripstop: { unit: [9, 9], ink: 'M0 8.5h9M8.500 0v9', light: 'M0 .5h9' },
  rib: { unit: [7, 10], ink: 'M6 0v10', light: 'M2 0v10', strength: 1.5 },
  twill: { unit: [5, 5], ink: 'M-1 6l7-7', light: 'M1.500 6l4.500-4.500' },
  mesh: { unit: [8, 8], ink: 'M2 2h1.6M6 6h1.6', light: 'M2 3.4h1.6M6 7.4h1.6' },
  grain: { unit: [17, 13], ink: 'M3 4h.8M11 2h.7M7 9h.8M14 11h.7', light: 'M5 6h.8M13 6h.7M2 11h.8' },
  knit: { unit: [8, 7], ink: 'M0 0l4 4 4-4', light: 'M0 2l4 4 4-4', strength: 1.5 },
  pile: {
    unit: [22, 20],
    ink: 'M2 5q2-3 4 0M10 3q2-2 4 1M17 8q2-3 4 0M5 12q2-3 4 0M13 14q2-3 4 1M1 18q2-2 4 0M19 18q1-2 3-1',
    light: 'M3 7q2-2 4 0M11 6q2-3 4 0M18 11q1-2 3 0M7 15q2-3 4 0M14 18q2-2 4 0M8 1q2-1 3 1',
    strength: 1.5,
  },
  leather: {
    unit: [26, 24],
    ink: 'M2 6q5-4 8 0t8-1M4 15q4-3 7 1t9-2M14 21q4-2 8 1',
    light: 'M3 8q5-4 8 0t8-1M6 17q3-3 6 0t7-1',
  },
}

/** The pattern of a texture, under the id given; fainter on light cloth. */
export function weave(id: string, texture: Woven, colour: string): string {
  const { unit, ink, light, strength = 1 } = WEAVES[texture]
  const isDark = lightness(colour) < 0.35
  const stroke = (d: string, tone: string, opacity: number) =>
    `<path d="${d}" stroke="${tone}" stroke-opacity="${(opacity * strength).toFixed(2).slice(1)}" stroke-width="${strength}"/>`
  return `<pattern id="${id}" width="${unit[0]}" height="${unit[1]}" patternUnits="userSpaceOnUse"><g fill="none" stroke-linecap="round">${stroke(ink, '#0c1018', isDark ? 0.26 : 0.1)}${stroke(light, '#fff', isDark ? 0.09 : 0.2)}</g></pattern>`
}
