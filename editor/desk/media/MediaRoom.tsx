import type { MediaItem } from '#content-store/client/media.ts'
import type { Operator } from '#operators/operator.ts'
import { Button } from '#ui/button/Button.tsx'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { Desk } from '../parts/Desk.tsx'
import { useEnvironment } from '../../kit/environment.ts'
import { AskedPicture } from './AskedPicture.tsx'
import { MediaBrowser } from '../../form/media/MediaBrowser.tsx'
import { MediaDetails } from '../../form/media/MediaDetails.tsx'

type Opened = Parameters<ComponentProps<typeof MediaBrowser>['onOpen']>

/** `/media`: every picture of the shop, and those in the bin. `?item=` opens a picture. */
export function MediaRoom({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.media')
  const {
    content: { media },
  } = useEnvironment()
  const [isBin, setBin] = useState(false)
  const [address, setAddress] = useSearchParams()
  const asked = address.get('item')
  // A change of the picture that the address names reads the list again.
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<Opened>()
  const [item, list] = opened ?? []
  const change = (next: MediaItem) => list?.put(next)
  return (
    <Desk
      title={t(isBin ? 'bin' : 'title')}
      action={
        <Button variant="line" aria-pressed={isBin} onClick={() => setBin(!isBin)}>
          {t(isBin ? 'toLibrary' : 'toBin')}
        </Button>
      }
    >
      {asked !== null && (
        <AskedPicture
          key={asked}
          id={asked}
          operator={operator}
          onChange={() => setRound(round + 1)}
          onClose={() => setAddress({}, { replace: true })}
        />
      )}
      <MediaBrowser
        key={`${isBin} ${round}`}
        media={media}
        isBin={isBin}
        onOpen={(...pressed) => setOpened(pressed)}
      />
      {item && list && (
        <MediaDetails
          key={item.id}
          media={media}
          item={item}
          operator={operator}
          onChange={change}
          onGone={list.drop}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Desk>
  )
}
