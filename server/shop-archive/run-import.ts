import type { ImportStep } from '#api/rules/shop-import.ts'
import { addUpload, copyPictures, registerPictures } from '../shop-folder/add-pictures.ts'
import { importPage } from '../shop-folder/import-page.ts'
import { ShopFolderProblems } from '../shop-folder/problems.ts'
import { type ImportPlan, planImport, type ShopToFill } from './plan-import.ts'

/** Hears how far an import is. */
type OnProgress = (progress: {
  readonly step: ImportStep
  readonly done: number
  readonly total: number
}) => Promise<void>

async function addPictures(shop: ShopToFill, plan: ImportPlan, onProgress: OnProgress) {
  const { store, mediaDirectory, clock } = shop
  const total = plan.uploads.length + plan.pictures.length
  await onProgress({ step: 'pictures', done: 0, total })
  await copyPictures(plan.folder, mediaDirectory)
  for (const [index, upload] of plan.uploads.entries()) {
    await addUpload(store, plan.folder, upload)
    await onProgress({ step: 'pictures', done: index + 1, total })
  }
  await registerPictures(store, plan.pictures, { mediaDirectory, now: clock() })
}

async function addPages(shop: ShopToFill, { pages }: ImportPlan, onProgress: OnProgress) {
  for (const [index, { page, presentKey }] of pages.entries()) {
    await onProgress({ step: 'pages', done: index, total: pages.length })
    await importPage(shop.store, page, presentKey)
  }
  await onProgress({ step: 'pages', done: pages.length, total: pages.length })
}

/**
 * Adds what the shop lacks of an unpacked archive: pictures first, since goods and pages show them. The archive is compared once more, as the
 * shop may have changed. What an interrupted import added is there, and the next one adds the rest.
 * @returns the plan as it was carried out
 * @throws ShopFolderProblems of lines that the shop refuses by now
 */
export async function runImport(
  shop: ShopToFill,
  folder: string,
  { by, onProgress }: { readonly by: string; readonly onProgress: OnProgress },
): Promise<ImportPlan> {
  const plan = await planImport(shop, folder)
  if (plan.problems.length > 0) throw new ShopFolderProblems(plan.problems)
  await addPictures(shop, plan, onProgress)
  const linesOf = (lines: readonly string[]) => lines.filter(Boolean).length
  await onProgress({ step: 'goods', done: 0, total: linesOf(plan.goods) })
  const goods = await shop.commerce.importCatalogue(plan.goods, { by })
  if (goods.problems.length > 0) throw new Error('The goods were refused after they had been checked.')
  await onProgress({ step: 'site', done: 0, total: linesOf(plan.site) })
  const site = await shop.commerce.importSite(plan.site, { by })
  if (site.problems.length > 0) throw new Error('The site was refused after it had been checked.')
  await addPages(shop, plan, onProgress)
  return plan
}
