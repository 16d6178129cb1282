import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createWriteStream } from 'node:fs'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import { openDatabase } from '#api/database/database.ts'
import { CHEAP } from '#api/testing/members.ts'
import { type OpenedContentStore, openContentStore } from '#content-store/open.ts'
import { writeZip, type ZipSource } from '#platform/zip/write-zip.ts'
import { ensureShells } from '../../open/ensure-shells.ts'
import { type OpenShopArchives, openShopArchives } from '../shop-archives.ts'

/** Noon of 21 November 2026 in Hong Kong. */
export const NOON = Date.UTC(2026, 10, 21, 4)

/** A shop of a test, with its archives. */
export interface ArchivedShop {
  readonly commerce: Commerce
  readonly content: OpenedContentStore
  readonly archives: OpenShopArchives
  readonly mediaDirectory: string
  /** What was reported. */
  readonly failures: readonly unknown[]
  readonly close: () => Promise<void>
}

interface Options extends Pick<Parameters<typeof openShopArchives>[0], 'maxBytes' | 'freeBytes'> {
  /** Address of an empty database on PostgreSQL, which then holds everything but files of the demo. */
  readonly postgres?: string | undefined
}

/** Opens an empty shop in a folder. */
export async function openEmptyShop(
  directory: string,
  { postgres, ...limits }: Options = {},
): Promise<ArchivedShop> {
  const mediaDirectory = join(directory, 'demo-media')
  await mkdir(mediaDirectory, { recursive: true })
  const clock = () => NOON
  const database = await openDatabase({ url: postgres ?? 'sqlite::memory:' })
  const commerce = await createCommerce({
    database,
    clock,
    pollMs: 0,
    services: { passwordCost: CHEAP },
  })
  const content = await openContentStore({
    ...(postgres !== undefined && { tables: { database, url: postgres } }),
    directory: join(directory, 'content'),
    secret: 'a secret for one test',
    clock,
    passwordCost: CHEAP,
  })
  await ensureShells(content.store)
  const failures: unknown[] = []
  const archives = await openShopArchives({
    shop: { commerce, store: content.store, mediaDirectory, clock },
    imports: commerce.services.shopImports,
    exclusively: content.exclusively,
    directory: join(directory, 'archive'),
    isAlone: postgres === undefined,
    report: error => void failures.push(error),
    ...limits,
  })
  const close = async () => {
    await archives.close()
    await Promise.all([commerce.close(), content.close()])
    await database.destroy()
  }
  return { commerce, content, archives, mediaDirectory, failures, close }
}

/** Writes an archive. Resolves to its path. */
export async function writeArchive(path: string, sources: readonly ZipSource[]): Promise<string> {
  await writeZip(sources, createWriteStream(path), new Date(NOON))
  return path
}
