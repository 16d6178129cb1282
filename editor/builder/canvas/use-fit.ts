import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { type Device, DEVICES } from '../../core/session/store.ts'

interface Fit {
  /** For the element whose room is filled. */
  readonly area: RefObject<HTMLDivElement | null>
  readonly room: { readonly width: number; readonly height: number }
  readonly scale: number
  /** Of the sheet in the room, and of the document on it. */
  readonly sheet: CSSProperties
  readonly document: CSSProperties
}

/** A document at the width of a device, made smaller where the room is narrower. */
export function useFit(device: Device): Fit {
  const area = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = area.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  const width = DEVICES[device]
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  return {
    area,
    room,
    scale,
    sheet: { width: width * scale, height: room.height },
    document: { width, height: room.height / scale, transform: `scale(${scale})` },
  }
}
