import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { launchBrowser } from '#scripts/browser.ts'

/** 62 MB, fetched only where the machine has no Chinese font. Chromium reads no packed web fonts through fontconfig. */
const FONT_PACKAGE = '@expo-google-fonts/noto-sans-hk@0.4.3'
/** Families of `--font-han` (`ui/tokens.css`) and of `ui/fonts/faces.css`. */
const FAMILIES = [
  'PingFang HK',
  'Microsoft JhengHei',
  'Noto Sans HK',
  'Noto Sans CJK HK',
  'Source Han Sans HK',
  'PingFang TC',
  'Noto Sans TC',
  'Noto Sans CJK TC',
]
const SAMPLE = '越野跑鞋防水外套'
const run = promisify(execFile)

/** The family the browser draws Chinese with, of those the shop asks for; `undefined` if it has none. */
async function familyDrawn(): Promise<string | undefined> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.setContent(`<p style="font-family: ${FAMILIES.join(', ')}">${SAMPLE}</p>`)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('DOM.enable')
    await devTools.send('CSS.enable')
    const { root } = await devTools.send('DOM.getDocument')
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' })
    const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.find(({ familyName }) => FAMILIES.includes(familyName))?.familyName
  } finally {
    await browser.close()
  }
}

/** Where Linux keeps fonts, and those that come with the browser from npm, which unpacks them beside itself. */
const folders = () => [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  join(tmpdir(), 'fonts'),
]

/** Points browsers started from now on at the machine's fonts and at what lies in `directory`; the browser from npm knows neither. */
async function lookForFonts(directory: string): Promise<void> {
  const file = join(directory, 'fonts.conf')
  const list = [...folders(), join(directory, 'fonts')].map(folder => `<dir>${folder}</dir>`).join('')
  await writeFile(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${list}<cachedir>${join(directory, 'font-cache')}</cachedir></fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = file
}

/**
 * Lets browsers of this process draw Chinese with a font of the device, as phones in Hong Kong do: the machine's own, else one
 * from npm, kept in `directory`. Returns what it is called and where it comes from.
 */
export async function provideChineseFont(directory: string): Promise<string> {
  if (process.platform === 'linux') await lookForFonts(directory)
  const own = await familyDrawn()
  if (own) return `${own}, installed on this machine`
  const packages = join(directory, 'fonts')
  await mkdir(packages, { recursive: true })
  await run('npm', ['install', '--prefix', packages, '--no-save', '--ignore-scripts', FONT_PACKAGE])
  const fetched = await familyDrawn()
  if (!fetched) throw new Error(`The browser draws no Chinese, not even with ${FONT_PACKAGE}.`)
  return `${fetched}, from the npm package ${FONT_PACKAGE} (this machine has no Chinese font)`
}
