import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { openDatabase } from '#api/database/database.ts'
import { importFiles } from '#content-store/storage/import-files.ts'
import { lockDataFolder } from '#server/open/data-folder.ts'
import { readSettings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import { counted } from './counted.ts'
import { reportFailure, UsageError } from './shop-command.ts'

const USAGE = `Usage: npm run content -- import
  Copies pages with their history, pictures, operators, campaigns, reviews, saved sections and the audit log from the files of DATA_DIR to
  the PostgreSQL database of DATABASE_URL, in one transaction. The database must hold no content yet. The files stay as they are.

Stop the shop that uses DATA_DIR first. Operators sign in again afterwards. Pictures of the demo are not copied, because each process
draws them itself.`

let unlock = () => {}
try {
  const [command, ...more] = commandLine(USAGE)
  if (command !== 'import' || more.length > 0) throw new UsageError()
  const settings = readSettings(process.env)
  if (settings.DATABASE_URL === undefined || settings.CONTENT_STORE === 'files')
    throw new Error('DATABASE_URL must start with postgres://, and CONTENT_STORE must not be files.')
  const directory = resolve(settings.DATA_DIR)
  const content = join(directory, 'content')
  await access(content).catch(() => {
    throw new Error(`DATA_DIR: ${directory} holds no pages. Set DATA_DIR to the folder of the shop.`)
  })
  unlock = lockDataFolder(directory)
  const database = await openDatabase({ url: settings.DATABASE_URL })
  try {
    const moved = await importFiles(content, database, error => console.error(error))
    console.log(
      [
        counted(moved.pages, 'page'),
        counted(moved.deletedPages, 'deleted page'),
        counted(moved.pictures, 'picture'),
        counted(moved.operators, 'operator'),
        counted(moved.campaigns, 'campaign'),
        counted(moved.savedParts, 'saved section'),
      ].join(', '),
    )
  } finally {
    await database.destroy()
  }
} catch (error) {
  reportFailure(error, USAGE)
} finally {
  unlock()
}
