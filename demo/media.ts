import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sweep, syncFolder, writeWhole } from '#platform/durable-file.ts'
import { CAMPAIGN_PICTURES } from './art/campaign.ts'
import { EDITORIAL_PICTURES } from './art/editorial.ts'
import { FLAG_PICTURES } from './art/flags.ts'
import { ICON_NAMES, iconPicture } from './art/icons.ts'
import { LOGO_NAMES, logoPicture } from './art/logos.ts'
import {
  backPicture,
  closeUpPicture,
  colourPicture,
  detailPicture,
  frontPicture,
  swatchPicture,
  whitePicture,
} from './art/product-pictures.ts'
import { scene, type SceneName, SCENES } from './art/scenes/scenes.ts'
import type { PieceName } from './art/pieces.ts'
import { TILES } from './art/tiles.ts'
import { type ColourName, COLOURS } from './catalogue/colours.ts'
import drawings from './drawings.json' with { type: 'json' }

const zip = promisify(gzip)

/** Width and height of wide and tall scenes in px. */
const WIDE = [2400, 1000] as const
const TALL = [1200, 1400] as const
/** Of a product on phones, and of its film before it plays. */
const PHONE = [600, 720] as const
const POSTER = [960, 540] as const

/** The one film, recorded by `scripts/record-demo-film.ts`. */
const FILM = 'trail.webm'

/** What a camera would have taken, recorded by `scripts/record-demo-pictures.ts`; their sizes: `photos/README.md`. */
const PHOTOS = [
  'photo-ridge.webp',
  'photo-coast.webp',
  'photo-camp.webp',
  'photo-snow.webp',
  'photo-valley.webp',
  'photo-city.webp',
  'photo-trail-tall.webp',
  'photo-forest-tall.webp',
] as const

/** Files that are not drawn but kept with the demo, and the folder each lies in. */
const KEPT: readonly (readonly [folder: string, name: string])[] = [
  ['film', FILM],
  ...PHOTOS.map(name => ['photos', name] as const),
]

/** A picture of a product: `1` in the studio, `2` its back or on colour, `3` close up; a product that is rich in pictures has more of them. */
type PictureView = 1 | 2 | 3 | 4 | 5 | 6 | 'swatch' | 'white' | 'tall' | 'poster'
const pictureName = (code: string, view: PictureView) => `${code.toLowerCase()}-${view}.svg`

/** Product as it is drawn, by its code in the catalogue. `seed` fixes what is left to chance. */
interface Drawing {
  readonly code: string
  readonly piece: PieceName
  readonly colour: ColourName
  readonly seed: number
  /** True for six views, alone on white, for phones and as the poster of a film. */
  readonly isRich: boolean
}

/** Each picture of the demo by file name, drawn only when asked for. */
function painters(): Map<string, () => string> {
  const all = new Map<string, () => string>()
  for (const name of Object.keys(SCENES) as SceneName[]) {
    all.set(`scene-${name}.svg`, () => scene(name, ...WIDE))
    all.set(`scene-${name}-tall.svg`, () => scene(name, ...TALL))
  }
  for (const { code, piece, colour: name, seed, isRich } of drawings as readonly Drawing[]) {
    // tests draw all of them
    const colour = COLOURS[name]
    all.set(pictureName(code, 1), () => frontPicture(piece, colour, seed))
    all.set(pictureName(code, 2), () => backPicture(piece, colour, seed))
    all.set(pictureName(code, 3), () => closeUpPicture(piece, colour, seed))
    all.set(pictureName(code, 'swatch'), () => swatchPicture(piece, colour))
    if (!isRich) continue
    all.set(pictureName(code, 4), () => colourPicture(piece, colour, seed))
    all.set(pictureName(code, 5), () => detailPicture(piece, colour, seed, 'top'))
    all.set(pictureName(code, 6), () => detailPicture(piece, colour, seed, 'bottom'))
    all.set(pictureName(code, 'white'), () => whitePicture(piece, colour, seed))
    all.set(pictureName(code, 'tall'), () => colourPicture(piece, colour, seed, PHONE))
    all.set(pictureName(code, 'poster'), () => colourPicture(piece, colour, seed, POSTER))
  }
  for (const [name, { piece, colour }] of Object.entries(TILES))
    all.set(`product-${name}.svg`, () => colourPicture(piece, COLOURS[colour], 1))
  for (const [name, paint] of CAMPAIGN_PICTURES) all.set(name, paint)
  for (const [name, paint] of [...EDITORIAL_PICTURES, ...FLAG_PICTURES]) all.set(`${name}.svg`, paint)
  for (const name of LOGO_NAMES) all.set(`logo-${name}.svg`, () => logoPicture(name))
  for (const name of ICON_NAMES) all.set(`icon-${name}.svg`, () => iconPicture(name))
  return all
}

/**
 * File names of every picture, without drawing any.
 * @internal for tests
 */
export const mediaNames = (): readonly string[] => [...painters().keys()]

/**
 * Every picture of the demo as SVG text, by file name. The same on every run.
 * @internal for tests: a data folder is filled by `writeDemoMedia`
 */
export const demoMedia = (): Map<string, string> =>
  new Map([...painters()].map(([name, paint]) => [name, paint()]))

/** A drawing is text that shrinks to a quarter; packed once here, it costs nothing to serve. One that has its name is whole. */
async function writeWithGzip(file: string, drawing: string): Promise<void> {
  await writeWhole(`${file}.gz`, await zip(drawing))
  await writeWhole(file, drawing)
}

/** Drawings that are made at once: the disk syncs one while the next is drawn, and each takes a third of a megabyte. */
const AT_ONCE = 8

/** Names of files with content. A power cut can leave a file of an earlier version empty; it counts as missing. */
async function filledFiles(directory: string): Promise<ReadonlySet<string>> {
  const names = await readdir(directory)
  const sizes = await Promise.all(names.map(async name => (await stat(join(directory, name))).size))
  return new Set(names.filter((_, at) => sizes[at] !== 0))
}

interface MissingFiles {
  readonly drawings: readonly (readonly [name: string, paint: () => string])[]
  readonly kept: typeof KEPT
}

/** Files that a directory lacks, wholly or in part: a drawing has a packed copy. */
async function missingFiles(directory: string): Promise<MissingFiles> {
  const there = await filledFiles(directory)
  return {
    drawings: [...painters()].filter(([name]) => !there.has(name) || !there.has(`${name}.gz`)),
    kept: KEPT.filter(([, name]) => !there.has(name)),
  }
}

/** Returns true if a directory lacks drawings. A missing directory lacks all. */
export const lacksDrawings = async (directory: string): Promise<boolean> =>
  (await missingFiles(directory).catch(() => undefined))?.drawings.length !== 0

/**
 * Draws or copies files that a directory lacks.
 * @returns number of written files
 */
export async function writeDemoMedia(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true })
  await sweep(directory)
  const { drawings, kept } = await missingFiles(directory)
  const waiting = drawings.values()
  const draw = async () => {
    for (const [name, paint] of waiting) await writeWithGzip(join(directory, name), paint())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, draw))
  for (const [folder, name] of kept)
    await writeWhole(join(directory, name), await readFile(new URL(`${folder}/${name}`, import.meta.url)))
  if (drawings.length + kept.length > 0) await syncFolder(directory)
  return drawings.length + kept.length
}
