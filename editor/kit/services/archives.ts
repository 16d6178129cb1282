import { ARCHIVE_PATH, receiveAddress } from '#desk/address.ts'
import type { ArchivePlan } from '#desk/shop/archive-shapes.ts'
import type { createCall, UploadOptions } from '#operators/client/call.ts'

/** Whole shops as archives, which no operation takes or gives. */
export interface ArchivePort {
  /** Sends an archive. Resolves to what importing it would do. */
  readonly send: (file: File, options?: UploadOptions) => Promise<ArchivePlan>
  /** Address of an archive of the shop; open for a short while after the password was given. */
  readonly address: string
}

/** @param call takes addresses below the one at which the desk is served */
export const archivesOf = (call: ReturnType<typeof createCall>): ArchivePort => ({
  send(file, options) {
    const form = new FormData()
    form.set('file', file)
    return call<ArchivePlan>('POST', receiveAddress(file.name), form, options)
  },
  address: ARCHIVE_PATH,
})
