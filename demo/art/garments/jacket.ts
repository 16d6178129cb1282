import { darken, lighten, mix } from '../colour.ts'
import { mirrored, symmetric } from '../path.ts'
import { seededRandom } from '../random.ts'
import type { PanelLook, Sheet } from '../sheet.ts'
import { cast, folds, seam, stitches, zip, zipPocket } from '../stitching.ts'
import { type Colourway, wallShadow } from '../studio.ts'
import { collarInsidePath, collarPath, cuffPath, sleeves, torsoPath } from './cut.ts'
import { emblem } from './emblem.ts'

const HOOD = symmetric('M300 40 C344 38 376 70 374 116 C374 136 364 150 350 160 C332 168 316 168 300 168')
const FACE = symmetric('M300 62 C328 62 346 84 345 112 C344 132 334 146 300 150')
const CHIN = symmetric('M300 112 C318 112 332 108 342 98 C350 112 354 130 354 146 C338 162 318 166 300 166')
const YOKE = symmetric('M300 214 C334 214 380 206 414 190 L430 150 L350 100 L300 100')

const both = (d: string) => [d, mirrored(d)] as const

function sleevePair(
  sheet: Sheet,
  colour: string,
  paths: readonly string[],
  look: PanelLook,
  content = '',
): string {
  const creases = sheet.twice(content)
  return paths
    .map((d, i) =>
      sheet.panel(d, i ? colour : mix(colour, '#11151c', 0.06), {
        ...look,
        inside: i ? creases.left : creases.right,
      }),
    )
    .join('')
}

/** A waterproof shell with hood, contrast yoke and taped zips. */
export function shellJacket(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  seed: number,
  side: 'front' | 'back' = 'front',
): string {
  const random = seededRandom(seed)
  const isYoked = random() > 0.35
  const isSlanted = random() > 0.5
  const torso = torsoPath({ length: 512, hem: 118 })
  const arms = sleeves()
  const look: PanelLook = { texture: 'ripstop', sheen: 0.42 }
  const armFolds = folds(
    sheet,
    'M470 250C450 262 430 262 412 254M482 318C466 330 452 332 436 322M488 346C474 362 462 366 448 358M494 402C484 412 470 416 458 410',
    main,
  )
  const bodyFolds = folds(
    sheet,
    'M402 250C384 262 366 262 352 252M198 250C216 262 234 262 248 252M406 420C380 404 366 402 350 408M194 420C220 404 234 402 250 408M200 470C224 462 236 460 252 464',
    main,
    { strength: 0.3 },
  )
  const cuff = both(cuffPath({}, 30))
    .map(d => sheet.panel(d, darken(accent, 0.1), { volume: 0.5 }))
    .join('')
  const yoke = isYoked
    ? `${cast(sheet, YOKE)}${sheet.panel(YOKE, accent, { ...look, volume: 0.7 })}${seam('M186 190C220 206 266 214 300 214C334 214 380 206 414 190', accent)}`
    : seam('M184 190C240 214 360 214 416 190', main)
  const hem = `${seam('M178 494C240 508 360 508 422 494', main)}`
  if (side === 'back')
    return [
      wallShadow(sheet, [torso, ...arms, HOOD]),
      sleevePair(sheet, main, arms, look, armFolds),
      cuff,
      sheet.panel(torso, main, {
        ...look,
        inside: bodyFolds + yoke + seam('M206 300C260 312 340 312 394 300', main) + hem,
      }),
      sheet.panel(HOOD, isYoked ? accent : main, {
        ...look,
        volume: 1.3,
        inside:
          seam('M268 44C258 90 258 130 268 166M332 44C342 90 342 130 332 166', accent) +
          folds(sheet, 'M240 120C270 132 330 132 360 120', accent),
      }),
      `<rect x="288" y="92" width="24" height="7" rx="3" fill="${darken(accent, 0.5)}"/><rect x="296" y="90" width="8" height="11" rx="2" fill="${trim}"/>`,
      emblem(300, 196, lighten(trim, 0.2), 0.9),
    ].join('')
  const pocket = isSlanted ? 'M372 372C366 400 362 424 362 452' : 'M392 360C378 392 370 420 366 456'
  return [
    wallShadow(sheet, [torso, ...arms, HOOD]),
    sheet.panel(HOOD, isYoked ? accent : main, {
      ...look,
      volume: 1.2,
      inside: folds(sheet, 'M256 70C244 96 244 124 252 146M344 70C356 96 356 124 348 146', accent),
    }),
    `<path d="${FACE}" fill="${sheet.gradient([
      [0, darken(main, 0.86)],
      [1, darken(main, 0.62)],
    ])}"/><path d="M262 108C272 72 328 72 338 108C330 90 316 84 300 84C284 84 270 90 262 108Z" fill="${darken(accent, 0.7)}"/><rect x="290" y="96" width="20" height="9" rx="2" fill="${lighten(trim, 0.1)}" opacity=".9"/>`,
    seam('M255 112C256 84 272 62 300 62C328 62 344 84 345 112', accent),
    sleevePair(sheet, main, arms, look, armFolds),
    cuff,
    sheet.panel(torso, main, { ...look, inside: bodyFolds + yoke + hem }),
    sheet.panel(CHIN, isYoked ? accent : main, { ...look, volume: 0.8 }),
    both(pocket)
      .map((d, i) =>
        zipPocket(
          d,
          main,
          trim,
          i === 0 ? [isSlanted ? 371 : 390, 374] : [isSlanted ? 229 : 210, 374],
          i === 0 ? 10 : -10,
        ),
      )
      .join(''),
    zipPocket('M338 250L376 238', isYoked ? main : main, trim, [376, 240], -14),
    zip('M300 112V512', main, trim, [300, 128]),
    seam('M314 114V510', isYoked ? main : main),
    `<g fill="${darken(accent, 0.55)}"><circle cx="262" cy="150" r="3.4"/><circle cx="338" cy="150" r="3.4"/></g><path d="M262 152q-4 22 1 34M338 152q4 22-1 34" fill="none" stroke="${trim}" stroke-width="2.4" stroke-linecap="round"/>`,
    emblem(246, 236, lighten(trim, 0.25), 0.8),
  ].join('')
}

/** Quilted rows: the seam sinks, the row above it swells. */
function baffles(
  sheet: Sheet,
  from: number,
  to: number,
  gap: number,
  colour: string,
  seed: number,
  [left, right]: readonly [number, number] = [150, 450],
): string {
  const random = seededRandom(seed)
  const rows = Array.from({ length: Math.floor((to - from) / gap) }, (_, i) => from + gap * (i + 1))
  const seams = rows.map(y => `M${left} ${y - 5}Q300 ${y + 9} ${right} ${y - 5}`).join('')
  const puckers = rows
    .flatMap(y =>
      Array.from({ length: 7 }, () => {
        const x = left + (right - left) * random()
        return `M${x.toFixed(0)} ${y + 2}q${(random() * 6 - 3).toFixed(0)} ${6 + Math.round(random() * 8)} ${(random() * 10 - 5).toFixed(0)} ${10 + Math.round(random() * 7)}`
      }),
    )
    .join('')
  return [
    sheet.feather(seams, { colour: darken(colour, 0.75), opacity: 0.55, width: 10, spread: 10 }),
    sheet.feather(seams, {
      colour: lighten(colour, 0.75),
      opacity: 0.4,
      width: 7,
      spread: 7,
      steps: 4,
      shift: [-4, Math.round(gap * 0.42)],
    }),
    sheet.feather(puckers, { colour: darken(colour, 0.7), opacity: 0.26, width: 3, spread: 2, steps: 2 }),
    seam(seams, colour),
  ].join('')
}

/** Sides that swell between the seams. */
function puffed(rows: number, from: number, to: number, x: (share: number) => number, swell: number): string {
  const step = (to - from) / rows
  return Array.from({ length: rows }, (_, i) => {
    const [a, b] = [from + step * i, from + step * (i + 1)]
    return `C${x(i / rows) + swell} ${a + step * 0.2} ${x((i + 1) / rows) + swell} ${b - step * 0.2} ${x((i + 1) / rows)} ${b}`
  }).join(' ')
}

/** A down jacket, or its sleeveless sister. */
export function downJacket(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  seed: number,
  side: 'front' | 'back' | 'vest' | 'vestBack' = 'front',
): string {
  const isVest = side.startsWith('vest')
  const isBack = side === 'back' || side === 'vestBack'
  const torso = symmetric(
    `M300 134 C322 134 338 130 348 116 C372 126 396 138 420 160 C412 190 408 220 410 250 ${puffed(6, 250, 500, share => 414 + 6 * share, 9)} C386 514 340 518 300 518`,
  )
  const sleeve = `M402 148 C436 152 466 180 476 226 ${puffed(5, 226, 450, share => 476 + 30 * share, 10)} C508 470 506 478 502 484 C488 492 468 494 450 488 C446 410 432 330 400 270 C394 230 394 186 402 148 Z`
  const armSeams =
    'M396 196Q440 202 484 176M402 236Q444 250 490 222M414 282Q456 298 498 266M430 328Q468 344 504 312M440 374Q478 390 508 358M446 420Q482 436 512 404M450 462Q484 472 512 448'
  const quilt = [
    sheet.feather(armSeams, { colour: darken(main, 0.75), opacity: 0.55, width: 10, spread: 9 }),
    sheet.feather(armSeams, {
      colour: lighten(main, 0.75),
      opacity: 0.4,
      width: 6,
      spread: 6,
      steps: 4,
      shift: [-2, 20],
    }),
    seam(armSeams, main),
  ].join('')
  const arms = isVest ? [] : both(sleeve)
  const look: PanelLook = { sheen: 0.6, volume: 1.2 }
  const binding = isVest
    ? `<path d="M413 164C405 192 402 222 405 250M187 164C195 192 198 222 195 250" fill="none" stroke="${darken(accent, 0.25)}" stroke-width="8"/>`
    : ''
  const collar = collarPath(74, 52)
  const shoulders = symmetric('M300 206 C340 206 380 198 410 186 L432 150 L350 104 L300 104')
  return [
    wallShadow(sheet, [torso, ...arms, collar]),
    `<path d="${collarInsidePath(74, 52)}" fill="${darken(accent, 0.55)}"/>`,
    sleevePair(sheet, main, arms, look, quilt),
    isVest
      ? ''
      : both(cuffPath({ swing: 90, cuff: 50, end: 484 }, 18))
          .map(d => sheet.panel(d, darken(accent, 0.15), { texture: 'rib', volume: 0.4 }))
          .join(''),
    sheet.panel(torso, main, {
      ...look,
      inside: `${baffles(sheet, 172, 520, 41, main, seed)}${sheet.panel(shoulders, accent, { sheen: 0.4, volume: 0.8, texture: 'ripstop' })}${seam('M186 188C230 204 370 204 414 188', accent)}`,
    }),
    binding,
    isBack
      ? ''
      : both('M384 356C376 384 372 404 371 428')
          .map((d, i) => zipPocket(d, main, trim, i === 0 ? [384, 360] : [216, 360], i === 0 ? 12 : -12))
          .join(''),
    sheet.panel(collar, accent, {
      sheen: 0.5,
      inside: baffles(sheet, 62, 160, 34, accent, seed + 1, [230, 370]),
    }),
    isBack
      ? `<rect x="290" y="140" width="20" height="6" rx="2" fill="${trim}"/>`
      : zip('M300 82V514', main, trim, [300, 100]),
    isBack ? '' : emblem(352, 182, lighten(trim, 0.2), 0.72),
  ].join('')
}

/** A stretch softshell or wind jacket with a collar and shaped side panels. */
export function softshellJacket(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  seed: number,
  side: 'front' | 'back' = 'front',
): string {
  const random = seededRandom(seed)
  const hasChestPocket = random() > 0.3
  const torso = torsoPath({ waist: 104, hem: 110, length: 494, shoulder: 114 })
  const arms = sleeves({ swing: 78, cuff: 40, end: 472 })
  const look: PanelLook = { texture: 'twill', sheen: 0.26 }
  const flank = 'M414 246C392 270 384 330 386 390C388 440 394 470 398 510L440 510L430 240Z'
  const collar = collarPath(80, 48)
  const armFolds = folds(
    sheet,
    'M462 246C446 258 430 260 412 252M476 316C462 328 448 330 432 320M486 392C474 402 462 404 450 398',
    main,
    { strength: 0.34 },
  )
  const underarm = sheet.panel('M404 262C430 320 444 400 450 480L470 480C462 400 448 300 424 246Z', accent, {
    volume: 0.2,
    texture: 'twill',
    edge: false,
  })
  return [
    wallShadow(sheet, [torso, ...arms, collar]),
    `<path d="${collarInsidePath(80, 48)}" fill="${darken(accent, 0.5)}"/>`,
    sleevePair(sheet, main, arms, look, underarm + armFolds + seam('M404 262C430 320 444 400 450 480', main)),
    both(cuffPath({ swing: 78, cuff: 40, end: 472 }, 16))
      .map(d => sheet.panel(d, darken(accent, 0.25), { volume: 0.4 }))
      .join(''),
    sheet.panel(torso, main, {
      ...look,
      inside: `${both(flank)
        .map(d => sheet.panel(d, accent, { texture: 'twill', volume: 0.25, edge: false }))
        .join('')}${both('M414 246C392 270 384 330 386 390C388 440 394 470 398 510')
        .map(d => seam(d, main) + stitches(d, main))
        .join(
          '',
        )}${folds(sheet, 'M398 252C384 262 370 262 356 254M202 252C216 262 230 262 244 254M384 430C366 416 352 414 338 418', main, { strength: 0.26 })}${seam('M180 478C240 490 360 490 420 478', main)}`,
    }),
    side === 'back'
      ? seam('M190 184C240 206 360 206 410 184M300 196V504', main)
      : both('M372 330C366 358 364 382 366 408')
          .map((d, i) => zipPocket(d, main, trim, i === 0 ? [371, 334] : [229, 334], i === 0 ? 8 : -8))
          .join(''),
    side === 'front' && hasChestPocket ? zipPocket('M338 222L374 216', main, trim, [374, 218], -8) : '',
    sheet.panel(collar, main, { ...look, volume: 0.6 }),
    side === 'back'
      ? `<rect x="290" y="146" width="20" height="6" rx="2" fill="${trim}"/>`
      : zip('M300 88V506', main, trim, [300, 104]),
    side === 'back' ? emblem(300, 178, lighten(trim, 0.2), 0.7) : emblem(246, 216, lighten(trim, 0.2), 0.75),
  ].join('')
}
