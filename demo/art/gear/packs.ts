import { darken, lighten, mix } from '../colour.ts'
import { mirrored, symmetric } from '../path.ts'
import type { PanelLook, Sheet } from '../sheet.ts'
import { cast, folds, puller, seam, stitches, zip, zipPocket } from '../stitching.ts'
import type { Colourway } from '../studio.ts'
import { emblem } from '../garments/emblem.ts'

const pair = (d: string) => [d, mirrored(d)] as const
const strap = (d: string, colour: string, width = 9) =>
  `<g fill="none" stroke-linecap="butt"><path d="${d}" stroke="#0b0f16" stroke-opacity=".35" stroke-width="${width + 2}" transform="translate(2 3)"/><path d="${d}" stroke="${colour}" stroke-width="${width}"/><path d="${d}" stroke="${lighten(colour, 0.4)}" stroke-opacity=".5" stroke-width="${width - 4}" stroke-dasharray="1.500 2.500"/></g>`
const buckle = (x: number, y: number, turn = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-11" y="-8" width="22" height="16" rx="3.500" fill="#1b1e23"/><rect x="-11" y="-8" width="22" height="6" rx="3" fill="#4a4f57"/><rect x="-6" y="-3" width="12" height="6" rx="1.500" fill="#0c0e11"/></g>`

/** A day pack: rounded, one long zip, stretch front pocket. */
export function dayPack(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: 'classic' | 'roll' = 'classic',
): string {
  const body = symmetric(
    'M300 112 C360 112 412 138 424 214 C432 290 440 380 432 468 C426 500 360 506 300 506',
  )
  const rolled = symmetric(
    'M300 150 C360 150 410 156 420 214 C432 290 440 380 432 468 C426 500 360 506 300 506',
  )
  const outline = kind === 'classic' ? body : rolled
  const pocket = symmetric(
    'M300 292 C350 292 392 298 402 314 C412 370 414 420 408 466 C396 488 350 492 300 492',
  )
  const side = 'M424 330C446 342 456 380 452 440C450 470 440 488 424 492C432 440 432 380 424 330Z'
  const look: PanelLook = { texture: 'ripstop', sheen: 0.35, volume: 1.5 }
  const top =
    kind === 'classic'
      ? zip('M186 240C196 160 246 136 300 136C354 136 404 160 414 240', main, trim, [410, 224], -12)
      : [
          sheet.panel(
            symmetric('M300 96 C350 96 392 100 404 112 C410 130 410 150 404 166 C380 176 340 178 300 178'),
            accent,
            { texture: 'ripstop', volume: 0.9 },
          ),
          seam('M200 122Q300 134 400 122M198 140Q300 152 402 140', accent),
          strap('M300 100V306', darken(trim, 0.1), 11),
          buckle(300, 236),
        ].join('')
  return [
    pair('M372 128C430 140 470 220 462 330C456 400 446 450 430 470')
      .map(d => strap(d, darken(accent, 0.35), 20))
      .join(''),
    `<path d="M268 ${kind === 'classic' ? 116 : 100}C270 76 330 76 332 ${kind === 'classic' ? 116 : 100}" fill="none" stroke="${darken(accent, 0.4)}" stroke-width="13" stroke-linecap="round"/><path d="M270 110C276 82 324 82 330 110" fill="none" stroke="${lighten(accent, 0.3)}" stroke-opacity=".4" stroke-width="3"/>`,
    pair(side)
      .map(d => sheet.panel(d, darken(accent, 0.1), { texture: 'mesh', volume: 0.7 }))
      .join(''),
    sheet.panel(outline, main, {
      ...look,
      inside: `${folds(sheet, 'M196 260C214 276 236 282 258 278M404 260C386 276 364 282 342 278M420 440C404 430 392 430 380 436', main, { strength: 0.28 })}${sheet.panel('M150 452H450V520H150Z', accent, { texture: 'twill', volume: 0.3, edge: false })}${seam('M164 452Q300 462 436 452', main)}`,
    }),
    top,
    cast(sheet, 'M198 314C208 298 250 292 300 292C350 292 392 298 402 314', { strength: 0.28 }),
    sheet.panel(pocket, mix(main, accent, 0.45), {
      texture: 'twill',
      volume: 1.2,
      sheen: 0.25,
      inside:
        seam('M192 330Q300 342 408 330', main) +
        folds(sheet, 'M240 400C270 414 330 414 360 400', main, { strength: 0.2 }),
    }),
    zipPocket('M214 326Q300 336 386 326', accent, trim, [382, 326], -4),
    pair('M432 350L398 360')
      .map((d, i) => strap(d, darken(trim, 0.15), 8) + buckle(i ? 190 : 410, 356, i ? 16 : -16))
      .join(''),
    pair('M434 436L404 442')
      .map(d => strap(d, darken(trim, 0.15), 8))
      .join(''),
    emblem(300, 402, lighten(trim, 0.25), 1.2),
    `<path d="M290 236h20l-2 22h-16z" fill="${darken(accent, 0.3)}" opacity="${kind === 'classic' ? 0.9 : 0}"/>`,
  ].join('')
}

/** A trekking pack: lid, shoved-in pole loops, hip belt, hip pockets; `expedition` is taller, with a rolled mat below. */
export function trekPack(
  sheet: Sheet,
  { main, accent, trim }: Colourway,
  kind: 'trek' | 'expedition' = 'trek',
): string {
  const isLarge = kind === 'expedition'
  const foot = isLarge ? 478 : 496
  const body = symmetric(
    `M300 140 C360 140 408 146 420 180 C432 270 436 380 428 ${foot - 30} C418 ${foot} 360 ${foot + 4} 300 ${foot + 4}`,
  )
  const lid = symmetric('M300 66 C360 64 414 78 426 120 C430 146 430 168 424 184 C390 196 340 200 300 200')
  const front = symmetric(
    `M300 228 C346 228 378 236 386 254 C396 320 396 390 390 ${foot - 44} C380 ${foot - 26} 340 ${foot - 22} 300 ${foot - 22}`,
  )
  const side = `M420 280C448 296 458 350 452 430C448 456 438 470 424 ${foot - 14}C432 430 430 350 420 280Z`
  const webbing = darken(trim, 0.12)
  const look: PanelLook = { texture: 'ripstop', sheen: 0.35, volume: 1.5 }
  const mat = isLarge
    ? `${sheet.panel('M150 486C132 486 124 500 124 516C124 534 134 546 150 546L450 546C468 546 476 532 476 516C476 500 468 486 450 486Z', mix('#b9b4a6', accent, 0.25), { texture: 'grain', volume: 1.1 })}<ellipse cx="146" cy="516" rx="17" ry="28" fill="${darken('#b9b4a6', 0.35)}"/><path d="M146 500a10 16 0 1 1-8 24a7 11 0 1 1 10-10" fill="none" stroke="${darken('#b9b4a6', 0.6)}" stroke-width="2.500"/>${strap('M222 474V548', webbing, 12)}${strap('M378 474V548', webbing, 12)}`
    : ''
  return [
    pair('M372 150C452 170 486 270 470 400')
      .map(d => strap(d, darken(accent, 0.4), 22))
      .join(''),
    pair(`M420 440C462 436 500 452 520 470C514 486 500 494 470 492C450 490 430 486 420 480Z`)
      .map(d => sheet.panel(d, darken(accent, 0.2), { texture: 'mesh', volume: 0.8 }))
      .join(''),
    `<path d="M266 76C270 44 330 44 334 76" fill="none" stroke="${darken(accent, 0.45)}" stroke-width="13" stroke-linecap="round"/>`,
    mat,
    pair(side)
      .map(d => sheet.panel(d, darken(accent, 0.05), { texture: 'mesh', volume: 0.8 }))
      .join(''),
    sheet.panel(body, main, {
      ...look,
      inside: `${folds(sheet, 'M190 260C206 282 214 300 214 330M410 260C394 282 386 300 386 330M186 420C204 426 214 434 220 446', main, { strength: 0.3 })}${seam(`M168 ${foot - 62}Q300 ${foot - 48} 432 ${foot - 62}`, main)}`,
    }),
    cast(sheet, 'M176 184C210 196 260 200 300 200C340 200 390 196 424 184', { width: 22, strength: 0.5 }),
    cast(sheet, 'M214 254C222 236 254 228 300 228C346 228 378 236 386 254', { strength: 0.25 }),
    sheet.panel(front, accent, {
      texture: 'twill',
      volume: 1.1,
      sheen: 0.25,
      inside: `${seam('M206 320Q300 330 394 320', accent)}${folds(sheet, 'M236 380C264 394 336 394 364 380', accent, { strength: 0.22 })}`,
    }),
    zip('M226 262C220 310 218 360 222 410', accent, trim, [226, 272], 4),
    pair('M436 300L392 318')
      .map(d => strap(d, webbing, 9))
      .join('') +
      buckle(404, 312, -22) +
      buckle(196, 312, 22),
    pair('M440 410L394 418')
      .map(d => strap(d, webbing, 9))
      .join('') +
      buckle(406, 415, -10) +
      buckle(194, 415, 10),
    sheet.panel(lid, main, {
      ...look,
      volume: 1.4,
      inside: `${seam('M176 160Q300 178 424 160', main)}${folds(sheet, 'M220 100C250 90 350 90 380 100', main, { strength: 0.22 })}`,
    }),
    zipPocket('M214 136Q300 148 386 136', main, trim, [382, 137], -4),
    strap('M262 176L258 290', webbing, 10) +
      strap('M338 176L342 290', webbing, 10) +
      buckle(260, 236, 2) +
      buckle(340, 236, -2),
    `<path d="M300 ${foot - 70}q-14 14 0 26q14-12 0-26z" fill="none" stroke="${trim}" stroke-width="5"/>${stitches('M186 174Q300 190 414 174', main)}`,
    emblem(300, 360, lighten(trim, 0.25), 1.2),
  ].join('')
}

/** A tough duffel with shoulder straps and daisy chains. */
export function duffel(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const body =
    'M92 300C92 236 120 214 170 212L430 212C480 214 508 236 508 300L508 396C508 432 486 448 440 448L160 448C114 448 92 432 92 396Z'
  const end =
    'M92 300C92 236 120 214 152 214C136 250 132 280 132 330C132 380 138 420 154 447C112 446 92 430 92 396Z'
  return [
    `<path d="M196 224C200 130 400 130 404 224" fill="none" stroke="${darken(accent, 0.45)}" stroke-width="15"/><path d="M198 220C206 138 394 138 402 220" fill="none" stroke="${lighten(accent, 0.3)}" stroke-opacity=".4" stroke-width="3"/>`,
    sheet.panel(body, main, {
      texture: 'ripstop',
      sheen: 0.6,
      volume: 1.8,
      inside: `${folds(sheet, 'M170 330C200 350 220 352 240 344M430 330C404 350 384 352 366 344M210 430C230 414 250 410 268 414', main, { strength: 0.3 })}${sheet.panel('M84 396C200 408 400 408 516 396V460H84Z', accent, { texture: 'twill', volume: 0.4, edge: false })}${seam('M92 396C200 408 400 408 508 396', main)}`,
    }),
    sheet.panel(end, accent, { texture: 'twill', volume: 0.8 }) +
      sheet.panel(mirrored(end), mix(accent, '#11151c', 0.1), { texture: 'twill', volume: 0.8 }),
    cast(sheet, 'M150 250C200 236 400 236 450 250', { width: 14 }),
    zip('M160 244C220 230 380 230 440 244', main, trim, [434, 244], -8),
    strap('M198 226C204 300 204 380 198 446', darken(accent, 0.3), 26) +
      strap('M402 226C396 300 396 380 402 446', darken(accent, 0.3), 26),
    [276, 316, 356]
      .map(y => `<path d="M186 ${y}h26M390 ${y}h24" stroke="${trim}" stroke-width="4"/>`)
      .join(''),
    `<rect x="244" y="286" width="112" height="70" rx="8" fill="${darken(accent, 0.15)}" stroke="${darken(accent, 0.6)}" stroke-opacity=".6"/>`,
    emblem(300, 318, lighten(trim, 0.25), 1.5),
    buckle(205, 268) + buckle(400, 268),
    puller([164, 246], trim, 10),
  ].join('')
}
