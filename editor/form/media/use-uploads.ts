import type { MediaItem, UploadedItem } from '#content-store/client/media.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MediaPort } from '../../kit/services/media-port.ts'
import { useUpload } from './use-upload.ts'

/** Files that are sent at the same time. */
const AT_ONCE = 2

interface Upload {
  readonly id: number
  readonly name: string
  readonly state: 'waiting' | 'sending' | 'failed' | 'known'
  /** Sent so far, 0 to 1. */
  readonly share: number
  /** Why it failed, in the store's words; what is known of a picture that was there before. */
  readonly message: string
}

interface Job {
  readonly id: number
  readonly file: File
  readonly abort: AbortController
}

interface Queue {
  waiting: Job[]
  running: Job[]
  /** Files of everything in the list, to be sent again. */
  readonly files: Map<number, File>
  count: number
}
const emptyQueue = (): Queue => ({ waiting: [], running: [], files: new Map(), count: 0 })

/** Progress of each file, as the list shows it. */
function useUploadList() {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  return {
    uploads,
    add: (added: readonly { readonly id: number; readonly file: File }[]) =>
      setUploads(all => [
        ...all,
        ...added.map(({ id, file: { name } }) => ({
          id,
          name,
          state: 'waiting' as const,
          share: 0,
          message: '',
        })),
      ]),
    change: (id: number, next: Partial<Upload>) =>
      setUploads(all => all.map(upload => (upload.id === id ? { ...upload, ...next } : upload))),
    remove: (id: number) => setUploads(all => all.filter(upload => upload.id !== id)),
  }
}

/**
 * Sends files to the media library, two at a time. What is done leaves the list; what failed, or was in the library before, stays until
 * it is let go.
 */
export function useUploads(media: MediaPort, onDone: (item: MediaItem, file: File) => void) {
  const { uploads, add, change, remove } = useUploadList()
  const t = useTranslations('editor.media')
  const upload = useUpload(media)
  const knownAs = (name: string, { was, name: known }: UploadedItem) => {
    if (was === 'inBin') return t('wasInBin', { name, known })
    return name === known ? t('wasHereSame', { name }) : t('wasHere', { name, known })
  }
  const jobs = useRef(emptyQueue())
  const latest = useRef(onDone)
  useEffect(() => {
    latest.current = onDone
  }, [onDone])
  // Sending goes with the list that shows it.
  useEffect(() => {
    const queue = jobs.current
    return () => {
      queue.waiting = []
      for (const { abort } of queue.running) abort.abort()
    }
  }, [])

  const leave = (id: number) => {
    jobs.current.files.delete(id)
    remove(id)
  }

  const run = async (job: Job) => {
    const { id, file, abort } = job
    change(id, { state: 'sending', share: 0 })
    try {
      const item = await upload(file, {
        onProgress: share => change(id, { share }),
        signal: abort.signal,
      })
      const known = item.was && knownAs(file.name, item)
      if (known !== undefined && !abort.signal.aborted) change(id, { state: 'known', message: known })
      else leave(id)
      if (!abort.signal.aborted) latest.current(item, file)
    } catch (error) {
      if (abort.signal.aborted) leave(id)
      else change(id, { state: 'failed', message: error instanceof Error ? error.message : String(error) })
    }
    jobs.current.running = jobs.current.running.filter(other => other !== job)
    next()
  }
  const next = () => {
    while (jobs.current.running.length < AT_ONCE) {
      const job = jobs.current.waiting.shift()
      if (!job) return
      jobs.current.running.push(job)
      void run(job)
    }
  }
  const enqueue = (id: number, file: File) => {
    jobs.current.files.set(id, file)
    jobs.current.waiting.push({ id, file, abort: new AbortController() })
  }

  return {
    uploads,
    send: (files: readonly File[]) => {
      const added = files.map(file => ({ id: ++jobs.current.count, file }))
      add(added)
      for (const { id, file } of added) enqueue(id, file)
      next()
    },
    /** Stops one that waits or is being sent, or lets one go that failed. */
    cancel: (id: number) => {
      const running = jobs.current.running.find(job => job.id === id)
      if (running) return running.abort.abort()
      jobs.current.waiting = jobs.current.waiting.filter(job => job.id !== id)
      leave(id)
    },
    retry: (id: number) => {
      const file = jobs.current.files.get(id)
      if (!file) return
      change(id, { state: 'waiting', message: '' })
      enqueue(id, file)
      next()
    },
  }
}
