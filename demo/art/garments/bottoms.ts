import { darken, lighten, mix } from '../colour.ts'
import { mirrored, symmetric } from '../path.ts'
import type { PanelLook, Sheet } from '../sheet.ts'
import { folds, seam, stitches, zipPocket } from '../stitching.ts'
import { type Colourway, wallShadow } from '../studio.ts'
import { emblem } from './emblem.ts'

const pair = (d: string) => [d, mirrored(d)] as const
type Side = 'front' | 'back'

/** One leg, from waist to hem, the viewer's right; `hem` px is the half width at the foot. */
function leg({
  knee,
  hem,
  length,
  hip = 96,
}: {
  knee: number
  hem: number
  length: number
  hip?: number
}): string {
  const middle = 372
  return `M298 74 C330 76 366 74 ${300 + hip - 18} 70 C${300 + hip - 6} 110 ${300 + hip + 2} 150 ${300 + hip + 2} 196 C${300 + hip + 1} 262 ${middle + knee + 4} 326 ${middle + knee - 3} 400 C${middle + hem + 2} 450 ${middle + hem + 2} ${length - 40} ${middle + hem} ${length} C${middle + hem - 18} ${length + 8} ${middle - hem + 16} ${length + 8} ${middle - hem} ${length} C${middle - hem - 4} ${length - 70} ${middle - knee - 2} 400 ${middle - knee + 2} 350 C${middle - knee - 6} 300 318 250 298 222 Z`
}

const waistband = symmetric('M300 66 C330 68 360 66 380 60 C384 72 386 82 387 94 C360 100 330 102 300 102')

function waist(sheet: Sheet, colour: string, accent: string, trim: string, side: Side): string {
  const loops = [236, 300, 364]
    .map(x =>
      x === 300 && side === 'front'
        ? ''
        : `<rect x="${x - 4}" y="58" width="8" height="44" rx="2" fill="${darken(colour, 0.25)}" stroke="${darken(colour, 0.6)}" stroke-opacity=".5"/>`,
    )
    .join('')
  const back = `<path d="${symmetric('M300 54 C332 56 360 56 379 58 C360 68 330 70 300 70')}" fill="${darken(colour, 0.68)}"/>`
  const fly =
    side === 'front'
      ? `${seam('M300 102V208', colour)}${stitches('M318 104V178Q316 204 300 214', colour)}<circle cx="300" cy="84" r="6.500" fill="${darken(trim, 0.1)}" stroke="${darken(trim, 0.55)}"/><circle cx="299" cy="83" r="3" fill="${lighten(trim, 0.4)}"/>`
      : seam('M300 102V222', colour)
  return `${back}${sheet.panel(waistband, accent, { volume: 0.4, texture: 'twill' })}${loops}${fly}`
}

export type TrouserKind = 'trek' | 'zipoff' | 'shell' | 'slim'

/** Walking trousers: articulated knees, cargo pockets or zip-off legs. */
export function trousers(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: TrouserKind,
  side: Side = 'front',
): string {
  const shape = {
    trek: { knee: 44, hem: 38 },
    zipoff: { knee: 48, hem: 44 },
    shell: { knee: 52, hem: 48 },
    slim: { knee: 38, hem: 28 },
  }[kind]
  const right = leg({ ...shape, length: 540 })
  const legs = pair(right)
  const look: PanelLook = {
    texture: kind === 'shell' ? 'ripstop' : 'twill',
    sheen: kind === 'shell' ? 0.45 : 0.2,
    volume: 1.1,
  }
  const edge = 372 + shape.knee - 8
  const patch = mix(main, accent, kind === 'slim' ? 0.6 : 0.4)
  const knee = `M${372 - shape.knee - 10} 338 C340 330 390 322 ${edge + 20} 300 C${edge + 16} 350 ${edge + 12} 370 ${edge + 12} 392 C400 426 360 434 ${372 - shape.knee - 6} 416 Z`
  const inside = sheet.twice(
    [
      kind === 'trek' || kind === 'slim'
        ? sheet.panel(knee, patch, { texture: 'twill', volume: 0.2, edge: false }) +
          stitches(
            `M${372 - shape.knee - 6} 344C340 336 390 328 ${edge + 20} 306M${372 - shape.knee - 6} 410C360 428 398 420 ${edge + 12} 386`,
            accent,
          )
        : '',
      seam(`M${edge + 6} 200C${edge - 2} 300 ${edge - 10} 420 ${368 + shape.hem - 8} 540`, main),
      folds(
        sheet,
        'M306 230C326 250 350 256 374 250M392 210C372 226 352 232 330 230M346 356C364 366 384 366 402 356M350 462C366 470 384 470 400 462M346 500C366 490 384 492 402 498',
        main,
        { strength: 0.3 },
      ),
      kind === 'zipoff'
        ? `${seam(`M312 300C350 310 400 308 ${edge + 20} 296`, main, 9)}<path d="M312 300C350 310 400 308 ${edge + 20} 296" fill="none" stroke="${darken(main, 0.7)}" stroke-width="2"/>`
        : '',
      kind === 'zipoff' || kind === 'trek'
        ? `${sheet.panel(`M378 226L${edge + 12} 218L${edge + 8} 296L382 300Z`, main, { texture: 'twill', volume: 0.35 })}${sheet.panel(`M376 222L${edge + 14} 213L${edge + 13} 238Q400 248 378 246Z`, mix(main, accent, 0.4), { texture: 'twill', volume: 0.25 })}`
        : '',
      stitches(`M${372 - shape.hem} 530Q372 540 ${372 + shape.hem} 530`, main),
    ].join(''),
  )
  const pocketEdge =
    side === 'front'
      ? pair('M384 102C374 134 356 158 334 170')
          .map(d => seam(d, main, 2) + stitches(d, main))
          .join('')
      : pair('M326 132L370 126L372 184L349 194L328 188Z')
          .map(d => sheet.panel(d, main, { texture: 'twill', volume: 0.3 }))
          .join('') + zipPocket('M332 138L366 133', main, trim, [366, 135], -6)
  return [
    wallShadow(sheet, legs),
    legs
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.04), {
          ...look,
          inside: i ? inside.left : inside.right,
        }),
      )
      .join(''),
    waist(sheet, main, kind === 'shell' ? accent : mix(main, accent, 0.5), trim, side),
    pocketEdge,
    kind === 'shell'
      ? pair(`M${edge + 2} 330C${edge - 4} 400 ${edge - 6} 460 ${372 + shape.hem - 8} 530`)
          .map((d, i) => zipPocket(d, main, trim, i ? [600 - edge - 2, 334] : [edge + 2, 334]))
          .join('')
      : '',
    emblem(side === 'front' ? 232 : 240, side === 'front' ? 200 : 150, lighten(trim, 0.2), 0.55),
  ].join('')
}

/** Shorts: light trail cut with split hem, or a sturdier walking pair. */
export function shorts(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: 'trail' | 'walk',
  side: Side = 'front',
): string {
  const isTrail = kind === 'trail'
  const end = isTrail ? 322 : 372
  const right = `M298 142 C330 144 360 144 386 138 C404 180 ${isTrail ? '424 230 440' : '420 260 430'} ${end - 4} C410 ${end + 12} 350 ${end + 14} 314 ${end + 6} C312 ${end - 30} 308 296 298 282 Z`
  const legs = pair(right)
  const look: PanelLook = { texture: isTrail ? 'ripstop' : 'twill', sheen: isTrail ? 0.4 : 0.2 }
  const flank = `M386 138C404 180 ${isTrail ? '424 230 440' : '420 260 430'} ${end + 8}L${isTrail ? 404 : 398} ${end + 14}C400 260 384 190 372 140Z`
  const inside = sheet.twice(
    `${sheet.panel(flank, accent, { texture: isTrail ? 'mesh' : 'twill', volume: 0.2, edge: false })}${seam(`M372 140C384 190 400 260 ${isTrail ? 404 : 398} ${end + 14}`, main)}${folds(sheet, 'M306 286C326 296 350 292 372 282M320 240C340 254 360 252 380 244M330 320C350 312 372 312 390 318', main, { strength: 0.32 })}${stitches(`M312 ${end - 6}Q370 ${end + 4} 440 ${end - 14}`, main)}`,
  )
  const scale = 'translate(300 0) scale(1.16) translate(-300 40)'
  return `<g transform="${scale}">${[
    wallShadow(sheet, legs),
    legs
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.04), {
          ...look,
          inside: i ? inside.left : inside.right,
        }),
      )
      .join(''),
    `<g transform="translate(0 68)">${waist(sheet, main, mix(main, accent, 0.6), trim, side)}</g>`,
    side === 'front'
      ? pair('M388 172C380 200 366 222 346 236')
          .map(d => seam(d, main, 2) + stitches(d, main))
          .join('')
      : zipPocket('M328 204L376 198', main, trim, [376, 200], -6),
    side === 'front' && isTrail
      ? `<path d="M292 164q-10 30-4 52M308 164q10 26 3 46" fill="none" stroke="${trim}" stroke-width="3" stroke-linecap="round"/>`
      : '',
    emblem(244, end - 34, lighten(trim, 0.2), 0.6),
  ].join('')}</g>`
}

/** Base-layer leggings with a wide waist and flat seams. */
export function leggings(sheet: Sheet, { main, accent, trim }: Colourway, side: Side = 'front'): string {
  const legs = pair(leg({ knee: 32, hem: 20, length: 538, hip: 88 }))
  const inside = sheet.twice(
    `${sheet.panel('M400 190C386 300 380 420 384 548L430 548V190Z', accent, { texture: 'mesh', volume: 0.2, edge: false })}${seam('M400 190C386 300 380 420 384 548', main)}${stitches('M395 190C381 300 375 420 379 548', main)}${folds(sheet, 'M306 232C322 246 340 250 360 246M346 370C360 380 374 380 390 372M350 400C362 394 376 394 388 398', main, { strength: 0.34 })}`,
  )
  const band = symmetric('M300 66 C330 68 356 66 373 60 C378 80 380 100 381 114 C356 120 330 122 300 122')
  return [
    wallShadow(sheet, legs),
    legs
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.04), {
          texture: 'rib',
          sheen: 0.16,
          inside: i ? inside.left : inside.right,
        }),
      )
      .join(''),
    `<path d="${symmetric('M300 54 C330 56 354 56 372 58 C354 68 330 70 300 70')}" fill="${darken(main, 0.68)}"/>`,
    sheet.panel(band, accent, { texture: 'rib', volume: 0.4 }),
    side === 'front'
      ? stitches('M290 122Q292 190 300 222Q308 190 310 122', main)
      : seam('M300 122V222', main),
    emblem(236, 94, lighten(trim, 0.2), 0.5),
  ].join('')
}
