import type { PageDetail } from '#content-store/client/types.ts'
import { type PageFile, readPage, type TransferProblem, writePage } from './transfer.ts'

/** Largest file that is read, KiB: a draft is 1 MiB at most, and written with indents. */
const MAX_KIB = 4096

/** Saves the draft of a page as a file: `landingPage.summer_zh_HK.json`. */
export function savePageFile(page: PageDetail): void {
  const url = URL.createObjectURL(new Blob([writePage(page)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${page.key}.json`
  link.click()
  URL.revokeObjectURL(url)
}

/** Reads a page from a file that an operator chose. */
export async function readPageFile(
  file: File,
): Promise<{ readonly value: PageFile } | { readonly problem: TransferProblem }> {
  if (file.size > MAX_KIB * 1024) return { problem: { kind: 'tooLarge', max: MAX_KIB } }
  return readPage(await file.text())
}
