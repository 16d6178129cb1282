import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LOCALES } from '#locales/locale.ts'
import { pageIn } from '../page/joint-page.ts'
import { jointPageSchema } from '../page/joint-schema.ts'
import type { StoredPage } from '../stored/page.ts'
import { findTestBlock } from './blocks.ts'

/** Stores a page as earlier versions did, with a file for each language and no log. @returns what the files hold */
export async function asOlderPages(
  directory: string,
  id: string,
  change = (page: StoredPage): StoredPage => page,
): Promise<readonly StoredPage[]> {
  const file = join(directory, 'pages', `${id}.json`)
  const joint = jointPageSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const pages = LOCALES.flatMap(locale => pageIn(joint, locale, findTestBlock) ?? []).map(change)
  for (const page of pages)
    await writeFile(join(directory, 'pages', `${page.key}.json`), JSON.stringify(page))
  await rm(file)
  await rm(join(directory, 'log', id), { recursive: true, force: true })
  return pages
}
