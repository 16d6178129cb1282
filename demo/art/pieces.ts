import { leggings, shorts, trousers } from './garments/bottoms.ts'
import { downJacket, shellJacket, softshellJacket } from './garments/jacket.ts'
import { baseTop, fleece, tee } from './garments/tops.ts'
import { beanie, bottle, cap, cookset, gloves, headlamp, neckTube, poles, socks } from './gear/accessories.ts'
import { domeTent, sleepingBag, sleepingMat, tarp, tunnelTent } from './gear/camp.ts'
import { hikingBoot, SHOE_SETTING, trailShoe } from './gear/footwear.ts'
import { dayPack, duffel, trekPack } from './gear/packs.ts'
import type { Sheet } from './sheet.ts'
import type { Colourway, Setting } from './studio.ts'
import type { Texture } from './texture.ts'

/** One thing the demo can draw. Coordinates are px on a 600 px square. */
export interface Piece {
  readonly draw: (sheet: Sheet, colourway: Colourway, seed: number) => string
  readonly drawBack?: (sheet: Sheet, colourway: Colourway, seed: number) => string
  readonly setting: Setting
  /** What the close-up shows: left, top and side of a square. */
  readonly closeUp: readonly [left: number, top: number, side: number]
  /** Surface of the swatch. */
  readonly texture: Texture
}

const HANGING: Setting = {}
const PACK: Setting = { floor: 506, footprint: [160, 440] }
const TENT: Setting = { floor: 464, footprint: [60, 548] }

/** Everything the demo can draw. */
export const PIECES = {
  shell: {
    draw: shellJacket,
    drawBack: (s, c, n) => shellJacket(s, c, n, 'back'),
    setting: HANGING,
    closeUp: [212, 96, 220],
    texture: 'ripstop',
  },
  down: {
    draw: downJacket,
    drawBack: (s, c, n) => downJacket(s, c, n, 'back'),
    setting: HANGING,
    closeUp: [222, 64, 220],
    texture: 'plain',
  },
  vest: {
    draw: (s, c, n) => downJacket(s, c, n, 'vest'),
    drawBack: (s, c, n) => downJacket(s, c, n, 'vestBack'),
    setting: HANGING,
    closeUp: [222, 64, 220],
    texture: 'plain',
  },
  softshell: {
    draw: softshellJacket,
    drawBack: (s, c, n) => softshellJacket(s, c, n, 'back'),
    setting: HANGING,
    closeUp: [208, 76, 220],
    texture: 'twill',
  },
  pile: {
    draw: (s, c) => fleece(s, c, 'pile'),
    drawBack: (s, c) => fleece(s, c, 'pile', 'back'),
    setting: HANGING,
    closeUp: [216, 110, 230],
    texture: 'pile',
  },
  grid: {
    draw: (s, c) => fleece(s, c, 'grid'),
    drawBack: (s, c) => fleece(s, c, 'grid', 'back'),
    setting: HANGING,
    closeUp: [216, 80, 220],
    texture: 'knit',
  },
  crew: {
    draw: (s, c) => baseTop(s, c, 'crew'),
    drawBack: (s, c) => baseTop(s, c, 'crew', 'back'),
    setting: HANGING,
    closeUp: [204, 96, 200],
    texture: 'rib',
  },
  zipNeck: {
    draw: (s, c) => baseTop(s, c, 'zip'),
    drawBack: (s, c) => baseTop(s, c, 'zip', 'back'),
    setting: HANGING,
    closeUp: [204, 80, 200],
    texture: 'rib',
  },
  leggings: {
    draw: (s, c) => leggings(s, c),
    drawBack: (s, c) => leggings(s, c, 'back'),
    setting: HANGING,
    closeUp: [196, 44, 200],
    texture: 'rib',
  },
  teeRidge: {
    draw: (s, c) => tee(s, c, 'ridge'),
    drawBack: (s, c) => tee(s, c, 'ridge', 'back'),
    setting: HANGING,
    closeUp: [200, 180, 210],
    texture: 'grain',
  },
  teeContour: {
    draw: (s, c) => tee(s, c, 'contour'),
    drawBack: (s, c) => tee(s, c, 'contour', 'back'),
    setting: HANGING,
    closeUp: [200, 180, 210],
    texture: 'grain',
  },
  teeStones: {
    draw: (s, c) => tee(s, c, 'stones'),
    drawBack: (s, c) => tee(s, c, 'stones', 'back'),
    setting: HANGING,
    closeUp: [200, 200, 210],
    texture: 'grain',
  },
  trek: {
    draw: (s, c) => trousers(s, c, 'trek'),
    drawBack: (s, c) => trousers(s, c, 'trek', 'back'),
    setting: HANGING,
    closeUp: [196, 48, 210],
    texture: 'twill',
  },
  zipOff: {
    draw: (s, c) => trousers(s, c, 'zipoff'),
    drawBack: (s, c) => trousers(s, c, 'zipoff', 'back'),
    setting: HANGING,
    closeUp: [290, 180, 180],
    texture: 'twill',
  },
  overTrousers: {
    draw: (s, c) => trousers(s, c, 'shell'),
    drawBack: (s, c) => trousers(s, c, 'shell', 'back'),
    setting: HANGING,
    closeUp: [196, 48, 210],
    texture: 'ripstop',
  },
  slim: {
    draw: (s, c) => trousers(s, c, 'slim'),
    drawBack: (s, c) => trousers(s, c, 'slim', 'back'),
    setting: HANGING,
    closeUp: [196, 48, 210],
    texture: 'twill',
  },
  trailShorts: {
    draw: (s, c) => shorts(s, c, 'trail'),
    drawBack: (s, c) => shorts(s, c, 'trail', 'back'),
    setting: HANGING,
    closeUp: [200, 180, 210],
    texture: 'ripstop',
  },
  walkShorts: {
    draw: (s, c) => shorts(s, c, 'walk'),
    drawBack: (s, c) => shorts(s, c, 'walk', 'back'),
    setting: HANGING,
    closeUp: [200, 180, 210],
    texture: 'twill',
  },
  runShoe: {
    draw: (s, c) => trailShoe(s, c, 'run'),
    setting: SHOE_SETTING,
    closeUp: [180, 216, 230],
    texture: 'mesh',
  },
  walkShoe: {
    draw: (s, c) => trailShoe(s, c, 'walk'),
    setting: SHOE_SETTING,
    closeUp: [180, 216, 230],
    texture: 'leather',
  },
  midBoot: {
    draw: (s, c) => hikingBoot(s, c, 'mid'),
    setting: SHOE_SETTING,
    closeUp: [176, 150, 250],
    texture: 'grain',
  },
  highBoot: {
    draw: (s, c) => hikingBoot(s, c, 'high'),
    setting: SHOE_SETTING,
    closeUp: [150, 110, 260],
    texture: 'leather',
  },
  dayPack: {
    draw: (s, c) => dayPack(s, c, 'classic'),
    setting: PACK,
    closeUp: [190, 270, 230],
    texture: 'ripstop',
  },
  rollPack: {
    draw: (s, c) => dayPack(s, c, 'roll'),
    setting: PACK,
    closeUp: [190, 90, 230],
    texture: 'ripstop',
  },
  trekPack: {
    draw: (s, c) => trekPack(s, c, 'trek'),
    setting: PACK,
    closeUp: [196, 70, 260],
    texture: 'ripstop',
  },
  expeditionPack: {
    draw: (s, c) => trekPack(s, c, 'expedition'),
    setting: { floor: 546, footprint: [130, 470] },
    closeUp: [196, 70, 260],
    texture: 'ripstop',
  },
  duffel: {
    draw: duffel,
    setting: { floor: 448, footprint: [100, 500] },
    closeUp: [140, 210, 240],
    texture: 'twill',
  },
  domeTent: { draw: domeTent, setting: TENT, closeUp: [140, 240, 240], texture: 'ripstop' },
  tunnelTent: { draw: tunnelTent, setting: TENT, closeUp: [80, 240, 240], texture: 'ripstop' },
  tarp: {
    draw: tarp,
    setting: { floor: 470, footprint: [110, 500] },
    closeUp: [180, 170, 240],
    texture: 'ripstop',
  },
  sleepingBag: { draw: sleepingBag, setting: HANGING, closeUp: [190, 50, 220], texture: 'plain' },
  sleepingMat: { draw: sleepingMat, setting: HANGING, closeUp: [110, 320, 220], texture: 'grain' },
  cap: {
    draw: cap,
    setting: { floor: 424, footprint: [180, 500] },
    closeUp: [220, 180, 200],
    texture: 'twill',
  },
  beanie: { draw: (s, c) => beanie(s, c, 2), setting: HANGING, closeUp: [200, 270, 200], texture: 'knit' },
  bobble: { draw: (s, c) => beanie(s, c, 1), setting: HANGING, closeUp: [200, 200, 220], texture: 'knit' },
  gloves: { draw: gloves, setting: HANGING, closeUp: [310, 300, 210], texture: 'twill' },
  socks: { draw: socks, setting: HANGING, closeUp: [190, 90, 230], texture: 'knit' },
  bottle: {
    draw: bottle,
    setting: { floor: 530, footprint: [214, 386] },
    closeUp: [200, 220, 200],
    texture: 'grain',
  },
  headlamp: {
    draw: headlamp,
    setting: { floor: 412, footprint: [180, 440] },
    closeUp: [200, 226, 200],
    texture: 'rib',
  },
  poles: { draw: poles, setting: HANGING, closeUp: [200, 56, 220], texture: 'grain' },
  cookset: {
    draw: cookset,
    setting: { floor: 510, footprint: [90, 460] },
    closeUp: [80, 330, 220],
    texture: 'grain',
  },
  neckTube: { draw: neckTube, setting: HANGING, closeUp: [190, 300, 220], texture: 'grain' },
} as const satisfies Record<string, Piece>
export type PieceName = keyof typeof PIECES

/** The piece of a name, with its optional parts. */
export const pieceOf = (name: PieceName): Piece => PIECES[name]
