import { type ReactNode, useState } from 'react'
import type { ZoomDialog, ZoomPicture } from './ZoomDialog.tsx'

/** The large view of some pictures; its code arrives with the first press. Source: C-069. */
export function useZoom(): {
  /** Shows the pictures, beginning with the one at `at`. */
  readonly open: (pictures: readonly ZoomPicture[], at: number) => void
  /** Place it anywhere in the view. */
  readonly dialog: ReactNode
} {
  const [shown, setShown] = useState<{
    Dialog: typeof ZoomDialog
    pictures: readonly ZoomPicture[]
    at: number
  }>()
  const [isOpen, setOpen] = useState(false)
  return {
    open: (pictures, at) =>
      void import('./ZoomDialog.tsx').then(
        ({ ZoomDialog: Dialog }) => {
          setShown({ Dialog, pictures, at })
          setOpen(true)
        },
        // A chunk that does not arrive leaves the picture as it is.
        (error: unknown) => console.warn('The large view did not load.', error),
      ),
    dialog: shown && (
      <shown.Dialog pictures={shown.pictures} at={shown.at} isOpen={isOpen} onClose={() => setOpen(false)} />
    ),
  }
}
