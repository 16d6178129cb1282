import { emblem } from '../garments/emblem.ts'
import { darken, lighten, mix } from '../colour.ts'
import { line, symmetric } from '../path.ts'
import type { Sheet } from '../sheet.ts'
import { cast, folds, puller, seam, stitches, zip } from '../stitching.ts'
import type { Colourway } from '../studio.ts'

const cord = (d: string, colour: string) =>
  `<path d="${d}" fill="none" stroke="#0b0f16" stroke-opacity=".2" stroke-width="2.500" transform="translate(3 4)"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="2"/>`
const peg = (x: number, y: number) =>
  `<path d="M${x - 2} ${y - 12}l8-2l-5 18z" fill="#b9bcc0" stroke="#5c6066"/>`

/** A two-pole dome, its door rolled up on a lit inside. */
export function domeTent(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const fly =
    'M60 452C110 360 170 208 296 166C320 160 344 168 366 190C450 270 512 380 548 446C470 470 150 478 60 452Z'
  const front = 'M296 166C330 240 372 360 392 464C280 478 140 476 60 452C110 360 170 208 296 166Z'
  const door = 'M236 250C262 300 292 390 300 470L164 466C180 400 204 310 236 250Z'
  return [
    cord('M100 392L24 476M506 380L580 468', lighten(trim, 0.2)),
    peg(24, 476) + peg(580, 468),
    sheet.panel(fly, mix(main, '#11151c', 0.12), {
      texture: 'ripstop',
      volume: 1.4,
      sheen: 0.35,
      inside: `${folds(sheet, 'M330 200C390 270 450 360 492 450M316 190C362 260 408 360 430 460', main, { strength: 0.4, width: 12 })}${seam('M296 166C370 250 450 370 494 458', main)}${sheet.panel('M390 464C470 462 520 452 560 440L560 480H390Z', accent, { volume: 0.2, texture: 'twill', edge: false })}`,
    }),
    sheet.panel(front, main, {
      texture: 'ripstop',
      volume: 1.3,
      sheen: 0.55,
      inside: `${folds(sheet, 'M120 380C170 360 200 330 226 290M330 300C344 340 352 380 358 420M92 424C120 416 140 408 158 396', main, { strength: 0.3, width: 12 })}${sheet.panel('M50 440C130 462 280 470 396 454L396 490H50Z', accent, { volume: 0.2, texture: 'twill', edge: false })}${seam('M296 166C222 220 168 330 138 462', main)}${stitches('M288 174C216 228 162 334 132 460', main)}`,
    }),
    `<path d="${door}" fill="${sheet.gradient([
      [0, darken(mix(main, '#ffcf7a', 0.55), 0.25)],
      [0.55, mix(main, '#ffd98f', 0.78)],
      [1, mix(accent, '#d9a860', 0.6)],
    ])}"/>`,
    `<path d="M170 462C200 430 262 428 298 466Z" fill="${darken(accent, 0.2)}"/><path d="M178 462C200 444 250 442 288 464Z" fill="${mix(trim, '#f7ead0', 0.5)}"/><path d="M204 456q22-12 46 2z" fill="${darken(trim, 0.25)}" opacity=".6"/>`,
    `<path d="M236 250C262 300 292 390 300 470" fill="none" stroke="${darken(main, 0.5)}" stroke-width="3"/>`,
    sheet.panel(
      'M228 262C208 300 180 380 164 462L148 460C160 384 190 300 222 252Z',
      mix(main, '#11151c', 0.1),
      { volume: 0.5, texture: 'ripstop' },
    ),
    `<path d="M186 352l14 6M178 384l12 4" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`,
    `<path d="M60 452C110 360 170 208 296 166C330 240 372 360 392 464M296 166C320 160 344 168 366 190C450 270 512 380 548 446" fill="none" stroke="${darken(trim, 0.1)}" stroke-width="4" stroke-linecap="round"/><path d="M62 448C112 356 172 206 296 165" fill="none" stroke="${lighten(trim, 0.5)}" stroke-width="1.300"/>`,
    sheet.panel('M284 178C296 166 320 164 340 176L332 208C314 204 298 206 290 214Z', accent, {
      volume: 0.3,
      texture: 'twill',
    }),
    cord('M112 372L96 470M392 464L404 486', lighten(trim, 0.3)),
    emblem(344, 420, lighten(trim, 0.4), 1.1),
  ].join('')
}

/** A tunnel for four, seen along its side. */
export function tunnelTent(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const fly =
    'M44 452C52 400 72 344 108 316C150 300 176 274 212 262C300 244 420 250 470 282C510 306 548 390 560 450C480 470 130 474 44 452Z'
  const hoops = [
    'M212 262C170 320 150 400 152 464',
    'M340 250C318 320 310 400 312 466',
    'M470 282C476 340 480 400 478 462',
  ]
  return [
    cord(
      'M108 340L20 468M212 262L176 470M340 250L326 474M470 282L520 474M520 340L588 462',
      lighten(trim, 0.2),
    ),
    peg(20, 468) + peg(588, 462),
    sheet.panel(fly, main, {
      texture: 'ripstop',
      volume: 1.5,
      sheen: 0.55,
      inside: [
        folds(
          sheet,
          'M240 290C230 340 226 400 228 450M270 280C262 340 258 400 260 450M390 282C392 340 392 400 390 450M420 290C426 340 428 400 426 450M96 360C110 390 116 420 116 452',
          main,
          { strength: 0.26, width: 14 },
        ),
        sheet.panel('M36 436C140 458 470 456 566 434V484H36Z', accent, {
          volume: 0.2,
          texture: 'twill',
          edge: false,
        }),
        sheet.panel('M212 262C170 320 150 400 152 464L70 462C60 420 90 330 120 312Z', accent, {
          texture: 'ripstop',
          volume: 0.5,
          sheen: 0.4,
        }),
        hoops.map(d => seam(d, main, 2)).join(''),
      ].join(''),
    }),
    sheet.panel(
      'M346 310C384 300 430 304 446 318C454 344 456 372 454 392C420 400 372 400 342 394C340 366 340 338 346 310Z',
      darken(main, 0.35),
      {
        volume: 0.4,
        sheen: 0.9,
        inside: `<path d="M352 388L400 306M372 396L428 304" stroke="#fff" stroke-opacity=".18" stroke-width="10"/>`,
      },
    ),
    hoops
      .map(d => `<path d="${d}" fill="none" stroke="${darken(trim, 0.1)}" stroke-width="4.500"/>`)
      .join(''),
    `<path d="M150 318C120 360 104 420 106 462L146 464C144 400 156 350 176 304Z" fill="${sheet.gradient([
      [0, darken(accent, 0.5)],
      [1, mix(accent, '#ffd08a', 0.5)],
    ])}"/>`,
    zip('M176 304C154 352 144 402 146 464', accent, trim, [160, 344], 10),
    emblem(262, 350, lighten(trim, 0.35), 1.4),
  ].join('')
}

/** A tarp on two poles. */
export function tarp(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const near = 'M70 430C130 330 200 240 292 176C352 260 392 350 408 452C300 400 170 396 70 430Z'
  const far = 'M292 176C392 210 480 300 548 408C500 410 446 428 408 452C392 350 352 260 292 176Z'
  return [
    cord('M70 430L18 470M548 408L590 452M408 452L430 492', lighten(trim, 0.25)),
    peg(18, 470) + peg(590, 452) + peg(430, 492),
    `<path d="M292 176V470" stroke="#8f949b" stroke-width="6"/><path d="M290 176V470" stroke="#e4e6e8" stroke-width="1.500"/><path d="M548 408V462" stroke="#8f949b" stroke-width="5"/>`,
    `<path d="M70 430C170 396 300 400 408 452L380 470H110Z" fill="#14161a" fill-opacity=".16"/>`,
    sheet.panel(far, mix(main, '#11151c', 0.18), {
      texture: 'ripstop',
      volume: 1.1,
      sheen: 0.4,
      inside: folds(sheet, 'M320 220C380 290 420 360 440 440M310 206C380 250 450 320 510 410', main, {
        strength: 0.34,
        width: 12,
      }),
    }),
    sheet.panel(near, main, {
      texture: 'ripstop',
      volume: 1.2,
      sheen: 0.6,
      inside: `${folds(sheet, 'M276 200C220 270 170 340 120 414M290 200C280 280 260 350 240 400M300 210C330 290 350 350 366 430', main, { strength: 0.3, width: 13 })}`,
    }),
    seam('M292 176C352 260 392 350 408 452', main, 2),
    [
      [70, 430],
      [408, 452],
      [548, 408],
      [292, 178],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="8" fill="${accent}" stroke="${darken(accent, 0.5)}"/><circle cx="${x}" cy="${y}" r="3" fill="${lighten(trim, 0.4)}"/>`,
      )
      .join(''),
    emblem(236, 344, lighten(trim, 0.35), 1.3),
  ].join('')
}

/** A mummy sleeping bag, its hood open. */
export function sleepingBag(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const bag = symmetric(
    'M300 46 C352 46 396 82 408 136 C420 190 424 240 414 330 C406 420 388 500 366 536 C352 552 326 556 300 556',
  )
  const hood = symmetric('M300 66 C342 66 372 92 378 130 C380 160 364 184 340 194 C320 200 310 200 300 200')
  const rows = Array.from({ length: 10 }, (_, i) => 196 + i * 37)
  const seams = rows.map(y => `M170 ${y - 6}Q300 ${y + 12} 430 ${y - 6}`).join('')
  return [
    sheet.feather(bag, {
      colour: '#2a2723',
      opacity: 0.22,
      width: 22,
      spread: 20,
      steps: 6,
      shift: [12, 16],
    }),
    sheet.panel(bag, main, {
      volume: 1.8,
      sheen: 0.6,
      inside: [
        sheet.feather(seams, { colour: darken(main, 0.75), opacity: 0.5, width: 10, spread: 10 }),
        sheet.feather(seams, {
          colour: lighten(main, 0.75),
          opacity: 0.36,
          width: 8,
          spread: 7,
          steps: 4,
          shift: [-6, 16],
        }),
        seam(seams, main),
        sheet.panel('M150 470C240 490 360 490 450 470V570H150Z', accent, {
          volume: 0.6,
          sheen: 0.4,
          edge: false,
        }),
        `<path d="M300 64C360 60 398 104 402 150" fill="none" stroke="${darken(main, 0.5)}" stroke-opacity=".4" stroke-width="3"/>`,
      ].join(''),
    }),
    sheet.panel(hood, accent, {
      volume: 1,
      sheen: 0.3,
      inside: folds(sheet, 'M250 110C270 150 330 150 350 110', accent),
    }),
    `<path d="${symmetric('M300 92 C328 92 350 108 354 134 C354 158 338 174 322 180 C312 183 306 184 300 184')}" fill="${sheet.gradient(
      [
        [0, darken(accent, 0.78)],
        [1, darken(accent, 0.35)],
      ],
    )}"/>`,
    sheet.panel(
      symmetric('M300 150 C326 150 348 142 354 132 C360 156 340 184 300 186'),
      mix(trim, '#efe6d6', 0.55),
      { volume: 0.6 },
    ),
    zip('M384 178C402 260 396 360 372 470', main, trim, [388, 196], -6),
    `<path d="M232 186q-12 14-6 40M368 186q12 14 6 40" stroke="${trim}" stroke-width="3" fill="none" stroke-linecap="round"/>`,
    emblem(300, 512, lighten(trim, 0.3), 1.2),
  ].join('')
}

/** An insulated mat, half unrolled. */
export function sleepingMat(sheet: Sheet, { main, accent, trim }: Colourway): string {
  const flat = 'M150 470L96 210C92 196 100 188 114 186L330 168C344 168 352 174 356 186L420 440Z'
  const rolls = Array.from({ length: 6 }, (_, i) =>
    line([
      [104 + 9 * i, 236 + 40 * i],
      [364 + 10.6 * i, 214 + 40 * i],
    ]),
  ).join('')
  return [
    sheet.feather(flat, {
      colour: '#2a2723',
      opacity: 0.22,
      width: 20,
      spread: 18,
      steps: 5,
      shift: [10, 14],
    }),
    sheet.panel(flat, main, {
      volume: 1,
      sheen: 0.45,
      texture: 'grain',
      inside:
        sheet.feather(rolls, { colour: darken(main, 0.7), opacity: 0.5, width: 7, spread: 6 }) +
        sheet.feather(rolls, {
          colour: lighten(main, 0.7),
          opacity: 0.4,
          width: 7,
          spread: 6,
          shift: [-2, 18],
        }) +
        seam(rolls, main),
    }),
    sheet.panel(
      'M146 452C132 452 122 466 122 486C122 508 134 520 150 520L436 500C452 498 462 484 460 462C458 442 446 430 432 432Z',
      mix(main, accent, 0.35),
      { volume: 1.2, sheen: 0.5, texture: 'grain' },
    ),
    `<ellipse cx="446" cy="466" rx="18" ry="34" transform="rotate(-5 446 466)" fill="${darken(accent, 0.2)}"/><path d="M446 440a12 24 0 1 1-8 36a8 16 0 1 1 11-18a5 9 0 1 1-5 12" fill="none" stroke="${lighten(main, 0.3)}" stroke-width="3"/>`,
    `<circle cx="120" cy="206" r="11" fill="${trim}" stroke="${darken(trim, 0.5)}"/><circle cx="118" cy="204" r="5" fill="${lighten(trim, 0.5)}"/>`,
    cast(sheet, 'M150 452L430 432', { strength: 0.3 }),
    `<path d="M220 447L222 516M356 437L360 506" stroke="${darken(trim, 0.1)}" stroke-width="11"/><rect x="212" y="470" width="18" height="22" rx="3" fill="#1b1e23"/><rect x="350" y="460" width="18" height="22" rx="3" fill="#1b1e23"/>`,
    emblem(230, 300, lighten(trim, 0.3), 1.3),
    puller([452, 436], trim, 20),
  ].join('')
}
