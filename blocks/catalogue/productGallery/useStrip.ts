import { useEffect, useRef, useState } from 'react'

const addressOf = (slide: HTMLElement) => slide.dataset['medium']

/** Slides of the present layout; those of the other one take no room. */
const slidesOf = (strip: HTMLElement) =>
  [...strip.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.offsetWidth > 0,
  )

/** The slide whose left edge is nearest the strip's. */
function nearest(strip: HTMLElement): HTMLElement | undefined {
  const distance = (slide: HTMLElement) => Math.abs(slide.offsetLeft - strip.scrollLeft)
  return slidesOf(strip).toSorted((a, b) => distance(a) - distance(b))[0]
}

/** A strip of media that scrolls and snaps: which one shows, and how to show another. Source: C-066, C-068. */
export function useStrip() {
  const ref = useRef<HTMLUListElement>(null)
  /** Address of the medium in view; absent until it has moved. */
  const [shown, setShown] = useState<string>()

  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const report = () => {
      const slide = nearest(strip)
      if (!slide) return
      // A film that has left the view is paused.
      for (const film of strip.querySelectorAll('video')) if (!slide.contains(film)) film.pause()
      setShown(addressOf(slide))
    }
    strip.addEventListener('scroll', report, { passive: true })
    return () => strip.removeEventListener('scroll', report)
  }, [])

  const show = (url: string) => {
    setShown(url)
    const strip = ref.current
    const slide = strip && slidesOf(strip).find(one => addressOf(one) === url)
    if (slide) strip.scrollTo({ left: slide.offsetLeft, behavior: 'instant' })
  }
  return { ref, shown, show }
}
