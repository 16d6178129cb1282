import { writeFile } from 'node:fs/promises'
import { scene, type SceneName } from '#demo/art/scenes/scenes.ts'
import sharp from 'sharp'
import { launchBrowser } from './browser.ts'
import { commandLine } from './command-line.ts'

commandLine(`Usage: npx node scripts/record-demo-pictures.ts
  Draws the photographs of demo/photos/ again: the demo's landscapes with soft light, depth and grain. Run it only when a scene
  changes: browsers paint differently, so the pictures are kept in the repository.`)

const WIDE = [1600, 900] as const
const TALL = [1000, 1250] as const
const PICTURES: Readonly<Record<string, readonly [SceneName, readonly [width: number, height: number]]>> = {
  'photo-ridge': ['ridge', WIDE],
  'photo-coast': ['coast', WIDE],
  'photo-camp': ['camp', WIDE],
  'photo-snow': ['snow', WIDE],
  'photo-valley': ['valley', WIDE],
  'photo-city': ['city', WIDE],
  'photo-trail-tall': ['trail', TALL],
  'photo-forest-tall': ['forest', TALL],
}
/** Largest file, in bytes. */
const MAX_BYTES = 120_000

interface Shot {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** Runs in the browser: the drawing through a lens. */
async function develop({ svg, width, height }: Shot): Promise<string> {
  const picture = new Image()
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await picture.decode()
  const canvasOf = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('This browser cannot paint')
    return { canvas, context }
  }
  const { canvas, context } = canvasOf()
  context.filter = 'contrast(1.06) saturate(0.92)'
  context.drawImage(picture, 0, 0, width, height)

  // What stands nearest is out of focus.
  const near = canvasOf()
  near.context.filter = 'blur(5px)'
  near.context.drawImage(canvas, 0, 0)
  near.context.filter = 'none'
  near.context.globalCompositeOperation = 'destination-in'
  const depth = near.context.createLinearGradient(0, height * 0.8, 0, height)
  depth.addColorStop(0, 'transparent')
  depth.addColorStop(1, '#000')
  near.context.fillStyle = depth
  near.context.fillRect(0, 0, width, height)
  context.filter = 'none'
  context.drawImage(near.canvas, 0, 0)

  // Light spills over from what is bright.
  const bloom = canvasOf()
  bloom.context.filter = 'blur(28px) contrast(1.4)'
  bloom.context.drawImage(canvas, 0, 0)
  context.globalCompositeOperation = 'soft-light'
  context.globalAlpha = 0.4
  context.drawImage(bloom.canvas, 0, 0)
  context.globalAlpha = 1

  // Corners are darker.
  context.globalCompositeOperation = 'multiply'
  const corner = Math.hypot(width, height) / 2
  const vignette = context.createRadialGradient(
    width / 2,
    height / 2,
    corner * 0.5,
    width / 2,
    height / 2,
    corner,
  )
  vignette.addColorStop(0, '#fff')
  vignette.addColorStop(1, '#b3aca8')
  context.fillStyle = vignette
  context.fillRect(0, 0, width, height)

  // Grain, from a generator with a fixed start.
  let state = 20_251_121
  const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
  const pixels = context.getImageData(0, 0, width, height)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const grain = (random() + random() - 1) * 9
    for (let channel = at; channel < at + 3; channel++)
      pixels.data[channel] = (pixels.data[channel] ?? 0) + grain
  }
  context.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/png').slice('data:image/png;base64,'.length)
}

/** The best WebP that is small enough. */
async function packed(png: Buffer): Promise<Buffer> {
  for (let quality = 82; ; quality -= 4) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length <= MAX_BYTES) return webp
  }
}

const browser = await launchBrowser()
const page = await browser.newPage()
for (const [name, [of, [width, height]]] of Object.entries(PICTURES)) {
  const png = await page.evaluate(develop, { svg: scene(of, width, height), width, height })
  const webp = await packed(Buffer.from(png, 'base64'))
  await writeFile(new URL(`../demo/photos/${name}.webp`, import.meta.url), webp)
  console.log(`${name}.webp  ${width} × ${height}  ${Math.round(webp.length / 1000)} kB`)
}
await browser.close()
