import type { MediaItem } from '#content-store/client/media.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { useTranslations } from 'use-intl'
import { OverlaysInDialog } from '../../kit/parts/OverlaysInDialog.tsx'
import { MediaBrowser } from './MediaBrowser.tsx'
import type { MediaPort } from '../../kit/services/media-port.ts'

interface MediaDialogProps {
  readonly title?: string
  readonly media: MediaPort
  /** Address of the picture chosen so far. */
  readonly picked: string
  readonly onPick: (item: MediaItem) => void
  readonly onClose: () => void
}

/** The media library to choose a picture from. */
export function MediaDialog({ title, media, picked, onPick, onClose }: MediaDialogProps) {
  const t = useTranslations('editor.media')
  return (
    <Dialog isOpen size="l" title={title ?? t('title')} onClose={onClose}>
      <OverlaysInDialog>
        <MediaBrowser media={media} picked={picked} onOpen={onPick} />
      </OverlaysInDialog>
    </Dialog>
  )
}
