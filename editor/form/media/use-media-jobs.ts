import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { MediaAbout, MediaItem, MediaReplaced } from '#content-store/client/media.ts'
import { useAnswer } from '../../kit/parts/use-answer.ts'
import { toastDone } from '../../kit/parts/toasts.ts'
import type { MediaPort } from '../../kit/services/media-port.ts'

export interface MediaCallbacks {
  /** The picture was changed, or brought back. */
  readonly onChange: (item: MediaItem) => void
  /** The picture left the list it was opened from. */
  readonly onGone: (id: string) => void
  readonly onClose: () => void
}

/** Jobs on one picture, with their refusals, and where the picture is used. */
export function useMediaJobs(
  media: MediaPort,
  item: MediaItem,
  { onChange, onGone, onClose }: MediaCallbacks,
) {
  const t = useTranslations('editor.media')
  const [error, setError] = useState<string>()
  const [isInUse, setInUse] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [replaced, setReplaced] = useState<MediaReplaced>()
  const [round, setRound] = useState(0)
  const uses = useAnswer(`uses ${item.id} ${round}`, () => media.uses(item.id))
  const readUses = () => setRound(round + 1)

  /** Runs what the store may refuse; its words show above the form, and of a picture in use above the pages that show it. */
  const attempt = async (job: () => Promise<void>) => {
    setBusy(true)
    setError(undefined)
    setInUse(false)
    try {
      await job()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal))
    }
    setBusy(false)
  }
  return {
    error,
    isInUse,
    isBusy,
    uses,
    readUses,
    /** Result of the last replacement, until it is read. */
    replaced,
    forgetReplaced: () => setReplaced(undefined),
    save: (changes: Partial<MediaAbout>, name: string) =>
      attempt(async () => {
        onChange(await media.describe(item.id, changes))
        toastDone(t('saved', { name }))
        onClose()
      }),
    remove: () =>
      attempt(async () => {
        const { ok } = await media.remove(item.id)
        if (!ok) {
          readUses()
          return setInUse(true)
        }
        onGone(item.id)
        toastDone(t('removed', { name: item.name }))
        onClose()
      }),
    restore: () =>
      attempt(async () => {
        await media.restore(item.id)
        onGone(item.id)
        toastDone(t('restored', { name: item.name }))
        onClose()
      }),
    purge: () =>
      attempt(async () => {
        await media.purge(item.id)
        onGone(item.id)
        onClose()
      }),
    replace: (by: MediaItem) =>
      attempt(async () => {
        setReplaced(await media.replace(item.id, by.id))
        readUses()
      }),
  }
}
