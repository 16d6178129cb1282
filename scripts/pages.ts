import { parseArgs } from 'node:util'
import type { ContentStore } from '#content-store/store.ts'
import { changeContent } from '#server/open/change-content.ts'
import { readContent } from '#server/open/read-content.ts'
import { readSettings } from '#server/settings/settings.ts'
import { commandLine } from './command-line.ts'
import { revert, showOldBlocks, upgrade } from './page-migration.ts'
import { counted } from './counted.ts'
import { findingLine, findingsOf } from './page-findings.ts'
import { reportFailure, UsageError } from './shop-command.ts'

const USAGE = `Usage:
  npm run pages -- check [--json]
      Checks all live pages in both languages, as publishing would. Prints one line per finding: page, language, block, field and
      problem. Drafts are not checked, and nothing is changed. Names drafts of an earlier version, stored with a document for each
      language, that would read in another way once they are joined (none is expected).
      --json  prints each finding as one JSON object
  npm run pages -- migrate --dry-run | --apply | --undo
      Updates the blocks of all drafts and live pages, in both languages, to the versions that this shop writes. A live page gets a
      new release; its earlier versions stay as they are. Prints one line per block.
      --dry-run  shows what would change
      --apply    changes it, page by page; after an interruption, the next --apply continues
      --undo     restores drafts and live pages, except those that were changed since, which it names

Uses the shop of DATABASE_URL, or of DATA_DIR when it is not set. The shop may be running for check and --dry-run. With pages in files,
stop it for --apply and --undo.
Exit status: 0 no errors (there may be warnings), 1 errors were found or the command failed, 2 wrong usage or settings.`

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      apply: { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
    },
  })

const MIGRATIONS = ['dry-run', 'apply', 'undo'] as const

/** Prints what is found page by page; whether there were errors. */
async function check(store: ContentStore, isJson: boolean): Promise<boolean> {
  const counts = { pages: 0, error: 0, warning: 0 }
  for await (const page of store.shownProblems()) {
    counts.pages += 1
    for (const finding of findingsOf(page)) {
      counts[finding.severity] += 1
      console.log(isJson ? JSON.stringify(finding) : findingLine(finding))
    }
  }
  const unequal = await store.unequalDrafts()
  for (const key of unequal)
    console.error(`${key}: the draft would read in another way once its languages are joined.`)
  console.error(
    `${counted(counts.pages, 'live page')}: ${counted(counts.error, 'error')}, ${counted(counts.warning, 'warning')}.`,
  )
  return counts.error + unequal.length > 0
}

async function run(args: readonly string[]): Promise<void> {
  const { positionals, values } = parse(args)
  const [command, ...more] = positionals
  if (command === undefined) throw new UsageError('A command is missing: check or migrate.')
  if (command !== 'check' && command !== 'migrate') throw new UsageError(`Unknown command “${command}”.`)
  if (more.length > 0) throw new UsageError(`${command} takes no more arguments.`)
  const chosen = MIGRATIONS.filter(name => values[name])
  const [migration] = chosen
  const settings = readSettings(process.env)
  if (command === 'check') {
    if (migration) throw new UsageError(`check does not know --${migration}.`)
    if (await readContent(settings, store => check(store, values.json))) process.exitCode = 1
    return
  }
  if (!migration || chosen.length > 1)
    throw new UsageError('migrate needs one of --dry-run, --apply and --undo.')
  if (values.json) throw new UsageError('migrate does not know --json.')
  const hasErrors =
    migration === 'dry-run'
      ? await readContent(settings, showOldBlocks)
      : await changeContent(settings, migration === 'apply' ? upgrade : revert)
  if (hasErrors) process.exitCode = 1
}

try {
  await run(commandLine(USAGE))
} catch (error) {
  reportFailure(error, USAGE)
}
