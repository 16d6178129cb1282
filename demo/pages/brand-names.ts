import type { BothTexts } from '#locales/locale.ts'
import { both } from '../catalogue/text.ts'
import { link } from './page.ts'

interface Guest {
  readonly title: BothTexts
  /** Its wordmark, where there is one: `logo-<name>`. */
  readonly logo?: string
  /** What it makes: the shelf its name leads to. */
  readonly shelf: ReturnType<typeof link.category>
}

const SHELVES = {
  rope: link.category('gear', 'gear-small', 'gear-tools'),
  head: link.category('gear', 'gear-small', 'gear-head'),
  hands: link.category('gear', 'gear-small', 'gear-hands-feet'),
  kitchen: link.category('gear', 'gear-camp', 'gear-kitchen'),
  sleep: link.category('gear', 'gear-camp', 'gear-sleeping'),
  tents: link.category('gear', 'gear-camp', 'gear-tents'),
  packs: link.category('gear', 'gear-carry'),
  shells: link.category('men', 'men-outerwear', 'men-shell'),
  down: link.category('women', 'women-outerwear', 'women-insulated'),
  layers: link.category('women', 'women-layers'),
  legs: link.category('men', 'men-legs'),
  feet: link.category('men', 'men-feet'),
} as const

const guest = (zh: string, en: string, shelf: keyof typeof SHELVES, logo?: string): Guest => ({
  title: both(zh, en),
  shelf: SHELVES[shelf],
  ...(logo !== undefined && { logo }),
})

/** Names found in the shops only; each leads to the shelf of its kind. All of them are invented. */
export const GUESTS: readonly Guest[] = [
  guest('Albatross', 'Albatross', 'shells', 'albatross'),
  guest('Alto Cord', 'Alto Cord', 'rope'),
  guest('Ashlar', 'Ashlar', 'feet'),
  guest('Bare Rock', 'Bare Rock', 'legs', 'bare-rock'),
  guest('Bight & Hitch', 'Bight & Hitch', 'rope'),
  guest('Cloudbase', 'Cloudbase', 'down'),
  guest('Corrie', 'Corrie', 'layers'),
  guest('Driftline', 'Driftline', 'packs', 'driftline'),
  guest('Dunlin', 'Dunlin', 'head'),
  guest('Eddy Works', 'Eddy Works', 'packs'),
  guest('Ember & Oat', 'Ember & Oat', 'kitchen'),
  guest('Fathom', 'Fathom', 'shells', 'fathom'),
  guest('Garron', 'Garron', 'feet'),
  guest('Greywether', 'Greywether', 'shells'),
  guest('Heron Street', 'Heron Street', 'legs'),
  guest('Inkcap', 'Inkcap', 'head'),
  guest('Juniper', 'Juniper', 'layers', 'juniper'),
  guest('Kestrel Loft', 'Kestrel Loft', 'tents'),
  guest('Lichen', 'Lichen', 'layers'),
  guest('Moonfish', 'Moonfish', 'sleep', 'moonfish'),
  guest('Moss Assembly', 'Moss Assembly', 'tents'),
  guest('Nightjar', 'Nightjar', 'rope'),
  guest('Ochre', 'Ochre', 'legs'),
  guest('Pell & Daughters', 'Pell & Daughters', 'hands'),
  guest('Plumb', 'Plumb', 'rope'),
  guest('Ravel', 'Ravel', 'layers'),
  guest('Rivet', 'Rivet', 'packs'),
  guest('Scree', 'Scree', 'feet'),
  guest('Sundial', 'Sundial', 'head'),
  guest('Tern & Tarn', 'Tern & Tarn', 'kitchen'),
  guest('Umber', 'Umber', 'down'),
  guest('Vellum', 'Vellum', 'sleep'),
  guest('Wren Bivouac', 'Wren Bivouac', 'sleep'),
  guest('Yarrow', 'Yarrow', 'hands'),
  guest('Zephyr Union', 'Zephyr Union', 'shells'),
  guest('8 Oars', '8 Oars', 'hands', 'eight-oars'),
  guest('22 度工房', '22 Degrees North', 'packs'),
  guest('石板街', 'Stone Slab Street', 'legs', 'stone-lane'),
  guest('半山織坊', '半山 Mid-Levels Knit', 'layers'),
  guest('望鄉爐具', '望鄉 Homeward Stoves', 'kitchen'),
]
