import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { lacksDrawings, writeDemoMedia } from './media.ts'

/** What the drawing process tells when it ends. */
type Outcome =
  | { readonly written: number }
  | ({ readonly message: string } & Pick<NodeJS.ErrnoException, 'code' | 'syscall' | 'path'>)

/**
 * Draws or copies the pictures of the demo that a directory lacks; the import of `shop/` calls it. Runs in a process of its own: 700
 * drawings with their packed copies leave 40 MB behind, which the shop would hold for as long as it runs. The process ends with the
 * shop's.
 *
 * @returns number of written files
 * @throws Error with the `code`, `syscall` and `path` of the failure there
 */
export async function drawPictures(directory: string): Promise<number> {
  if (!(await lacksDrawings(directory))) return writeDemoMedia(directory)
  const painter = fork(fileURLToPath(import.meta.url), [directory], { execArgv: [] })
  const outcome = await new Promise<Outcome>((resolve, reject) => {
    painter.once('message', message => resolve(message as Outcome)) // sent below
    painter.once('error', reject)
    painter.once('exit', code =>
      reject(new Error(`The process that draws the demo's pictures ended with ${code}.`)),
    )
  })
  painter.disconnect()
  if ('written' in outcome) return outcome.written
  const { message, ...facts } = outcome
  throw Object.assign(new Error(message), facts)
}

async function draw(directory: string): Promise<Outcome> {
  try {
    return { written: await writeDemoMedia(directory) }
  } catch (error) {
    const { message, code, syscall, path } = error as NodeJS.ErrnoException // only files are written
    return { message, code, syscall, path }
  }
}

const [, file, directory] = process.argv
if (process.send && directory && file === fileURLToPath(import.meta.url)) {
  process.once('disconnect', () => process.exit())
  process.send(await draw(directory))
}
