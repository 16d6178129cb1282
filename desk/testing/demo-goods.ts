import { readFile } from 'node:fs/promises'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import type { Database } from '#api/database/database.ts'
import { DAY_MS, isoInHongKong } from '#locales/hong-kong.ts'

/**
 * Imports the demo's goods, with the instants that a demo begun at `now` has.
 * @param now epoch milliseconds
 * @throws Error for a line that is refused
 */
export async function importDemoGoods(db: Database, now: number): Promise<void> {
  const all = await readFile('demo/shop/goods.jsonl', 'utf8')
  const dated = all.replaceAll(/"\$day([+-]\d+)?(?:T[\d:]+)?"/g, (_, days = '0') =>
    JSON.stringify(isoInHongKong(now + Number(days) * DAY_MS)),
  )
  const { problems } = await importCatalogue(db, dated.trim().split('\n'))
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
}
