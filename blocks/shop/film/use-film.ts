import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useRef, useState } from 'react'

/**
 * A film that a cover hides until play is pressed, and again when it pauses or ends. `video` goes to the `<video>` element. Without
 * script there is no cover, and the browser's own controls play it.
 */
export function useFilm() {
  const ref = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useIsHydrated()
  return {
    isCovered: isAlive && !isPlaying,
    // A browser that refuses to play leaves the cover where it is.
    play: () => void ref.current?.play().catch(() => setPlaying(false)),
    video: {
      ref,
      controls: isPlaying || !isAlive,
      playsInline: true,
      preload: 'none',
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
    },
  } as const
}
