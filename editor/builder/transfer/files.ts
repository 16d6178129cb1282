import { refused } from '#platform/result.ts'
import type { PageFile } from '#blocks/page/page-file.ts'
import type { NewSavedPart, PageDetail, SavedPart } from '#content-store/client/types.ts'
import { readPage, readSaved, type Read, writePage, writeSaved } from './transfer.ts'

/** Largest file that is read, KiB: a draft is 1 MiB at most, and written with indents. */
const MAX_KIB = 4096

/** Saves the draft of a page as a file: `landingPage.summer_zh_HK.json`. */
export const savePageFile = (page: PageDetail): void => saveFile(`${page.key}.json`, writePage(page))

/** Saves a section or template as a file, under its English name. */
export const saveSavedFile = (part: SavedPart): void =>
  saveFile(`${part.name.en_US.replace(/[^\p{L}\p{N}]+/gu, '-')}.json`, writeSaved(part))

/** Saves a text as a file on the operator’s machine. */
export const saveFile = (name: string, text: string, type = 'application/json'): void =>
  saveBlob(name, new Blob([text], { type }))

/** Saves what an address of the shop sends, under the name that it gives. */
export function saveFrom(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.click()
}

/** Saves bytes as a file on the operator’s machine. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

const reading =
  <Value>(read: (text: string) => Read<Value>) =>
  async (file: File): Promise<Read<Value>> =>
    file.size > MAX_KIB * 1024 ? refused({ kind: 'tooLarge', max: MAX_KIB }) : read(await file.text())

/** Reads a page from a file that an operator chose. */
export const readPageFile = reading<PageFile>(readPage)

/** Reads a section or template from a file that an operator chose. */
export const readSavedFile = reading<NewSavedPart>(readSaved)
