import type { MediaItem } from '#content-store/client/types.ts'
import { useRef, useState } from 'react'
import { useInspector } from '../context.ts'

export type Upload =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly name: string; readonly share: number }
  | { readonly state: 'failed'; readonly name: string; readonly message: string }

/** Sends a picture to the media library; refusals keep the store's own words. */
export function useUpload(onDone: (item: MediaItem) => void) {
  const { services } = useInspector()
  const [upload, setUpload] = useState<Upload>({ state: 'none' })
  const latest = useRef(0)

  const send = async (file: File) => {
    const turn = ++latest.current
    const isLatest = () => latest.current === turn
    const { name } = file
    setUpload({ state: 'sending', name, share: 0 })
    try {
      const item = await services.media.upload(
        file,
        share => isLatest() && setUpload({ state: 'sending', name, share }),
      )
      if (!isLatest()) return
      setUpload({ state: 'none' })
      onDone(item)
    } catch (error) {
      if (isLatest())
        setUpload({ state: 'failed', name, message: error instanceof Error ? error.message : String(error) })
    }
  }
  return { upload, send: (file: File) => void send(file) }
}
