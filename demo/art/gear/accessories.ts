import { emblem } from '../garments/emblem.ts'
import { darken, lighten, mix } from '../colour.ts'
import { symmetric } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { cast, folds, seam, stitches } from '../stitching.ts'
import { type Colourway, wallShadow } from '../studio.ts'

/** A five-panel cap from the front quarter. */
export function cap(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const crown = 'M150 356C140 250 200 166 306 162C412 160 470 236 468 348C380 326 250 326 150 356Z'
  const brim =
    'M150 352C240 322 390 322 470 346C520 372 536 402 530 420C470 384 330 372 214 406C180 416 150 396 150 352Z'
  return [
    sheet.panel(crown, main, {
      texture: 'ripstop',
      volume: 1.6,
      sheen: 0.35,
      inside: `${sheet.panel('M222 186C210 230 204 290 206 340L150 360C140 270 170 206 222 186Z', accent, { texture: 'mesh', volume: 0.6, edge: false })}${seam('M222 186C210 230 204 290 206 340M392 186C408 230 414 290 412 336M306 162V190', main)}${folds(sheet, 'M260 200C254 240 254 290 258 326M350 196C360 240 364 290 362 326', main, { strength: 0.22 })}`,
    }),
    `<circle cx="306" cy="163" r="9" fill="${accent}" stroke="${darken(accent, 0.5)}"/>`,
    `<path d="M150 352C240 322 390 322 470 346" fill="none" stroke="${trim}" stroke-width="5"/>`,
    sheet.panel(brim, mix(main, accent, 0.35), {
      texture: 'twill',
      volume: 0.8,
      inside: [
        'M176 366C260 338 390 338 486 366',
        'M186 380C270 352 400 352 504 384',
        'M198 392C280 366 410 366 518 402',
      ]
        .map(d => stitches(d, main))
        .join(''),
    }),
    cast(sheet, 'M150 352C240 324 390 324 470 346', { strength: 0.3, width: 8 }),
    sheet.panel('M262 226H356V288H262Z', accent, { volume: 0.2, texture: 'twill' }),
    emblem(309, 257, lighten(trim, 0.25), 1.7),
  ].join('')
}

/** A ribbed knit hat with a turned-up edge, with or without a bobble. */
export function beanie(sheet: Sheet, { main, accent, trim }: Colourway, seed: number): string {
  const hasBobble = seed % 2 === 1
  const crown = symmetric(
    'M300 138 C370 138 424 196 438 290 C444 330 446 360 446 392 C400 406 350 408 300 408',
  )
  const cuff = symmetric(
    'M300 346 C360 346 420 340 452 330 C458 366 458 400 452 432 C410 444 350 448 300 448',
  )
  const stripes = hasBobble
    ? `<path d="M140 286Q300 310 460 286" stroke="${accent}" stroke-width="26" fill="none"/><path d="M140 250Q300 272 460 250" stroke="${trim}" stroke-width="8" fill="none"/>`
    : ''
  const bobble = hasBobble
    ? `<g>${sheet.panel('M300 74C330 72 352 94 352 122C352 150 330 168 300 168C270 168 248 150 248 122C248 94 270 72 300 74Z', accent, { texture: 'pile', volume: 1.4 })}</g>`
    : ''
  return [
    wallShadow(sheet, [crown, cuff]),
    bobble,
    sheet.panel(crown, main, {
      volume: 1.6,
      sheen: 0.2,
      inside: `${stripes}<path d="M140 130H460V420H140z" fill="${sheet.texture('knit', main)}"/>${folds(sheet, 'M250 160C230 220 222 280 222 340M350 160C370 220 378 280 378 340', main, { strength: 0.24 })}`,
    }),
    cast(sheet, 'M148 346C240 356 360 356 452 346', { strength: 0.3 }),
    sheet.panel(cuff, hasBobble ? main : mix(main, accent, 0.35), { texture: 'rib', volume: 1, sheen: 0.2 }),
    sheet.panel('M268 376H332V420H268Z', darken(accent, 0.1), { volume: 0.15, texture: 'twill' }),
    emblem(300, 396, lighten(trim, 0.2), 1.1),
  ].join('')
}

/** A pair of gloves. */
export function gloves(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const hand =
    'M190 520C176 470 170 420 172 372C150 350 122 318 112 288C106 266 124 254 142 268C158 282 176 304 190 316C186 256 184 200 188 152C192 132 216 132 220 152C222 190 224 230 230 262C230 210 232 160 238 118C244 98 266 100 270 120C272 170 272 220 274 260C278 214 284 170 292 136C298 118 318 122 320 142C320 190 316 236 312 276C318 246 326 214 336 190C344 176 360 182 360 198C356 260 346 330 340 380C338 430 338 480 336 520Z'
  const glove = [
    sheet.panel(hand, main, {
      texture: 'twill',
      volume: 0.8,
      sheen: 0.35,
      inside: [
        seam(
          'M230 262C232 300 236 330 240 352M274 260C274 300 276 330 280 350M312 276C308 306 306 330 306 350',
          main,
        ),
        sheet.panel('M180 340C230 366 300 366 350 344L350 420C300 436 230 436 172 420Z', accent, {
          texture: 'leather',
          volume: 0.4,
        }),
        folds(sheet, 'M200 300C206 320 208 330 206 344M190 450C220 460 250 460 280 454', main, {
          strength: 0.3,
        }),
        `<path d="M186 150h34M236 118h34M290 140h30M334 196h26" stroke="${accent}" stroke-width="26" stroke-opacity=".85"/>`,
      ].join(''),
    }),
    sheet.panel(
      'M182 470C230 482 300 482 340 470C344 500 344 524 340 540C300 550 226 550 186 540C180 520 178 494 182 470Z',
      darken(accent, 0.15),
      { texture: 'rib', volume: 0.6 },
    ),
    `<rect x="216" y="496" width="94" height="13" rx="4" fill="${trim}"/>`,
    emblem(262, 394, lighten(trim, 0.2), 1.1),
  ].join('')
  const pair = sheet.twice(`<g transform="translate(206 26) rotate(7 260 330)">${glove}</g>`)
  return `<g transform="translate(60 66) scale(.8)">${pair.left}${pair.right}</g>`
}

/** A pair of walking socks, one over the other. */
export function socks(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const sock =
    'M220 96C250 90 300 90 330 96C334 170 330 240 334 296C340 330 380 360 420 392C446 414 444 452 412 464C370 478 320 466 280 440C240 414 214 384 212 340C210 260 216 180 220 96Z'
  const one = (base: string) =>
    sheet.panel(sock, base, {
      texture: 'knit',
      volume: 1,
      sheen: 0.16,
      inside: [
        sheet.panel('M200 84H344V150H200Z', accent, { texture: 'rib', volume: 0.3, edge: false }),
        `<path d="M206 172Q276 180 340 172" stroke="${trim}" stroke-width="12" fill="none"/><path d="M206 196Q276 204 340 196" stroke="${accent}" stroke-width="6" fill="none"/>`,
        sheet.panel(
          'M208 330C240 330 268 350 272 384C268 412 252 424 240 426C216 400 206 366 208 330Z',
          accent,
          { texture: 'rib', volume: 0.4, edge: false },
        ),
        sheet.panel('M396 372C372 392 366 436 380 476L450 470V390Z', accent, {
          texture: 'rib',
          volume: 0.4,
          edge: false,
        }),
        folds(
          sheet,
          'M226 300C256 312 290 312 326 298M230 270C258 280 290 280 322 270M300 370C320 362 336 362 350 366',
          base,
          { strength: 0.3 },
        ),
      ].join(''),
    })
  return `<g transform="translate(-6 22)"><g transform="translate(86 -22) rotate(6 300 300)">${one(mix(main, '#11151c', 0.14))}</g><g transform="translate(-16 18)">${sheet.feather(sock, { colour: '#1b1a1d', opacity: 0.22, width: 14, spread: 12, steps: 4, shift: [10, 10] })}${one(main)}${emblem(276, 240, lighten(trim, 0.3), 1)}</g></g>`
}

/** A steel flask with a loop lid. */
export function bottle(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const body = symmetric(
    'M300 168 C330 168 352 172 358 190 C364 208 384 220 386 250 L386 506 C386 526 372 532 300 532',
  )
  return [
    `<path d="M268 112C262 62 338 62 332 112" fill="none" stroke="${darken(accent, 0.3)}" stroke-width="16"/><path d="M272 108C270 72 330 72 328 108" fill="none" stroke="${lighten(accent, 0.35)}" stroke-width="3" stroke-opacity=".6"/>`,
    sheet.panel(symmetric('M300 104 C330 104 350 106 352 116 L354 168 C340 174 320 176 300 176'), accent, {
      volume: 0.6,
      texture: 'rib',
      sheen: 0.4,
    }),
    `<path d="${symmetric('M300 172 C326 172 346 172 354 168 L356 184 C340 190 320 192 300 192')}" fill="${sheet.gradient(
      [
        [0, '#8c9197'],
        [0.3, '#f2f3f4'],
        [0.6, '#a5aab0'],
        [1, '#5e636a'],
      ],
      'x2="1"',
    )}"/>`,
    sheet.panel(body, main, {
      texture: 'grain',
      volume: 0.7,
      sheen: 0.3,
      inside: `<path d="M214 200V532H250V200z" fill="#fff" fill-opacity=".16"/><path d="M236 220V520" stroke="#fff" stroke-opacity=".5" stroke-width="5"/><path d="M340 190H392V540H340z" fill="#0b0f16" fill-opacity=".2"/><path d="M362 190H392V540H362z" fill="#0b0f16" fill-opacity=".2"/><path d="M210 440L262 384L286 408L322 360L392 440V540H210z" fill="${accent}" fill-opacity=".85"/><path d="M210 470L250 436L290 470L340 430L392 474V540H210z" fill="${darken(accent, 0.3)}" fill-opacity=".8"/>`,
    }),
    emblem(300, 298, lighten(trim, 0.2), 2),
    `<path d="M216 508Q300 520 384 508" stroke="#fff" stroke-opacity=".3" stroke-width="2" fill="none"/>`,
  ].join('')
}

/** A head torch on its strap. */
export function headlamp(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const back = 'M132 300C140 200 460 200 468 300'
  return [
    `<path d="${back}" fill="none" stroke="${darken(accent, 0.5)}" stroke-width="38"/><path d="${back}" fill="none" stroke="${darken(accent, 0.3)}" stroke-width="30"/>`,
    sheet.panel(
      'M112 296C108 286 150 282 152 296C170 360 430 360 448 296C450 282 492 286 488 296C480 420 120 420 112 296Z',
      accent,
      {
        texture: 'rib',
        volume: 0.6,
        inside: `<path d="M116 318C150 400 450 400 484 318" fill="none" stroke="${trim}" stroke-width="7" stroke-dasharray="26 10"/>`,
      },
    ),
    sheet.panel(
      'M214 286C214 262 228 252 250 250L350 250C372 252 386 262 386 286L382 376C380 400 368 410 346 412L254 412C232 410 220 400 218 376Z',
      main,
      { volume: 0.9, sheen: 0.6, texture: 'grain' },
    ),
    `<circle cx="300" cy="322" r="52" fill="${darken(main, 0.6)}"/><circle cx="300" cy="322" r="46" fill="${sheet.glow(
      [
        [0, '#fffdf4', 1],
        [0.35, '#ffeeb8', 1],
        [0.7, '#d9c48a', 1],
        [1, '#6d6650', 1],
      ],
      'cx=".42" cy=".38"',
    )}"/><g fill="none" stroke="#7d745a" stroke-opacity=".5"><circle cx="300" cy="322" r="34"/><circle cx="300" cy="322" r="20"/><path d="M300 276V368M254 322H346M268 290L332 354M332 290L268 354"/></g><circle cx="286" cy="306" r="11" fill="#fff" fill-opacity=".9"/>`,
    `<rect x="276" y="240" width="48" height="14" rx="6" fill="${trim}"/><rect x="238" y="390" width="22" height="9" rx="3" fill="${trim}"/><rect x="340" y="390" width="22" height="9" rx="3" fill="${darken(accent, 0.4)}"/>`,
    `<path d="M236 372L364 372" stroke="${darken(main, 0.5)}" stroke-opacity=".5" stroke-width="2"/>`,
  ].join('')
}

/** A pair of folding trekking poles. */
export function poles(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const metal = sheet.gradient(
    [
      [0, darken(main, 0.35)],
      [0.35, lighten(main, 0.5)],
      [0.6, main],
      [1, darken(main, 0.5)],
    ],
    'x2="1"',
  )
  const dark = sheet.gradient(
    [
      [0, '#15171b'],
      [0.35, '#6a7079'],
      [0.6, '#33383f'],
      [1, '#0e1013'],
    ],
    'x2="1"',
  )
  const pole = [
    `<rect x="-6" y="150" width="12" height="190" fill="${metal}"/><rect x="-5" y="330" width="10" height="150" fill="${dark}"/><rect x="-3.500" y="470" width="7" height="56" fill="#b6babf"/><path d="M-3 526h6l-3 14z" fill="#5c6066"/>`,
    `<rect x="-10" y="322" width="20" height="26" rx="4" fill="${trim}"/><path d="M8 326l12 4v12l-12 4z" fill="${darken(trim, 0.35)}"/>`,
    `<path d="M-26 488q26-14 52 0q-6 10-26 10t-26-10z" fill="${darken(accent, 0.3)}" stroke="${darken(accent, 0.6)}"/>`,
    sheet.panel(
      'M-13 66C-15 52 15 52 13 66L11 104C15 112 11 120 10 128L9 232C4 238-4 238-9 232L-10 128C-11 120-15 112-11 104Z',
      accent,
      {
        texture: 'grain',
        volume: 0.35,
        inside: Array.from(
          { length: 9 },
          (_, i) =>
            `<path d="M-12 ${128 + i * 11}h24" stroke="${darken(accent, 0.5)}" stroke-opacity=".5" stroke-width="2"/>`,
        ).join(''),
      },
    ),
    `<path d="M8 70C52 84 58 150 26 190C12 160 10 110 8 84" fill="none" stroke="${trim}" stroke-width="9" stroke-linejoin="round"/><path d="M8 70C52 84 58 150 26 190" fill="none" stroke="${lighten(trim, 0.5)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 3"/>`,
    `<path d="M-4 262h8M-4 276h8" stroke="${lighten(trim, 0.3)}" stroke-width="4"/>`,
  ].join('')
  return `<g stroke="#2a2723" stroke-opacity=".16" stroke-width="16" stroke-linecap="round"><path d="M282 90L220 560M342 90L424 560"/></g><g transform="translate(262 10) rotate(7)">${pole}</g><g transform="translate(334 14) rotate(-10)">${pole}</g>`
}

/** A nesting pot with a folded handle and a mug. */
export function cookset(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const pot =
    'M130 296C130 286 470 286 470 296L458 474C456 496 440 506 416 506L184 506C160 506 144 496 142 474Z'
  const metal = mix('#a9adb2', main, 0.28)
  return [
    `<path d="M466 320C540 316 548 420 462 424" fill="none" stroke="#7b8087" stroke-width="7"/><path d="M500 330C530 346 528 396 496 410" fill="none" stroke="${trim}" stroke-width="17" stroke-linecap="round"/>`,
    sheet.panel(pot, metal, {
      volume: 1,
      sheen: 0.8,
      inside: `<path d="M172 290H206V510H180z" fill="#fff" fill-opacity=".34"/><path d="M392 290H470V510H384z" fill="#0b0f16" fill-opacity=".22"/>${['M132 330Q300 346 468 330', 'M138 470Q300 486 462 470'].map(d => seam(d, metal)).join('')}<path d="M216 396v66M216 396h12M216 418h9M216 440h12M216 462h9" stroke="${darken(metal, 0.6)}" stroke-width="2" fill="none"/>`,
    }),
    sheet.panel(
      'M120 288C150 262 450 262 480 288C486 300 476 306 462 304C380 292 220 292 138 304C124 306 114 300 120 288Z',
      mix('#c2c5c9', main, 0.2),
      { volume: 0.4, sheen: 0.8 },
    ),
    `<path d="M276 266C276 240 324 240 324 266z" fill="${darken(accent, 0.2)}"/><path d="M282 256q18-12 36 0" stroke="${lighten(accent, 0.4)}" fill="none" stroke-width="3"/>`,
    sheet.panel('M84 404L206 404L198 500C196 512 186 516 172 516L116 516C102 516 94 512 92 500Z', main, {
      volume: 0.8,
      sheen: 0.6,
      texture: 'grain',
      inside: `<path d="M104 404H118V520H110z" fill="#fff" fill-opacity=".4"/>`,
    }),
    `<ellipse cx="145" cy="404" rx="61" ry="9" fill="${darken(main, 0.6)}" stroke="#c9ccd0" stroke-width="3"/><path d="M88 424C48 420 50 488 96 484" fill="none" stroke="${darken(main, 0.2)}" stroke-width="8"/>`,
    emblem(146, 458, lighten(trim, 0.3), 1.1) + emblem(316, 404, darken(metal, 0.45), 1.6),
  ].join('')
}

/** A tube of stretch knit for neck or head. */
export function neckTube(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const tube =
    'M176 150C230 170 370 170 424 150C434 240 414 300 424 380C430 430 436 460 432 486C380 508 230 510 168 486C162 450 176 410 180 372C188 300 166 240 176 150Z'
  const waves = Array.from({ length: 7 }, (_, i) => `M150 ${210 + i * 40}q38-26 76 0t76 0t76 0t76 0`).join('')
  return [
    wallShadow(sheet, [tube]),
    `<path d="M176 150C230 132 370 132 424 150C370 170 230 170 176 150Z" fill="${darken(accent, 0.55)}"/>`,
    sheet.panel(tube, main, {
      texture: 'grain',
      volume: 1.5,
      sheen: 0.3,
      inside: `<path d="${waves}" fill="none" stroke="${accent}" stroke-width="9"/><path d="${waves}" fill="none" stroke="${trim}" stroke-width="3" transform="translate(0 16)"/>${folds(sheet, 'M190 250C240 286 330 290 410 258M188 350C250 388 340 386 418 344M200 420C260 446 340 446 410 424', main, { strength: 0.42, width: 14 })}`,
    }),
    sheet.panel('M272 470H328V494H272Z', darken(accent, 0.2), { volume: 0.1 }),
    emblem(300, 481, lighten(trim, 0.3), 0.7),
  ].join('')
}
