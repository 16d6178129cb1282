import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { fillShop } from '#server/open/fill-shop.ts'
import { readSettings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import { counted } from './counted.ts'
import { reportFailure, UsageError } from './shop-command.ts'

const USAGE = `Usage: npm run shop -- import <folder>
  Fills an empty shop from a shop folder: goods, menus and documents, pictures, operators, staff, members, pages. Each part is
  imported on its own, and only where the shop has none of it yet, so that a second import changes nothing. The dates of the folder
  count from today. server/shop-folder/README.md describes the folder; demo/shop is one.

Uses the shop of DATABASE_URL and DATA_DIR. Stop it first. DEMO_PASSWORD, if set, replaces the passwords of the folder.
Exit status: 0 success, 1 the folder has problems or the command failed, 2 wrong usage or settings.`

async function run(args: readonly string[]): Promise<void> {
  const [command, folder, ...more] = args
  if (command === undefined) throw new UsageError('A command is missing: import.')
  if (command !== 'import') throw new UsageError(`Unknown command “${command}”.`)
  if (folder === undefined || more.length > 0) throw new UsageError('import takes one folder.')
  const isFolder = await stat(folder).then(
    found => found.isDirectory(),
    () => false,
  )
  if (!isFolder) throw new UsageError(`${folder} is no folder.`)
  const { goods, site, pictures, operators, members, pages } = await fillShop(
    readSettings(process.env),
    resolve(folder),
  )
  console.log(
    [
      counted(goods, 'catalogue line'),
      counted(site, 'site line'),
      counted(pictures, 'picture'),
      counted(operators, 'operator'),
      counted(members, 'member'),
      counted(pages, 'page'),
    ].join(', '),
  )
  console.log('Parts that the shop had already are left as they were.')
}

try {
  await run(commandLine(USAGE))
} catch (error) {
  reportFailure(error, USAGE)
}
