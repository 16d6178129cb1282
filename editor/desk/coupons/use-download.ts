import { useState } from 'react'
import { saveFile } from '../../builder/transfer/files.ts'
import { toastFailure } from '../../kit/parts/toasts.ts'

/** Saves a table that the shop writes as a file, or shows why it could not be read. */
export function useDownload() {
  const [isPending, setPending] = useState(false)
  const download = async (name: string, read: () => Promise<{ readonly text: string }>) => {
    setPending(true)
    try {
      const { text } = await read()
      saveFile(name, text, 'text/csv')
    } catch (error) {
      toastFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setPending(false)
    }
  }
  return { isPending, download: (...given: Parameters<typeof download>) => void download(...given) }
}
