import { mix } from '../colour.ts'
import { line, soft } from '../path.ts'
import { seededRandom } from '../random.ts'
import { createSheet, type Sheet } from '../sheet.ts'
import { clouds, glints, mist, sky, stars, sun } from './air.ts'
import { city } from './city.ts'
import { type Canvas, fading, flanks, heightAt, land, type Point, recede, ridge, snowcaps } from './land.ts'
import { birds, cairn, grass, litTent, walker, woods } from './props.ts'

type Paint = (sheet: Sheet, canvas: Canvas, random: () => number) => string

/** Layer upon layer of hills, paler the farther. */
function range(
  sheet: Sheet,
  canvas: Canvas,
  random: () => number,
  {
    from,
    to,
    rise,
    colours,
    haze,
    roughness,
  }: { from: number; to: number; rise: number; colours: readonly string[]; haze: string; roughness: number },
) {
  const layers = colours.map((colour, i) => {
    const share = i / Math.max(1, colours.length - 1)
    const points = ridge(canvas, random, {
      base: from + (to - from) * share,
      rise: rise * (1 - 0.25 * share),
      roughness,
    })
    const fill = sheet.gradient([
      [0, colour],
      [1, mix(colour, haze, 0.6)],
    ])
    return { points, svg: `<path d="${land(canvas, points)}" fill="${fill}"/>` }
  })
  return layers
}

const ridgeScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#f3cfae'
  const far = range(sheet, canvas, random, {
    from: 0.6,
    to: 0.84,
    rise: 0.2,
    colours: recede('#c9a9a4', '#2c4a53', 5),
    haze,
    roughness: 0.56,
  })
  const near = ridge(canvas, random, {
    base: 0.99,
    rise: 0.3,
    roughness: 0.5,
    peaks: [
      [0.1, 0.12],
      [0.3, 0.2],
      [0.52, 0.42],
      [0.7, 0.86],
      [0.86, 0.98],
      [0.97, 0.7],
    ],
  })
  const stand = 0.855 * width
  return [
    sky(sheet, canvas, [
      [0, '#3f6f8c'],
      [0.28, '#8fb0b5'],
      [0.5, '#f0d9b8'],
      [0.66, '#f6bf8f'],
    ]),
    sun(sheet, canvas, 0.36, 0.3, 36, '#fff6dd', '#ffe3ae'),
    clouds(sheet, canvas, random, 7, '#fff1dc', [0.08, 0.4]),
    far
      .map(
        ({ svg, points }, i) =>
          svg +
          (i > 0
            ? `<path d="${flanks(canvas, points, random, 0.1)}" fill="${fading(sheet, '#12303a', 0.24)}"/>`
            : '') +
          mist(sheet, canvas, 0.66 + i * 0.06, 0.05, '#ffe6c8', 0.5 - i * 0.07),
      )
      .join(''),
    `<path d="${land(canvas, near)}" fill="${sheet.gradient([
      [0, '#24363a'],
      [0.6, '#152327'],
      [1, '#0f191c'],
    ])}"/><path d="${flanks(canvas, near, random, 0.16)}" fill="${fading(sheet, '#0a1214', 0.75)}"/><path d="${line(near)}" fill="none" stroke="#f6c793" stroke-opacity=".5" stroke-width="3"/>`,
    walker(
      [stand - 0.034 * width, heightAt(near, stand - 0.034 * width) + 4],
      height / 900,
      '#d9643a',
      '#e8c07a',
    ),
    walker(
      [stand - 0.075 * width, heightAt(near, stand - 0.075 * width) + 4],
      height / 960,
      '#3f7a8c',
      '#c9b08a',
    ),
    cairn(
      sheet,
      [stand + 0.028 * width, heightAt(near, stand + 0.028 * width) + 10],
      height / 720,
      '#8b8580',
    ),
    birds(
      [
        [0.56, 0.2],
        [0.585, 0.185],
        [0.6, 0.22],
        [0.63, 0.2],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#3a4c54',
    ),
  ].join('')
}

const coastScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const horizon = 0.5 * height
  const isles = [
    ridge(canvas, random, {
      base: 0.5,
      rise: 0.06,
      peaks: [
        [0.12, 0],
        [0.2, 0.7],
        [0.3, 0.3],
        [0.36, 0],
        [0.6, 0],
        [0.68, 0.5],
        [0.76, 0.9],
        [0.86, 0.2],
        [0.92, 0],
      ],
    }),
    ridge(canvas, random, {
      base: 0.515,
      rise: 0.15,
      peaks: [
        [0.46, 0],
        [0.55, 0.2],
        [0.64, 0.5],
        [0.72, 0.3],
        [0.8, 0.8],
        [0.9, 1],
        [0.97, 0.9],
      ],
    }),
  ]
  const head = ridge(canvas, random, {
    base: 0.98,
    rise: 0.52,
    roughness: 0.5,
    peaks: [
      [0.04, 0.95],
      [0.1, 0.86],
      [0.18, 0.6],
      [0.27, 0.4],
      [0.36, 0.16],
      [0.44, 0.03],
      [0.6, 0],
      [0.8, 0.02],
    ],
  })
  const cut = (points: readonly Point[], y: number) =>
    `M-20 ${y}${line(points.map(([px, py]): Point => [px, Math.min(py, y)])).replace('M', 'L')}L${width + 20} ${y}Z`
  return [
    sky(sheet, canvas, [
      [0, '#3f8fb8'],
      [0.3, '#8fc6d6'],
      [0.5, '#e6f1ea'],
    ]),
    sun(sheet, canvas, 0.62, 0.16, 40, '#fffdf2', '#fff6d6'),
    clouds(sheet, canvas, random, 6, '#ffffff', [0.1, 0.36]),
    `<path d="${cut(isles[0] ?? [], horizon)}" fill="#8fb4bd"/>`,
    `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${sheet.gradient([
      [0, '#9fd3d6'],
      [0.25, '#4aa6b3'],
      [0.6, '#1f7f93'],
      [1, '#12566b'],
    ])}"/>`,
    `<path d="${cut(isles[1] ?? [], horizon + height * 0.014)}" fill="${sheet.gradient([
      [0, '#4f8a7c'],
      [1, '#8fbdae'],
    ])}"/><path d="${flanks(canvas, isles[1] ?? [], random, 0.06)}" fill="${fading(sheet, '#1d4a48', 0.38)}"/>`,
    glints(canvas, random, {
      x: 0.62,
      top: horizon + 8,
      bottom: height * 0.96,
      spread: width * 0.5,
      count: 150,
      colour: '#f4fffb',
    }),
    `<path d="M0 ${height}L0 ${height * 0.8}C${width * 0.2} ${height * 0.79} ${width * 0.42} ${height * 0.84} ${width * 0.56} ${height * 0.92}C${width * 0.66} ${height * 0.97} ${width * 0.8} ${height} ${width * 0.82} ${height}Z" fill="#e9fbf6" fill-opacity=".8"/><path d="M0 ${height}L0 ${height * 0.82}C${width * 0.2} ${height * 0.81} ${width * 0.4} ${height * 0.86} ${width * 0.53} ${height * 0.94}C${width * 0.6} ${height * 0.98} ${width * 0.7} ${height} ${width * 0.74} ${height}Z" fill="${sheet.gradient(
      [
        [0, '#f1e2bf'],
        [1, '#d9bf8c'],
      ],
    )}"/>`,
    `<path d="${land(canvas, head)}" fill="${sheet.gradient([
      [0, '#5c8a55'],
      [0.5, '#3c6b4c'],
      [1, '#d9bf8c'],
    ])}"/><path d="${flanks(canvas, head, random, 0.2)}" fill="${fading(sheet, '#173f36', 0.51)}"/>`,
    `<path d="${soft(
      [
        [0.02, 0.6],
        [0.08, 0.62],
        [0.11, 0.7],
        [0.19, 0.74],
        [0.22, 0.8],
        [0.3, 0.85],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
    )}" fill="none" stroke="#e6d3a4" stroke-width="${height / 110}" stroke-linecap="round" stroke-opacity=".85"/>`,
    litTent(sheet, [0.4 * width, 0.93 * height], height / 1150, '#d9722f', false),
    litTent(sheet, [0.315 * width, 0.955 * height], height / 1000, '#efe3cc', false),
    walker([0.21 * width, 0.79 * height], height / 1700, '#c94f3d', '#24405f', true),
    grass(
      { from: -20, to: 0.2 * width, y: () => height * 1.02, size: height * 0.1, random },
      ['#2b5a40', '#7aa65c', '#1d4433'],
      180,
    ),
    birds(
      [
        [0.45, 0.26],
        [0.475, 0.24],
        [0.5, 0.27],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#ffffff',
    ),
  ].join('')
}

const forestScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const tones = recede('#b9cdb4', '#12301f', 5)
  const rows = tones.map((tone, i) => {
    const base = 0.56 + i * 0.085 + (i === 4 ? 0.16 : 0)
    const count = Math.round((width / 2400) * (34 - i * 4))
    const scale = (height / 1000) * (1.1 + i * i * 0.28)
    const trees = Array.from({ length: count }, (_, k): readonly [number, number, number] => {
      const x = ((k + random() * 0.9) / count) * width * 1.04 - 0.02 * width
      const clear = Math.abs(x / width - 0.56)
      const open = i < 2 ? 1 : Math.min(1, 0.3 + (clear / (0.09 + i * 0.03)) ** 2)
      return [x, (base + (random() - 0.5) * 0.02) * height, scale * (0.45 + random() * 0.75) * open]
    }).filter(([x]) => i < 2 || Math.abs(x / width - 0.56) > 0.035 + i * 0.026)
    const slope = ridge(canvas, random, { base: base + 0.005, rise: 0.04, roughness: 0.4 })
    return `<path d="${land(canvas, slope, true)}" fill="${sheet.gradient([
      [0, tone],
      [1, mix(tone, '#dfe6c9', 0.35)],
    ])}"/>${woods(sheet, trees, tone)}${mist(sheet, canvas, base + 0.02, 0.08, '#eef0d6', 0.5 - i * 0.1)}`
  })
  const beam = sheet.gradient([
    [0, '#fff7d2', 0.5],
    [1, '#fff7d2', 0],
  ])
  const path = `M${width * 0.56} ${height * 0.66}C${width * 0.6} ${height * 0.74} ${width * 0.5} ${height * 0.8} ${width * 0.54} ${height * 0.87}C${width * 0.57} ${height * 0.93} ${width * 0.5} ${height * 0.97} ${width * 0.44} ${height}L${width * 0.68} ${height}C${width * 0.68} ${height * 0.95} ${width * 0.64} ${height * 0.91} ${width * 0.6} ${height * 0.87}C${width * 0.57} ${height * 0.8} ${width * 0.63} ${height * 0.74} ${width * 0.566} ${height * 0.66}Z`
  return [
    sky(sheet, canvas, [
      [0, '#cfe0cf'],
      [0.35, '#eef2d8'],
      [0.6, '#f7efcf'],
    ]),
    sun(sheet, canvas, 0.6, 0.3, 46, '#fffbe6', '#fff3bf'),
    `<path d="${land(canvas, ridge(canvas, random, { base: 0.52, rise: 0.24 }))}" fill="#c3d6c4"/>`,
    rows.slice(0, 4).join(''),
    [
      [0.48, 0.3],
      [0.56, 0.42],
      [0.66, 0.58],
      [0.74, 0.76],
    ]
      .map(
        ([a = 0, b = 0]) =>
          `<path d="M${width * a} 0L${width * (a + 0.05)} 0L${width * (b - 0.12)} ${height}L${width * (b - 0.28)} ${height}Z" fill="${beam}" fill-opacity=".4"/>`,
      )
      .join(''),
    `<path d="${path}" fill="${sheet.gradient([
      [0, '#e9ddb4'],
      [1, '#a98f62'],
    ])}"/>`,
    walker([width * 0.556, height * 0.845], height / 1050, '#d9772f', '#2b4a57'),
    walker([width * 0.572, height * 0.8], height / 1400, '#e8d9b4', '#8a3f30'),
    rows[4],
    grass(
      { from: 0, to: width * 0.46, y: () => height * 1.02, size: height * 0.08, random },
      ['#0d2417', '#2f5a3a', '#1a3a25'],
      200,
    ),
    grass(
      { from: width * 0.68, to: width, y: () => height * 1.02, size: height * 0.08, random },
      ['#0d2417', '#2f5a3a', '#1a3a25'],
      160,
    ),
  ].join('')
}

const campScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const shore = 0.7 * height
  const peaks = ridge(canvas, random, {
    base: 0.7,
    rise: 0.44,
    roughness: 0.56,
    peaks: [
      [0.08, 0.35],
      [0.22, 0.62],
      [0.36, 0.34],
      [0.52, 0.9],
      [0.62, 0.62],
      [0.78, 0.8],
      [0.92, 0.4],
    ],
  })
  const back = ridge(canvas, random, { base: 0.7, rise: 0.2, roughness: 0.5 })
  const near = ridge(canvas, random, { base: 0.9, rise: 0.05, roughness: 0.4 })
  const mountains = `<path d="${land(canvas, peaks)}" fill="${sheet.gradient([
    [0, '#3a557a'],
    [0.7, '#22385a'],
    [1, '#1a2c49'],
  ])}"/><path d="${snowcaps(canvas, peaks, random, 0.44)}" fill="#c9d8ea" fill-opacity=".8"/><path d="${flanks(canvas, peaks, random, 0.2)}" fill="${fading(sheet, '#0a1630', 0.6)}"/><path d="${land(canvas, back)}" fill="#14233d"/>${woods(
    sheet,
    Array.from({ length: Math.round(width / 44) }, (_, i): readonly [number, number, number] => [
      i * 46 + random() * 30,
      shore + 4,
      (height / 1000) * (0.45 + random() * 0.5),
    ]),
    '#0e1a30',
  )}`
  const id = sheet.twice(mountains)
  return [
    sky(sheet, canvas, [
      [0, '#0b1630'],
      [0.3, '#1d3560'],
      [0.55, '#5a6d9a'],
      [0.7, '#e0a58c'],
    ]),
    stars(canvas, random, 210, 0.5),
    `<ellipse rx="${height * 0.75}" ry="${height * 0.13}" fill="${sheet.glow([
      [0, '#cbd8ff', 0.3],
      [0.5, '#9fb2e6', 0.12],
      [1, '#9fb2e6', 0],
    ])}" transform="translate(${width * 0.4} ${height * 0.12}) rotate(24)"/>`,
    sun(sheet, canvas, 0.8, 0.16, 26, '#fdf6e0', '#dfe6ff'),
    id.right,
    `<rect y="${shore}" width="${width}" height="${height - shore}" fill="${sheet.gradient([
      [0, '#b98a80'],
      [0.25, '#3f4f78'],
      [1, '#0d1730'],
    ])}"/>`,
    `<clipPath id="lake"><path d="M0 ${shore}H${width}V${height}H0z"/></clipPath><g clip-path="url(#lake)"><g transform="translate(0 ${shore * 2}) scale(1-1)" opacity=".34">${id.right}</g></g>`,
    glints(canvas, random, {
      x: 0.5,
      top: shore + 6,
      bottom: height * 0.9,
      spread: width * 0.8,
      count: 90,
      colour: '#cfd9f2',
    }),
    `<path d="${land(canvas, near, true)}" fill="${sheet.gradient([
      [0, '#1b2a2c'],
      [1, '#0a1214'],
    ])}"/>`,
    litTent(sheet, [width * 0.7, height * 0.915], height / 520, '#e07b39', true),
    litTent(sheet, [width * 0.88, height * 0.9], height / 760, '#3f8a7c', true),
    `<path d="M${width * 0.585} ${height * 0.93}q6-38 18-52q0 22 12 26q8-10 6-22q20 24 10 48z" fill="#ffb347"/><path d="M${width * 0.59} ${height * 0.93}q6-22 14-30q2 14 14 30z" fill="#fff1bd"/><circle cx="${Math.round(width * 0.594)}" cy="${Math.round(height * 0.92)}" r="${Math.round(height * 0.2)}" fill="${sheet.glow(
      [
        [0, '#ffb86b', 0.5],
        [1, '#ffb86b', 0],
      ],
    )}"/>`,
    walker([width * 0.555, height * 0.94], height / 900, '#c96a4a', '#e0c08a'),
    cairn(sheet, [width * 0.3, height * 0.94], height / 760, '#6c7078'),
    woods(
      sheet,
      [
        [0.02, 1, 5.2],
        [0.065, 1.02, 4.2],
        [0.11, 1.03, 3.4],
        [0.97, 1.02, 4.6],
        [1.0, 1.02, 5.6],
      ].map(([x = 0, y = 0, s = 1]) => [x * width, y * height, (s * height) / 1000] as const),
      '#070d18',
    ),
    grass(
      { from: 0, to: width, y: () => height * 1.01, size: height * 0.05, random },
      ['#0a1416', '#24393a'],
      240,
    ),
  ].join('')
}

const snowScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const far = ridge(canvas, random, { base: 0.62, rise: 0.26, roughness: 0.56 })
  const peaks = ridge(canvas, random, {
    base: 0.8,
    rise: 0.66,
    roughness: 0.66,
    peaks: [
      [0.06, 0.3],
      [0.2, 0.52],
      [0.33, 0.3],
      [0.46, 0.55],
      [0.6, 0.98],
      [0.68, 0.72],
      [0.8, 0.84],
      [0.93, 0.45],
    ],
  })
  const slope: Point[] = [
    [-0.02, 0.74],
    [0.1, 0.745],
    [0.24, 0.79],
    [0.4, 0.85],
    [0.55, 0.83],
    [0.72, 0.76],
    [0.88, 0.72],
    [1.02, 0.7],
  ].map(([x = 0, y = 0]): Point => [x * width, y * height])
  const front: Point[] = [
    [-0.02, 0.9],
    [0.15, 0.875],
    [0.34, 0.93],
    [0.5, 0.98],
    [0.7, 0.97],
    [0.85, 0.93],
    [1.02, 0.95],
  ].map(([x = 0, y = 0]): Point => [x * width, y * height])
  const line4 = [0.62, 0.655, 0.69, 0.73].map((x, i) =>
    walker(
      [x * width, heightAt(slope, x * width) + 2],
      (height / 1250) * (1 - i * 0.06),
      ['#d1512d', '#e9b949', '#2f6f8f', '#7a3b4f'][i] ?? '#d1512d',
      ['#22303c', '#3f5a4a', '#c97a3a', '#e0d0b0'][i] ?? '#22303c',
    ),
  )
  return [
    sky(sheet, canvas, [
      [0, '#2f6ea8'],
      [0.35, '#79aed4'],
      [0.65, '#dcecf3'],
    ]),
    sun(sheet, canvas, 0.24, 0.17, 34, '#fffef6', '#fff8dd'),
    clouds(sheet, canvas, random, 5, '#ffffff', [0.16, 0.44]),
    `<path d="${land(canvas, far)}" fill="#b4cfe2"/><path d="${flanks(canvas, far, random, 0.14)}" fill="${fading(sheet, '#7fa6c6', 0.75)}"/>`,
    mist(sheet, canvas, 0.62, 0.1, '#eef6fa', 0.7),
    `<path d="${land(canvas, peaks)}" fill="${sheet.gradient([
      [0, '#f7fbfd'],
      [0.45, '#d3e2ee'],
      [1, '#f3f8fb'],
    ])}"/><path d="${flanks(canvas, peaks, random, 0.26)}" fill="${fading(sheet, '#5f8db5', 0.93)}"/><path d="${flanks(canvas, peaks, random, 0.12)}" fill="${fading(sheet, '#27496b', 0.63)}"/>`,
    mist(sheet, canvas, 0.74, 0.1, '#f6fafc', 0.75),
    woods(
      sheet,
      Array.from({ length: Math.round(width / 60) }, (_, i): readonly [number, number, number] => {
        const x = i * 62 + random() * 40
        return [
          x,
          heightAt(slope, x) + 6,
          (height / 1000) * (0.35 + random() * 0.4) * (x / width > 0.58 && x / width < 0.78 ? 0.5 : 1),
        ]
      }),
      '#3f6378',
    ),
    `<path d="${land(canvas, slope, true)}" fill="${sheet.gradient([
      [0, '#ffffff'],
      [1, '#c9dcea'],
    ])}"/>`,
    `<path d="${soft(
      [
        [0.3, 0.98],
        [0.42, 0.9],
        [0.52, 0.855],
        [0.62, 0.812],
        [0.74, 0.762],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
    )}" fill="none" stroke="#9dbcd3" stroke-width="5" stroke-dasharray="9 13" stroke-linecap="round"/>`,
    line4.join(''),
    `<path d="${land(canvas, front, true)}" fill="${sheet.gradient([
      [0, '#f5fafd'],
      [1, '#a9c6dc'],
    ])}"/>`,
    woods(
      sheet,
      [
        [0.015, 0.93, 3.6],
        [0.055, 0.925, 2.7],
        [0.095, 0.925, 3.1],
        [0.14, 0.92, 2],
        [0.94, 0.98, 3],
        [0.985, 0.985, 3.8],
      ].map(([x = 0, y = 0, s = 1]) => [x * width, y * height, (s * height) / 1000] as const),
      '#1d3a4c',
    ),
    woods(
      sheet,
      [
        [0.02, 0.915, 2.6],
        [0.1, 0.91, 2.2],
        [0.987, 0.965, 2.7],
      ].map(([x = 0, y = 0, s = 1]) => [x * width - 6, y * height, (s * height) / 1000] as const),
      '#e9f2f7',
    ).replace('<g fill', '<g opacity=".5" fill'),
  ].join('')
}

const trailScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#f7dcae'
  const far = range(sheet, canvas, random, {
    from: 0.5,
    to: 0.66,
    rise: 0.2,
    colours: recede('#cbb79d', '#7d8a5c', 4),
    haze,
    roughness: 0.5,
  })
  const hill = ridge(canvas, random, {
    base: 0.86,
    rise: 0.34,
    roughness: 0.42,
    peaks: [
      [0.1, 0.95],
      [0.26, 0.72],
      [0.44, 0.44],
      [0.6, 0.3],
      [0.8, 0.52],
      [0.94, 0.6],
    ],
  })
  const front = ridge(canvas, random, {
    base: 1,
    rise: 0.2,
    roughness: 0.4,
    peaks: [
      [0.1, 0.9],
      [0.35, 0.5],
      [0.6, 0.24],
      [0.9, 0.5],
    ],
  })
  const way = (dx: number): Point[] =>
    [
      [0.13, 0.545],
      [0.17, 0.6],
      [0.25, 0.64],
      [0.29, 0.7],
      [0.4, 0.74],
      [0.43, 0.8],
      [0.55, 0.84],
      [0.56, 0.92],
      [0.7, 1.02],
    ].map(([x = 0, y = 0], i): Point => [(x + dx * (0.003 + i * i * 0.0016)) * width, y * height])
  return [
    sky(sheet, canvas, [
      [0, '#7fa9b8'],
      [0.25, '#e6d3ac'],
      [0.48, '#fbc987'],
      [0.6, '#f5a95f'],
    ]),
    sun(sheet, canvas, 0.72, 0.36, 42, '#fff7dc', '#ffdf9a'),
    clouds(sheet, canvas, random, 8, '#fff0d2', [0.06, 0.34]),
    far.map(({ svg }, i) => svg + mist(sheet, canvas, 0.55 + i * 0.05, 0.05, '#ffe4b3', 0.45)).join(''),
    `<path d="${land(canvas, hill)}" fill="${sheet.gradient([
      [0, '#c79a4b'],
      [0.4, '#9a8440'],
      [1, '#5f6a35'],
    ])}"/><path d="${flanks(canvas, hill, random, 0.2)}" fill="${fading(sheet, '#4a4a22', 0.6)}"/><path d="${line(hill)}" fill="none" stroke="#ffe0a0" stroke-opacity=".7" stroke-width="3"/>`,
    grass(
      {
        from: 0,
        to: width,
        y: x => heightAt(hill, x) + height * 0.05 + random() * height * 0.16,
        size: height * 0.028,
        random,
      },
      ['#e8c377', '#7c6f35', '#d6a653'],
      300,
    ),
    `<path d="${soft(way(0))}${soft([...way(1)].reverse()).replace('M', 'L')}Z" fill="${sheet.gradient([
      [0, '#f3dcae'],
      [1, '#caa069'],
    ])}"/>`,
    walker([0.318 * width, 0.712 * height], height / 1350, '#c9472e', '#2b4450', true),
    walker([0.262 * width, 0.645 * height], height / 1750, '#2f6f7c', '#e8d9b0', true),
    walker([0.182 * width, 0.603 * height], height / 2300, '#ecd9a8', '#7a3b2e', true),
    `<path d="${land(canvas, front, true)}" fill="${sheet.gradient([
      [0, '#8a6f33'],
      [1, '#3f3f1d'],
    ])}" fill-opacity=".96"/>`,
    grass(
      { from: -20, to: width, y: x => heightAt(front, x) + height * 0.03, size: height * 0.14, random },
      ['#f2d493', '#a98742', '#5c5427', '#e0b565'],
      400,
    ),
    cairn(sheet, [0.83 * width, heightAt(front, 0.83 * width) + height * 0.1], height / 420, '#b5a48e'),
    birds(
      [
        [0.4, 0.2],
        [0.42, 0.18],
        [0.445, 0.21],
        [0.47, 0.19],
      ].map(([x = 0, y = 0]): Point => [x * width, y * height]),
      '#6b5a3c',
    ),
  ].join('')
}

const valleyScene: Paint = (sheet, canvas, random) => {
  const { width, height } = canvas
  const haze = '#dcead2'
  const left = ridge(canvas, random, {
    base: 0.94,
    rise: 0.62,
    roughness: 0.52,
    peaks: [
      [0.02, 0.98],
      [0.12, 0.88],
      [0.24, 0.62],
      [0.36, 0.34],
      [0.46, 0.1],
      [0.6, 0],
      [0.8, 0],
    ],
  })
  const right = ridge(canvas, random, {
    base: 0.94,
    rise: 0.58,
    roughness: 0.52,
    peaks: [
      [0.2, 0],
      [0.42, 0],
      [0.56, 0.12],
      [0.68, 0.42],
      [0.8, 0.66],
      [0.92, 0.94],
    ],
  })
  const back = range(sheet, canvas, random, {
    from: 0.5,
    to: 0.62,
    rise: 0.26,
    colours: recede('#b8cfd3', '#6f9a8c', 3),
    haze,
    roughness: 0.56,
  })
  const river = `M${width * 0.49} ${height * 0.66}C${width * 0.52} ${height * 0.72} ${width * 0.44} ${height * 0.76} ${width * 0.5} ${height * 0.83}C${width * 0.55} ${height * 0.9} ${width * 0.4} ${height * 0.95} ${width * 0.34} ${height * 1.02}L${width * 0.6} ${height * 1.02}C${width * 0.62} ${height * 0.94} ${width * 0.66} ${height * 0.88} ${width * 0.56} ${height * 0.83}C${width * 0.49} ${height * 0.77} ${width * 0.55} ${height * 0.71} ${width * 0.5} ${height * 0.66}Z`
  return [
    sky(sheet, canvas, [
      [0, '#5f9cc0'],
      [0.4, '#cfe3e6'],
      [0.6, '#f4f0d8'],
    ]),
    sun(sheet, canvas, 0.5, 0.3, 32, '#fffdf0', '#fff5cf'),
    clouds(sheet, canvas, random, 8, '#ffffff', [0.08, 0.36]),
    back
      .map(
        ({ svg, points }) =>
          `${svg}<path d="${flanks(canvas, points, random, 0.16)}" fill="${fading(sheet, '#2f5f63', 0.33)}"/>`,
      )
      .join(''),
    mist(sheet, canvas, 0.62, 0.09, '#f7f6e2', 0.75),
    `<path d="${land(canvas, right)}" fill="${sheet.gradient([
      [0, '#6f9a5c'],
      [1, '#3f6f48'],
    ])}"/><path d="${flanks(canvas, right, random, 0.22)}" fill="${fading(sheet, '#1d4a38', 0.6)}"/>`,
    `<path d="${land(canvas, left)}" fill="${sheet.gradient([
      [0, '#4f8055'],
      [0.7, '#2f5f42'],
      [1, '#4a7a48'],
    ])}"/><path d="${flanks(canvas, left, random, 0.24)}" fill="${fading(sheet, '#12382c', 0.68)}"/>`,
    `<path d="M-20 ${height}L-20 ${height * 0.9}C${width * 0.25} ${height * 0.82} ${width * 0.7} ${height * 0.82} ${width + 20} ${height * 0.9}L${width + 20} ${height}Z" fill="${sheet.gradient(
      [
        [0, '#8fb060'],
        [1, '#4f7d45'],
      ],
    )}"/>`,
    `<path d="${river}" fill="${sheet.gradient([
      [0, '#eaf5f0'],
      [0.5, '#8fc3cc'],
      [1, '#3f8ea3'],
    ])}"/>`,
    glints(canvas, random, {
      x: 0.49,
      top: height * 0.78,
      bottom: height,
      spread: width * 0.14,
      count: 46,
      colour: '#ffffff',
    }),
    woods(
      sheet,
      Array.from({ length: Math.round(width / 34) }, (_, i): readonly [number, number, number] => {
        const x = i * 36 + random() * 24
        const gap = Math.abs(x / width - 0.5)
        return [
          x,
          height * (0.84 + 0.05 * gap + random() * 0.015),
          gap < 0.07 ? 0.02 : (height / 1000) * (0.35 + random() * 0.45 + gap),
        ]
      }),
      '#2b5a40',
    ),
    litTent(sheet, [0.7 * width, 0.925 * height], height / 1000, '#d9643a', false),
    litTent(sheet, [0.765 * width, 0.905 * height], height / 1300, '#e9c25a', false),
    walker([0.66 * width, 0.93 * height], height / 1250, '#2f5f8a', '#d9a24a', true),
    grass(
      { from: -10, to: 0.36 * width, y: () => height * 1.02, size: height * 0.09, random },
      ['#2f5f3a', '#a9c978', '#5a8a4a'],
      220,
    ),
    grass(
      { from: 0.62 * width, to: width, y: () => height * 1.02, size: height * 0.07, random },
      ['#2f5f3a', '#a9c978', '#5a8a4a'],
      200,
    ),
  ].join('')
}

const cityScene: Paint = (sheet, canvas, random) => city(sheet, canvas, random)

/** Landscapes of the demo shop, by name. */
export const SCENES = {
  ridge: { seed: 12, paint: ridgeScene },
  coast: { seed: 5, paint: coastScene },
  forest: { seed: 21, paint: forestScene },
  camp: { seed: 8, paint: campScene },
  snow: { seed: 33, paint: snowScene },
  trail: { seed: 14, paint: trailScene },
  city: { seed: 3, paint: cityScene },
  valley: { seed: 9, paint: valleyScene },
} as const satisfies Record<string, { seed: number; paint: Paint }>
export type SceneName = keyof typeof SCENES

/** One landscape at a size; the same name and size is always the same picture. */
export function scene(name: SceneName, width: number, height: number): string {
  const { seed, paint } = SCENES[name]
  const sheet = createSheet()
  const content = paint(sheet, { width, height }, seededRandom(seed))
  return sheet.toSvg(width, height, content)
}
