import { asDataUrl, sendPhoto } from '#api/client/order/after-sales-photo.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'

/** Largest photo (bytes); the shop refuses larger ones itself. */
const MAX_BYTES = 10 * 1024 * 1024

/** A photo that the shopper chose. */
export interface ChosenPhoto {
  readonly key: number
  readonly name: string
  /** `data:` address; absent until it was read, and for what is no picture. */
  readonly preview?: string
  /** Part that was sent, 0 to 1. */
  readonly sent: number
  /** Once the shop has it. */
  readonly id?: string
  /** Why the shop has not taken it. */
  readonly error?: string
}

/** Sends photos as they are chosen; those that are taken out again are stopped. */
export function usePhotos(orderNo: string, token: string | null) {
  const t = useTranslations('account.returnRequest')
  const { api, facts } = useBlockContext()
  const most = facts.stated.limits.mostPhotos
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const nextKey = useRef(0)
  const underWay = useRef(new Map<number, AbortController>())
  useEffect(() => {
    const all = underWay.current
    return () => all.forEach(one => one.abort())
  }, [])

  const change = (key: number, to: Partial<ChosenPhoto>) =>
    setPhotos(known => known.map(photo => (photo.key === key ? { ...photo, ...to } : photo)))

  async function take(file: File, key: number): Promise<void> {
    if (file.size > MAX_BYTES) return change(key, { error: t('photo.tooLarge') })
    const stop = new AbortController()
    underWay.current.set(key, stop)
    asDataUrl(file).then(
      preview => change(key, { preview }),
      () => undefined, // it shows without a preview
    )
    const answer = await sendPhoto(api, {
      orderNo,
      file,
      token,
      signal: stop.signal,
      onProgress: sent => change(key, { sent }),
    })
    underWay.current.delete(key)
    change(key, answer.ok ? { id: answer.value, sent: 1 } : { error: answer.refusal || t('photo.failed') })
  }

  return {
    photos,
    /** Photos of one return. Source: MO-70; the number is the shop's. */
    most,
    /** Photos of the last choice that found no room. */
    leftOut,
    add: (files: readonly File[]) => {
      const room = most - photos.length
      setLeftOut(Math.max(0, files.length - room))
      const taken = files.slice(0, room).map(file => ({ file, key: (nextKey.current += 1) }))
      setPhotos([...photos, ...taken.map(({ file, key }) => ({ key, name: file.name, sent: 0 }))])
      for (const { file, key } of taken) void take(file, key)
    },
    remove: (key: number) => {
      underWay.current.get(key)?.abort()
      setLeftOut(0)
      setPhotos(photos.filter(photo => photo.key !== key))
    },
    isSending: photos.some(({ id, error }) => id === undefined && error === undefined),
    ids: photos.flatMap(({ id }) => id ?? []),
  }
}
