import { type ColourName, COLOURS } from '../../catalogue/colours.ts'
import { darken, lighten } from '../colour.ts'
import { mirrored } from '../path.ts'
import { type PieceName, pieceOf } from '../pieces.ts'
import type { Sheet } from '../sheet.ts'
import { head, headFromBehind, type Looks } from './head.ts'

/** What a person wears; the pieces are those of the shop. */
interface Outfit {
  readonly top: keyof typeof RIMS
  readonly topColour: ColourName
  readonly bottoms: PieceName
  readonly bottomsColour: ColourName
  /** Of the boots. */
  readonly leather: string
  /** Carried on the back; drawn on a person seen from behind. */
  readonly pack?: readonly [piece: PieceName, colour: ColourName]
}

export interface Wearer {
  readonly looks: Looks
  readonly outfit: Outfit
}

/** Where the collar of a top ends, px from the top of its sheet. A hood lies behind the head. */
const RIMS = { shell: 106, down: 76, softshell: 82, pile: 84, grid: 82 } as const

/** Head to sole of a figure, px of the sheet its top is drawn on. */
export const FIGURE = { top: -90, sole: 958 } as const

const both = (d: string) => [d, mirrored(d)] as const
const HAND = 'M460 466C456 492 458 516 468 530C478 538 491 532 496 514C500 498 500 482 498 466Z'
const THUMB = 'M463 480C453 490 450 504 455 513C461 511 466 502 469 492Z'
const BOOT = 'M350 872L406 872C408 900 416 914 417 932C404 944 354 944 341 932C342 914 348 900 350 872Z'
const SOLE = 'M339 928C354 940 404 940 419 928L420 944C404 956 354 956 338 944Z'

const hands = (sheet: Sheet, skin: string) =>
  [...both(HAND), ...both(THUMB)].map(d => sheet.panel(d, darken(skin, 0.06), { volume: 0.2 })).join('')

/** From the front they are laced; behind is a loop to pull them on by. */
function boots(sheet: Sheet, leather: string, side: 'front' | 'back'): string {
  const laces =
    side === 'front'
      ? [886, 898, 910].map(y => `M364 ${y}L394 ${y + 6}M394 ${y}L364 ${y + 6}`).join('')
      : 'M374 878L374 900M384 878L384 900'
  return [
    `<ellipse cx="306" cy="950" rx="140" ry="12" fill="#0b0f16" fill-opacity=".28"/>`,
    ...both(SOLE).map(d => sheet.panel(d, '#2a2724', { volume: 0 })),
    ...both(BOOT).map(d => sheet.panel(d, leather, { volume: 0.5, sheen: 0.4 })),
    ...both(laces).map(
      d => `<path d="${d}" fill="none" stroke="${lighten(leather, 0.6)}" stroke-width="2.500"/>`,
    ),
  ].join('')
}

/** Trousers below the top: their waist is hidden by its hem. */
const worn = (drawing: string) =>
  `<g transform="translate(300 430) scale(1.08 .97) translate(-300 -66)">${drawing}</g>`

/** A person who faces the viewer, on the sheet of the top; `FIGURE` says how far it reaches. */
export function wearerFromFront(sheet: Sheet, { looks, outfit }: Wearer): string {
  const { top, topColour, bottoms, bottomsColour, leather } = outfit
  return [
    boots(sheet, leather, 'front'),
    worn(pieceOf(bottoms).draw(sheet, COLOURS[bottomsColour], 1)),
    hands(sheet, looks.skin),
    pieceOf(top).draw(sheet, COLOURS[topColour], 1),
    head(sheet, looks, RIMS[top]),
  ].join('')
}

/** A person seen from behind, who looks into the picture. */
export function wearerFromBehind(sheet: Sheet, { looks, outfit }: Wearer): string {
  const { top, topColour, bottoms, bottomsColour, leather, pack } = outfit
  const back = (piece: PieceName, colour: ColourName) => {
    const { draw, drawBack = draw } = pieceOf(piece)
    return drawBack(sheet, COLOURS[colour], 1)
  }
  return [
    boots(sheet, leather, 'back'),
    worn(back(bottoms, bottomsColour)),
    hands(sheet, looks.skin),
    headFromBehind(sheet, looks, RIMS[top]),
    back(top, topColour),
    pack ? `<g transform="translate(300 290) scale(.66) translate(-300 -300)">${back(...pack)}</g>` : '',
  ].join('')
}
