import { mix } from '../colour.ts'
import { mist, sky, sun } from './air.ts'
import { land, recede, ridge } from './land.ts'
import type { Paint } from './paint.ts'
import { grass, walker, woods } from './props.ts'

/** A path through the woods. */
export const forestScene: Paint = (sheet, canvas, random) => {
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
