import type { PictureFacts } from '#blocks/page/checks/check.ts'
import type { PageMeter } from '../build/draw-block.ts'
import type { CompiledBlock } from '../source/compile-page.ts'
import type { Storefront } from '../storefront.ts'
import type { Cost, PageCost } from './page-cost.ts'
import { type BuiltScripts, bytesOf, type ScriptFiles } from './view-scripts.ts'

interface Parts {
  readonly storefront: Pick<Storefront, 'measure'>
  /** `undefined` while developing. */
  readonly scripts: BuiltScripts | undefined
  readonly pictureFacts: (address: string) => Promise<PictureFacts | null | undefined>
}

/** Measurement of a block in one run of the renderer. */
interface Drawn {
  readonly block: CompiledBlock
  readonly html: string
  /** ms */
  readonly server: number
}

/** A page is made this often; the fastest run counts, because others wait for what the server does beside. */
const RUNS = 3

/** A block's HTML without that of the blocks inside it. */
const withoutInner = (html: string, inside: readonly string[]) =>
  inside.reduce((text, inner) => (inner === '' ? text : text.replace(inner, () => '')), html)

/** Hears one run. */
function createRun() {
  const waits = new Map<string, number>()
  const drawn = new Map<string, Drawn>()
  const meter: PageMeter = {
    waited: (id, ms) => void waits.set(id, ms),
    drawn: (block, html, inside, ms) =>
      void drawn.set(block.id, {
        block,
        html: withoutInner(html, inside),
        server: ms + (waits.get(block.id) ?? 0),
      }),
  }
  return { meter, drawn }
}

const OWN = /\/media\/[^\s"'?&,)<>\\]+/g
/** Pictures and films by an address of another host. */
const OTHER = /<(?:img|source|video)\b[^>]*?\s(?:src|srcset|poster)="((?:https?:)?\/\/[^"\s]+)/gi
/** The shop knows the weight of pictures alone. */
const FILM = /\.(?:webm|mp4)$/

/** Addresses of pictures that a block shows. One whose HTML has none yet, as a pop-up before it opens, names them in its options. */
function picturesIn({ html, block: { hydration, options } }: Drawn) {
  const isLater = hydration !== 'never' && !/\/media\/|<img\b/.test(html)
  const text = isLater ? JSON.stringify(options) : html
  return {
    own: new Set(text.match(OWN)),
    other: new Set(Array.from(text.matchAll(OTHER), ([, address = '']) => address)),
  }
}

/** Script files that the page loads for a block as it is set up; `null` where nothing can be said. */
function scriptsFor({ block: { block, hydration } }: Drawn, scripts: BuiltScripts | undefined) {
  if (!scripts) return null
  const none: ScriptFiles = new Map()
  return hydration === 'never' ? none : (scripts.of(block.viewFile)?.own ?? none)
}

/**
 * Measures the cost of a draft's blocks when the page is made as for a shopper.
 * @returns the cost; 403, 404 or 500 when there is none
 */
export const createMeasurePage = ({ storefront, scripts, pictureFacts }: Parts) => {
  const weigh = async (addresses: Iterable<string>) => {
    const facts = await Promise.all(
      Array.from(addresses, async address => (FILM.test(address) ? undefined : await pictureFacts(address))),
    )
    return {
      pictures: facts.reduce((sum, fact) => sum + (fact?.bytes ?? 0), 0),
      unknown: facts.filter(fact => fact === undefined).length,
    }
  }

  return async (address: string, now: number): Promise<PageCost | number> => {
    const runs: {
      readonly drawn: ReadonlyMap<string, Drawn>
      readonly bytes: number
      readonly ms: number
    }[] = []
    for (let run = 0; run < RUNS; run += 1) {
      const { meter, drawn } = createRun()
      const start = performance.now()
      const made = await storefront.measure(address, now, meter) // one after the other: together they would slow each other down
      if (typeof made === 'number') return made
      runs.push({ drawn, bytes: made.bytes, ms: performance.now() - start })
    }
    const [last] = runs.slice(-1)
    if (!last) return 500
    const found = [...last.drawn].map(([id, drawn]) => ({
      id,
      drawn,
      files: scriptsFor(drawn, scripts),
      ...picturesIn(drawn),
      server: Math.min(...runs.map(run => run.drawn.get(id)?.server ?? Infinity)),
    }))
    const blocks = await Promise.all(
      found.map(async ({ id, drawn, files, own, other, server }): Promise<[string, Cost]> => {
        const { pictures, unknown } = await weigh(own)
        const html = Buffer.byteLength(drawn.html)
        const unknownPictures = unknown + other.size
        return [id, { html, script: files && bytesOf(files), pictures, unknownPictures, server }]
      }),
    )
    const all = await weigh(new Set(found.flatMap(({ own }) => [...own])))
    return {
      page: {
        html: last.bytes,
        script:
          scripts === undefined
            ? null
            : bytesOf(new Map([...scripts.everyPage, ...found.flatMap(({ files }) => [...(files ?? [])])])),
        pictures: all.pictures,
        unknownPictures: all.unknown + new Set(found.flatMap(({ other }) => [...other])).size,
        server: Math.min(...runs.map(({ ms }) => ms)),
      },
      blocks: Object.fromEntries(blocks),
    }
  }
}
