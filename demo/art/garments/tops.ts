import { darken, lighten, mix } from '../colour.ts'
import { mirrored, symmetric } from '../path.ts'
import type { PanelLook, Sheet } from '../sheet.ts'
import { cast, folds, seam, stitches, zip, zipPocket } from '../stitching.ts'
import { type Colourway, wallShadow } from '../studio.ts'
import { collarInsidePath, collarPath, cuffPath, sleeves, torsoPath } from './cut.ts'
import { emblem } from './emblem.ts'

const pair = (d: string) => [d, mirrored(d)] as const
type Side = 'front' | 'back'

/** A fleece: high-pile full zip with contrast chest, or a lean half zip with grid face. */
export function fleece(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: 'pile' | 'grid',
  side: Side = 'front',
): string {
  const isPile = kind === 'pile'
  const cut = { swing: isPile ? 84 : 78, cuff: isPile ? 46 : 40, end: 472, width: isPile ? 1.15 : 1 }
  const torso = torsoPath({ waist: isPile ? 114 : 104, hem: isPile ? 118 : 108, length: 492, neck: 50 })
  const arms = sleeves(cut)
  const collar = collarPath(82, 52)
  const look: PanelLook = { texture: isPile ? 'pile' : 'knit', sheen: 0.16, volume: isPile ? 1.5 : 1.1 }
  const woven: PanelLook = { texture: 'ripstop', sheen: 0.35, volume: 0.5 }
  const yoke = symmetric('M300 242 C340 242 384 240 412 232 L440 150 L350 96 L300 96')
  const creases = sheet.twice(
    folds(
      sheet,
      'M468 250C452 262 432 264 414 256M484 330C468 342 450 344 436 336M494 402C480 412 464 414 454 408',
      main,
      { strength: 0.3, width: 12 },
    ),
  )
  const hem = sheet.panel(
    symmetric('M300 482 C350 482 400 480 422 472 L424 512 L300 514'),
    darken(accent, 0.1),
    { texture: 'rib', volume: 0.3, edge: false },
  )
  const front = isPile
    ? [
        zip('M300 92V504', accent, trim, [300, 108]),
        sheet.panel('M326 176L384 172L388 226Q358 236 328 232Z', accent, woven) +
          zipPocket('M332 182L380 178', accent, trim, [380, 180], -6),
        pair('M396 344C386 372 380 396 378 424')
          .map((d, i) => zipPocket(d, main, trim, i === 0 ? [395, 348] : [205, 348], i === 0 ? 12 : -12))
          .join(''),
      ]
    : [
        zip('M300 92V262', accent, trim, [300, 108]),
        seam('M286 92V262Q300 274 314 262V92', main),
        sheet.panel('M336 232L386 228L388 232L338 237Z', accent, { volume: 0 }) +
          zipPocket('M342 234L384 230', main, trim, [384, 232], -8),
      ]
  return [
    wallShadow(sheet, [torso, ...arms, collar]),
    `<path d="${collarInsidePath(82, 52)}" fill="${darken(main, 0.6)}"/>`,
    arms
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.05), {
          ...look,
          inside: i ? creases.left : creases.right,
        }),
      )
      .join(''),
    pair(cuffPath(cut, 20))
      .map(d => sheet.panel(d, darken(accent, 0.1), { texture: 'rib', volume: 0.4 }))
      .join(''),
    sheet.panel(torso, main, {
      ...look,
      inside: `${folds(sheet, 'M398 270C380 282 362 282 346 274M202 270C220 282 238 282 254 274M398 440C380 426 364 424 350 430M202 440C220 426 236 424 250 430', main, { strength: 0.24, width: 12 })}${
        isPile && side === 'front'
          ? ''
          : pair('M408 262C386 330 384 420 392 500')
              .map(d => seam(d, main))
              .join('')
      }${isPile ? cast(sheet, 'M186 234C240 246 360 246 414 234') + sheet.panel(yoke, accent, woven) : `${seam('M186 196C240 214 360 214 414 196', main)}${stitches('M188 202C240 220 360 220 412 202', main)}`}${hem}`,
    }),
    sheet.panel(collar, isPile ? accent : main, isPile ? woven : { ...look, volume: 0.7 }),
    ...(side === 'front' ? front : []),
    side === 'front' ? emblem(246, 212, lighten(trim, 0.2), 0.75) : emblem(300, 182, lighten(trim, 0.2), 0.8),
  ].join('')
}

/** A next-to-skin top: merino crew or zip neck, with flat seams that follow the body. */
export function baseTop(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: 'crew' | 'zip',
  side: Side = 'front',
): string {
  const cut = { swing: 72, cuff: 34, end: 474, width: 0.86, shoulder: 108 }
  const torso = torsoPath({ neck: 50, shoulder: 108, waist: 92, hem: 98, length: 484 })
  const arms = sleeves(cut)
  const look: PanelLook = { texture: 'rib', sheen: 0.16, volume: 1 }
  const raglan = 'M350 112C372 150 392 214 408 266'
  const flank = 'M412 262C380 300 374 380 388 494L440 494L440 262Z'
  const neck = symmetric('M300 146 C326 146 342 134 348 114 L356 118 C350 148 328 160 300 160')
  const creases = sheet.twice(
    folds(
      sheet,
      'M458 250C444 260 426 262 412 254M472 330C460 340 446 342 434 334M480 400C470 410 458 412 448 406',
      main,
      { strength: 0.34, width: 8 },
    ),
  )
  const isZip = kind === 'zip'
  return [
    wallShadow(sheet, [torso, ...arms]),
    arms
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.05), {
          ...look,
          inside: i ? creases.left : creases.right,
        }),
      )
      .join(''),
    pair(cuffPath(cut, 22))
      .map(d => sheet.panel(d, accent, { texture: 'rib', volume: 0.4 }))
      .join(''),
    sheet.panel(torso, main, {
      ...look,
      inside: `${pair(flank)
        .map(d => sheet.panel(d, accent, { texture: 'mesh', volume: 0.2, edge: false }))
        .join('')}${pair('M412 262C380 300 374 380 388 494')
        .map(d => seam(d, main) + stitches(d, main))
        .join('')}${pair(raglan)
        .map(d => seam(d, main) + stitches(d, main))
        .join(
          '',
        )}${folds(sheet, 'M380 300C362 312 346 312 334 304M220 300C238 312 254 312 266 304M374 420C356 408 344 408 332 414M226 420C244 408 256 408 268 414', main, { strength: 0.24 })}${stitches('M190 474Q300 486 410 474', main)}`,
    }),
    isZip
      ? `<path d="${collarInsidePath(92, 48)}" fill="${darken(main, 0.6)}"/>${sheet.panel(collarPath(92, 48), accent, { texture: 'rib', volume: 0.5 })}${side === 'front' ? zip('M300 100V246', main, trim, [300, 116]) : ''}`
      : `<path d="${symmetric(`M300 ${side === 'front' ? 118 : 130} C322 118 340 116 348 112 C342 134 326 147 300 147`)}" fill="${darken(main, 0.68)}"/>${sheet.panel(neck, accent, { texture: 'rib', volume: 0.3 })}`,
    emblem(250, 210, lighten(trim, 0.2), 0.6),
  ].join('')
}

const PRINTS = {
  ridge: (ink: string, second: string) =>
    `<circle cx="322" cy="246" r="26" fill="${second}"/><path d="M226 322L268 262L288 288L318 240L374 322Z" fill="${ink}"/><path d="M268 262L288 288L278 296L270 286L260 292L252 285Z" fill="#fff" opacity=".55"/><path d="M318 240L336 266L326 272L318 262L308 271L302 265Z" fill="#fff" opacity=".55"/><path d="M226 332H374M238 342H362M254 352H346" stroke="${ink}" stroke-width="3.4"/>`,
  contour: (ink: string, second: string) =>
    `<g fill="none" stroke="${ink}" stroke-width="2.6"><path d="M248 250C270 226 330 222 352 254C372 286 348 336 306 344C264 350 226 290 248 250Z"/><path d="M262 260C280 240 322 238 340 264C354 290 336 322 306 328C276 334 246 292 262 260Z"/><path d="M276 270C290 256 314 254 326 272C336 290 322 308 304 312C286 314 266 290 276 270Z"/></g><path d="M290 278C298 272 308 272 312 280C316 288 308 296 300 296C292 296 284 286 290 278Z" fill="${second}"/>`,
  stones: (ink: string, second: string) =>
    `<g fill="${ink}"><path d="M246 336q54-16 108 0q8 18-8 22h-92q-16-4-8-22z"/><path d="M262 304q38-14 76 0q7 16-7 20h-62q-14-4-7-20z"/><path d="M276 276q24-12 48 0q6 14-5 18h-38q-11-4-5-18z"/></g><path d="M286 252q14-10 28 0q4 12-4 15h-20q-8-3-4-15z" fill="${second}"/>`,
}
type TeePrint = keyof typeof PRINTS

/** A T-shirt with a chest print, or plain from behind. */
export function tee(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  print: TeePrint,
  side: Side = 'front',
): string {
  const torso = torsoPath({ neck: 54, shoulder: 118, waist: 110, hem: 114, length: 490 })
  const sleeve =
    'M406 150C428 160 452 180 468 208C484 236 500 266 510 290C496 306 466 318 440 320C428 298 412 282 404 266C396 230 396 186 406 150Z'
  const arms = pair(sleeve)
  const neck = symmetric('M300 156 C330 156 348 140 354 114 L362 118 C356 152 332 168 300 168')
  const look: PanelLook = { texture: 'grain', sheen: 0.14, volume: 1.1 }
  const creases = sheet.twice(
    folds(sheet, 'M470 210C452 226 430 232 410 224M494 270C476 284 452 290 428 284', main, {
      strength: 0.3,
    }) + stitches('M436 308Q470 306 508 280', main),
  )
  const hem = (d: string) => stitches(d, main)
  return [
    wallShadow(sheet, [torso, ...arms]),
    arms
      .map((d, i) =>
        sheet.panel(d, i ? main : mix(main, '#11151c', 0.05), {
          ...look,
          inside: i ? creases.left : creases.right,
        }),
      )
      .join(''),
    sheet.panel(torso, main, {
      ...look,
      inside: `${folds(sheet, 'M404 250C380 274 352 284 330 278M196 250C220 274 248 284 270 278M402 400C376 388 352 392 334 406M198 400C224 388 248 392 266 406M392 330C372 344 356 346 346 340M250 470C270 456 290 452 310 456', main, { strength: 0.26 })}${hem('M186 478Q300 492 414 478')}`,
    }),
    `<path d="${symmetric(`M300 ${side === 'front' ? 120 : 140} C324 122 344 116 354 112 C346 142 328 157 300 157`)}" fill="${darken(main, 0.62)}"/>`,
    side === 'front'
      ? `<rect x="292" y="126" width="16" height="11" rx="1.500" fill="${lighten(trim, 0.6)}"/>`
      : '',
    sheet.panel(neck, main, { texture: 'rib', volume: 0.3 }),
    side === 'front' ? `<g opacity=".92">${PRINTS[print](accent, trim)}</g>` : emblem(300, 200, accent, 0.9),
  ].join('')
}
