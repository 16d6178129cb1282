import { readFile } from 'node:fs/promises'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { importSite } from '#api/catalogue/import/import-site.ts'
import type { Database } from '#api/database/database.ts'
import { DAY_MS, isoInHongKong } from '#locales/hong-kong.ts'

/**
 * Imports the demo's goods, with the instants that a demo begun at `now` has.
 * @param now epoch milliseconds
 * @throws Error for a line that is refused
 */
export async function importDemoGoods(db: Database, now: number): Promise<void> {
  const { problems } = await importCatalogue(db, await datedLines('demo/shop/goods.jsonl', now))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
}

/** Imports the demo's menus, documents and other lines of its site; its goods are there already. */
export async function importDemoSite(db: Database, now: number): Promise<void> {
  const lines = await datedLines('demo/shop/site.jsonl', now)
  // Some lines are part of the demo in summer alone.
  const all = lines.flatMap(line =>
    line.includes('"$months":"04-09"') ? [] : [line.replace(/,"\$months":"[^"]*"/, '')],
  )
  const { problems } = await importSite(db, all)
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
}

async function datedLines(path: string, now: number): Promise<readonly string[]> {
  const all = await readFile(path, 'utf8')
  const dated = all.replaceAll(/"\$day([+-]\d+)?(?:T[\d:]+)?"/g, (_, days = '0') =>
    JSON.stringify(isoInHongKong(now + Number(days) * DAY_MS)),
  )
  return dated.trim().split('\n')
}
