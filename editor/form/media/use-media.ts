import type { MediaItem, MediaPage, MediaQuery } from '#content-store/client/media.ts'
import { useEffect, useState } from 'react'
import type { MediaPort } from '../../kit/services/media-port.ts'

/** Typing rests this long before the library is asked. Milliseconds. */
const REST_MS = 200

interface Listed extends MediaPage {
  readonly state: 'waiting' | 'failed' | 'here'
  /** The query the items answer. */
  readonly of: string
}

const NONE: Listed = { state: 'waiting', of: '', items: [], total: 0, tags: [], types: [] }

const withItem = (list: Listed, item: MediaItem): Listed => {
  const isThere = list.items.some(({ id }) => id === item.id)
  return isThere
    ? { ...list, items: list.items.map(other => (other.id === item.id ? item : other)) }
    : { ...list, items: [item, ...list.items], total: list.total + 1 }
}

/** The pictures that a query finds, some at a time. */
export function useMedia(media: MediaPort, query: MediaQuery) {
  const [list, setList] = useState(NONE)
  const [attempt, setAttempt] = useState(0)
  const of = JSON.stringify([query, attempt])

  useEffect(() => {
    let isGone = false
    const settle = (next: (list: Listed) => Listed) => isGone || setList(next)
    const timer = setTimeout(() => {
      media.find(query).then(
        page => settle(() => ({ ...page, state: 'here', of })),
        () => settle(before => ({ ...before, state: 'failed', of })),
      )
    }, REST_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
    // `of` holds the query; the object is a new one on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [media, of])

  const [isLoadingMore, setLoadingMore] = useState(false)
  const more = async () => {
    setLoadingMore(true)
    const asked = list.of
    const page = await media.find({ ...query, from: list.items.length }).catch(() => undefined)
    setLoadingMore(false)
    setList(before => {
      if (before.of !== asked) return before
      if (!page) return { ...before, state: 'failed' }
      const known = new Set(before.items.map(({ id }) => id))
      return {
        ...before,
        ...page,
        items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))],
      }
    })
  }

  return {
    ...list,
    isLoadingMore,
    more: () => void more(),
    again: () => setAttempt(attempt + 1),
    /** Shows a picture that was added or changed. */
    put: (item: MediaItem) => setList(before => withItem(before, item)),
    /** A picture left this list. */
    drop: (id: string) =>
      setList(before => ({
        ...before,
        items: before.items.filter(item => item.id !== id),
        total: before.total - 1,
      })),
  }
}
