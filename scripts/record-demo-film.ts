import { writeFile } from 'node:fs/promises'
import { scene } from '#demo/art/scenes/scenes.ts'
import { launchBrowser } from './browser.ts'
import { commandLine } from './command-line.ts'

commandLine(`Usage: npx node scripts/record-demo-film.ts
  Records demo/film/trail.webm again: six seconds along the trail scene. Run it only when the scene changes: browsers encode
  differently, so the film is kept in the repository.`)

const [WIDTH, HEIGHT, SECONDS, BITS_PER_SECOND] = [960, 540, 6, 1_500_000]

const browser = await launchBrowser()
const page = await browser.newPage()
const film = await page.evaluate(
  async ({ svg, width, height, seconds, bitsPerSecond }) => {
    const picture = new Image()
    picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
    await picture.decode()
    // Drawn once, because an SVG would be rasterised for each frame.
    const whole = document.createElement('canvas')
    whole.height = height * 1.5
    whole.width = Math.round((whole.height * picture.width) / picture.height)
    whole.getContext('2d')?.drawImage(picture, 0, 0, whole.width, whole.height)
    const screen = Object.assign(document.createElement('canvas'), { width, height })
    const recorder = new MediaRecorder(screen.captureStream(25), {
      mimeType: 'video/webm;codecs=vp8',
      videoBitsPerSecond: bitsPerSecond,
    })
    const parts: Blob[] = []
    recorder.ondataavailable = event => parts.push(event.data)
    const stopped = new Promise(resolve => (recorder.onstop = resolve))
    recorder.start()
    const start = performance.now()
    for (let at = 0; at < 1; ) {
      at = Math.min(1, (performance.now() - start) / (seconds * 1000))
      const eased = at * at * (3 - 2 * at)
      screen
        .getContext('2d')
        ?.drawImage(whole, -(whole.width - width) * eased, -(whole.height - height) * (1 - eased))
      await new Promise(resolve => setTimeout(resolve, 33))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  },
  {
    svg: scene('trail', 2400, 1000),
    width: WIDTH,
    height: HEIGHT,
    seconds: SECONDS,
    bitsPerSecond: BITS_PER_SECOND,
  },
)
await browser.close()
await writeFile(new URL('../demo/film/trail.webm', import.meta.url), Buffer.from(film, 'hex'))
