import type { ColourName } from '../catalogue/colours.ts'
import type { PieceName } from './pieces.ts'

interface Tile {
  readonly piece: PieceName
  readonly colour: ColourName
}

/** Products on a ground of their colour, as `product-<name>.svg`: for image lists and for the blocks' presets. */
export const TILES: Readonly<Record<string, Tile>> = {
  '1': { piece: 'shell', colour: 'pine' },
  shell: { piece: 'shell', colour: 'pine' },
  down: { piece: 'down', colour: 'rust' },
  fleece: { piece: 'pile', colour: 'oat' },
  'base-layer': { piece: 'crew', colour: 'sage' },
  trousers: { piece: 'trek', colour: 'moss' },
  shoe: { piece: 'runShoe', colour: 'harbour' },
  boot: { piece: 'highBoot', colour: 'saddle' },
  pack: { piece: 'trekPack', colour: 'rust' },
  tent: { piece: 'domeTent', colour: 'rust' },
  flask: { piece: 'bottle', colour: 'pine' },
  light: { piece: 'headlamp', colour: 'rust' },
  dayPack: { piece: 'dayPack', colour: 'silvergrass' },
  duffel: { piece: 'duffel', colour: 'dusk' },
  midBoot: { piece: 'midBoot', colour: 'sage' },
  walkShoe: { piece: 'walkShoe', colour: 'oat' },
  domeTent: { piece: 'domeTent', colour: 'pine' },
  cap: { piece: 'cap', colour: 'rust' },
  bottle: { piece: 'bottle', colour: 'lagoon' },
  headlamp: { piece: 'headlamp', colour: 'ink' },
  cookset: { piece: 'cookset', colour: 'sage' },
  poles: { piece: 'poles', colour: 'lagoon' },
}
