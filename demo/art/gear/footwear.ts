import { darken, lighten, mix } from '../colour.ts'
import type { Sheet } from '../sheet.ts'
import { cast, folds, seam, stitches } from '../stitching.ts'
import type { Colourway } from '../studio.ts'

type Eyelet = readonly [x1: number, y1: number, x2: number, y2: number]

/** Laces: crossings from eyelet to eyelet, with their shadow. */
function laces(eyelets: readonly Eyelet[], colour: string): string {
  const bars = eyelets
    .map(([x1, y1, x2, y2]) => `M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 - 9} ${x2} ${y2}`)
    .join('')
  const cross = eyelets
    .slice(1)
    .map(([x1, y1], i) => `M${x1} ${y1}L${eyelets[i]?.[2]} ${eyelets[i]?.[3]}`)
    .join('')
  const holes = eyelets.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`).join('')
  return `<g fill="#17191d" fill-opacity=".7">${holes}</g><g fill="none" stroke-linecap="round"><path d="${bars}${cross}" stroke="#0b0f16" stroke-opacity=".26" stroke-width="7" transform="translate(1 3)"/><path d="${cross}" stroke="${darken(colour, 0.25)}" stroke-width="4.500"/><path d="${bars}" stroke="${colour}" stroke-width="5.500"/><path d="${bars}" stroke="${lighten(colour, 0.5)}" stroke-width="1.400" stroke-dasharray="2 3" transform="translate(0-1)"/></g>`
}

/** How far the sole lifts off the ground at x: a little at the heel, more towards the toe. */
const lift = (x: number) => (x > 400 ? ((x - 400) / 140) ** 2 * 26 : x < 130 ? ((130 - x) / 60) ** 2 * 8 : 0)

/** Lugs along the ground, following the sole's spring. */
function lugs(ground: number, depth: number, colour: string, gap?: readonly [number, number]): string {
  const places = Array.from({ length: 21 }, (_, i) => 92 + i * 21).filter(
    x => !gap || x < gap[0] || x > gap[1],
  )
  const teeth = places
    .map(x => `M${x} ${Math.round(ground - depth - 5 - lift(x))}h16l2 ${depth + 5}h-20z`)
    .join('')
  return `<path d="${teeth}" fill="${colour}" stroke="${darken(colour, 0.5)}" stroke-width=".8"/>`
}

const RANGE = (x: number, y: number, fill: string, scale = 1) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 0L24-40L37-20L48-32L80 4Q38 14 0 0z" fill="${fill}" fill-opacity=".92"/>`

/** A low trail-running or walking shoe from its outer side, toe to the right. */
export function trailShoe(sheet: Sheet, { main, accent, trim }: Colourway, kind: 'run' | 'walk'): string {
  const isRun = kind === 'run'
  const upper =
    'M92 404C84 366 92 318 108 276C112 262 124 258 134 268C150 300 190 314 222 296C242 284 250 262 264 248C274 240 286 242 292 254C312 290 352 316 404 332C456 348 520 352 538 396C500 424 130 426 92 404Z'
  const inside =
    'M122 272C150 306 196 318 228 298C246 286 256 264 270 250C262 240 240 240 224 250C196 266 158 276 122 272Z'
  const tongue = 'M212 284C228 250 246 222 270 212C284 208 292 218 290 234L306 274L270 292Z'
  const collar =
    'M112 270C116 258 128 258 134 268C150 300 190 314 222 296C242 284 250 262 264 248L284 262C268 292 250 318 226 328C180 340 132 316 112 270Z'
  const toe = 'M434 340C488 350 528 362 540 400L450 412C426 398 418 366 434 340Z'
  const heel = 'M88 410C84 366 92 318 106 282C124 296 144 316 154 344C162 368 160 392 156 412Z'
  const saddle = 'M176 412C190 372 214 338 246 312L270 284C288 304 316 322 348 336C330 360 318 386 312 412Z'
  const midsole = isRun
    ? 'M74 404C72 388 84 380 100 386C180 414 290 394 360 392C430 392 500 404 542 384C554 388 552 404 542 414C526 430 496 438 456 444L150 448C104 448 78 432 74 404Z'
    : 'M80 408C78 396 88 390 102 394C200 408 290 404 360 402C430 400 500 404 540 392C550 396 550 408 540 416C520 430 490 436 456 440L150 444C108 444 82 430 80 408Z'
  const sole = isRun ? darken(trim, 0.12) : darken(trim, 0.6)
  const foam = isRun ? lighten(accent, 0.8) : mix('#e9e2d5', accent, 0.12)
  const skin = isRun ? 'mesh' : 'leather'
  return [
    lugs(466, isRun ? 10 : 7, darken(sole, 0.2)),
    sheet.panel(
      'M80 424C140 446 440 446 548 398C552 410 548 418 538 424C510 444 470 456 440 458L140 458C104 456 82 442 80 424Z',
      sole,
      { volume: 0.3, sheen: 0.2 },
    ),
    sheet.panel(tongue, darken(accent, 0.1), { texture: 'mesh', volume: 0.6 }),
    `<path d="${inside}" fill="${darken(accent, 0.75)}"/>`,
    sheet.panel(upper, main, {
      texture: isRun ? 'mesh' : 'leather',
      volume: 1.1,
      sheen: 0.3,
      inside: [
        folds(sheet, 'M374 330C362 352 360 374 366 396M408 340C396 360 394 378 400 398', main, {
          strength: 0.34,
        }),
        cast(sheet, 'M434 340C418 366 426 398 450 412M106 282C144 310 164 352 156 412', { width: 8 }),
        sheet.panel(saddle, accent, { texture: skin, volume: 0.3, sheen: 0.3 }),
        seam(
          'M200 412C212 376 234 346 262 322M228 412C240 380 258 354 284 332M256 412C266 386 284 362 308 342M284 412C294 390 306 370 328 350',
          accent,
          2,
        ),
        sheet.panel(toe, isRun ? darken(trim, 0.04) : mix(accent, main, 0.25), {
          texture: skin,
          volume: 0.5,
        }),
        sheet.panel(heel, mix(accent, main, 0.3), { texture: skin, volume: 0.6, sheen: 0.4 }),
        sheet.panel(collar, isRun ? mix(main, accent, 0.2) : accent, {
          texture: 'grain',
          volume: 0.6,
          edge: false,
        }),
        stitches('M114 282C136 322 184 338 228 326C252 314 268 292 284 264', main),
      ].join(''),
    }),
    sheet.panel(
      'M100 288C94 272 94 254 102 246C110 240 120 246 124 256L134 268C120 270 108 276 100 288Z',
      trim,
      { volume: 0.3 },
    ),
    laces(
      [
        [252, 292, 286, 250],
        [272, 308, 306, 272],
        [296, 324, 330, 291],
        [324, 338, 356, 308],
      ],
      lighten(trim, 0.5),
    ),
    sheet.panel(midsole, foam, {
      volume: 0.5,
      sheen: 0.35,
      texture: 'grain',
      inside: isRun
        ? `<path d="M90 418C200 434 420 432 546 402" fill="none" stroke="${darken(foam, 0.25)}" stroke-width="2.500" stroke-opacity=".6"/><path d="M104 404q70 20 130 2t120-4" fill="none" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`
        : stitches('M96 406C200 420 420 414 536 402', darken(foam, 0.3)),
    }),
    RANGE(196, 404, lighten(trim, isRun ? 0.25 : 0.15), 0.9),
  ].join('')
}

/** A walking boot: ankle height, rand, speed hooks. `high` is the taller, leather one. */
export function hikingBoot(sheet: Sheet, { main, accent, trim }: Colourway, kind: 'mid' | 'high'): string {
  const isHigh = kind === 'high'
  const top = isHigh ? 128 : 168
  const texture = isHigh ? 'leather' : 'grain'
  const upper = `M98 412C88 370 102 330 112 284C118 250 112 ${top + 60} 108 ${top + 14}C110 ${top} 122 ${top - 4} 132 ${top + 2}C170 ${top + 18} 214 ${top + 14} 248 ${top - 8}C264 ${top - 14} 278 ${top - 8} 280 ${top + 8}C286 ${top + 70} 316 296 376 318C440 338 522 348 538 404C500 428 130 430 98 412Z`
  const collar = `M108 ${top + 14}C110 ${top} 122 ${top - 4} 132 ${top + 2}C170 ${top + 18} 214 ${top + 14} 248 ${top - 8}C264 ${top - 14} 278 ${top - 8} 280 ${top + 8}L284 ${top + 34}C236 ${top + 58} 168 ${top + 60} 112 ${top + 44}Z`
  const rand =
    'M92 412C90 392 96 378 106 372C190 392 270 384 340 376C410 370 480 366 520 374C534 384 544 398 542 416L520 428L110 428Z'
  const toe = 'M430 330C490 342 528 362 542 404L452 408C424 384 416 356 430 330Z'
  const quarter = 'M110 286C154 312 190 352 196 420L96 420C86 370 102 330 110 286Z'
  const sole = mix(darken(trim, 0.72), '#26241f', 0.5)
  const low: Eyelet[] = [0, 1, 2, 3].map(i => [254 + i * 23, 254 + i * 24, 296 + i * 22, 232 + i * 24])
  const hooks: Eyelet[] = (isHigh ? [0, 1, 2] : [0, 1]).map(i => [
    234 + i * 4,
    top + 44 + i * 30,
    278 + i * 4,
    top + 26 + i * 30,
  ])
  return [
    lugs(470, 11, darken(sole, 0.1), [236, 288]),
    sheet.panel(
      'M84 412C82 400 92 396 106 400C200 416 420 412 536 394C552 398 554 416 546 428C530 446 490 456 452 460L304 460C292 446 252 446 240 460L132 460C98 458 86 440 84 412Z',
      sole,
      {
        volume: 0.4,
        sheen: 0.3,
        texture: 'grain',
        inside: `<path d="M84 428C200 444 440 440 552 410" stroke="${trim}" stroke-width="3.500" fill="none" stroke-opacity=".9"/>`,
      },
    ),
    sheet.panel(
      `M200 ${top + 24}C214 ${top - 16} 240 ${top - 38} 268 ${top - 38}C286 ${top - 34} 292 ${top - 12} 290 ${top + 16}L312 286L256 306Z`,
      darken(accent, 0.1),
      { texture: 'mesh', volume: 0.7 },
    ),
    `<path d="M120 ${top + 2}C160 ${top + 20} 212 ${top + 16} 252 ${top - 8}C226 ${top - 20} 156 ${top - 16} 120 ${top + 2}Z" fill="${darken(accent, 0.76)}"/>`,
    sheet.panel(upper, main, {
      texture,
      volume: 1.2,
      sheen: 0.3,
      inside: [
        folds(
          sheet,
          'M212 296C226 314 232 334 230 356M350 316C340 338 342 356 350 370M396 328C386 344 386 358 392 368',
          main,
          { strength: 0.36 },
        ),
        cast(sheet, 'M110 286C154 312 190 352 196 420', { width: 8 }),
        sheet.panel(quarter, mix(main, accent, 0.5), { texture, volume: 0.5 }),
        stitches('M116 286C164 314 198 354 204 412', main),
        seam(`M${isHigh ? 218 : 226} ${top + 60}C220 316 256 362 336 378`, main),
        stitches(`M${isHigh ? 226 : 234} ${top + 60}C228 312 262 354 338 370`, main),
        sheet.panel(toe, mix(main, accent, 0.35), { texture, volume: 0.5 }),
        sheet.panel(rand, darken(accent, 0.3), { texture: 'grain', volume: 0.4, sheen: 0.35 }),
        sheet.panel(collar, accent, { texture: 'mesh', volume: 0.8 }),
        seam(
          `M138 ${top + 8}Q146 ${top + 30} 140 ${top + 48}M192 ${top + 14}Q198 ${top + 36} 194 ${top + 54}`,
          accent,
        ),
      ].join(''),
    }),
    `<path d="M104 ${top + 34}q-16-22-2-44q12 0 14 12" fill="none" stroke="${trim}" stroke-width="6.500" stroke-linecap="round"/>`,
    laces([...hooks, ...low], lighten(trim, 0.35)),
    RANGE(116, 378, lighten(trim, 0.2), 0.8),
  ].join('')
}

/** Where a shoe stands. */
export const SHOE_SETTING = { floor: 464, footprint: [92, 500] } as const
