import type { BothTexts } from '#locales/locale.ts'
import type { Colourway } from '../art/studio.ts'
import { both } from './text.ts'

/** A colour as shoppers know it, and how it is drawn. */
export interface ShopColour extends Colourway {
  readonly name: BothTexts
}

const colour = (
  code: string,
  zh: string,
  en: string,
  main: string,
  accent: string,
  trim: string,
): ShopColour => ({
  code,
  name: both(zh, en),
  main,
  accent,
  trim,
})

/** Every colour of the season, named after what it was picked from. */
export const COLOURS = {
  pine: colour('PIN', '松針綠', 'Pine', '#2f5d50', '#1f3a34', '#e58a3c'),
  rust: colour('RST', '鏽橙', 'Rust', '#cf6d2c', '#2b2f38', '#f3e6cf'),
  harbour: colour('HRB', '維港藍', 'Harbour', '#24405f', '#7fa3b8', '#f2c14e'),
  ink: colour('INK', '墨黑', 'Ink', '#26292f', '#3d434c', '#c94f3d'),
  oat: colour('OAT', '燕麥', 'Oat', '#d8cdb8', '#6f6a58', '#b5523b'),
  sage: colour('SGE', '鼠尾草', 'Sage', '#8f9a84', '#3d4a40', '#f0d9a8'),
  saddle: colour('SDL', '馬鞍棕', 'Saddle', '#8a5a3a', '#4a3426', '#e0b070'),
  lagoon: colour('LGN', '潟湖', 'Lagoon', '#2f8089', '#173f4a', '#f2d16b'),
  clay: colour('CLY', '陶紅', 'Clay', '#a8473a', '#4a2a2c', '#f0d2a4'),
  silvergrass: colour('SVG', '芒草黃', 'Silvergrass', '#d3a441', '#4b4a36', '#f6ecd2'),
  dusk: colour('DSK', '暮紫', 'Dusk', '#5b5277', '#2e2a44', '#f0b48a'),
  mist: colour('MST', '霧灰', 'Mist', '#a3acb2', '#4b565e', '#e2703a'),
  snow: colour('SNW', '雪白', 'Snow', '#ecebe6', '#8f9aa0', '#c94f3d'),
  moss: colour('MSS', '苔綠', 'Moss', '#6b7440', '#2f3524', '#eed9a0'),
  sky: colour('SKY', '晴空', 'Clear sky', '#6f9fc0', '#26425c', '#f4e6c8'),
  rose: colour('RSE', '杜鵑', 'Azalea', '#c0707c', '#552b3d', '#f3e0d0'),
} as const satisfies Record<string, ShopColour>
export type ColourName = keyof typeof COLOURS
