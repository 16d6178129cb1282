import { resized } from '#ui/picture/resized.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { FolderOpen, ImageOff, Upload as UploadSign, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { DropZone, FileTrigger, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import { PICTURE_TYPES } from '../../../kit/services/media-port.ts'
import { UploadList } from '../../media/UploadList.tsx'
import { useUploads } from '../../media/use-uploads.ts'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import styles from '../controls.module.css'
import { ToolButton } from '../../../kit/parts/ToolButton.tsx'
import { AddressBox } from './TextControl.tsx'

const MediaDialog = lazyPart(async () => (await import('../../media/MediaDialog.tsx')).MediaDialog)

/** A picture: from the media library, from the operator's disk, or by address. */
export function ImageControl({ id, path, value, label, describedBy, isInvalid, onChange }: ControlProps) {
  const t = useTranslations('editor.inspector.media')
  const { replacePicture, services } = useInspector()
  const [isChoosing, setChoosing] = useState(false)
  const { send, ...uploads } = useUploads(services.media, item => replacePicture(path, item.url))
  const uploadButton = useRef<HTMLButtonElement>(null)
  const url = asText(value)
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={t('dropHere', { label })}
      getDropOperation={types => (PICTURE_TYPES.some(type => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={event => {
        const dropped = event.items.find(item => item.kind === 'file')
        if (dropped?.kind === 'file') void dropped.getFile().then(file => send([file]))
      }}
    >
      <div className={styles.picture}>
        <Thumbnail key={url} url={url} />
        <div className={styles.buttons}>
          <Button variant="line" onClick={() => setChoosing(true)} icon={<Icon of={FolderOpen} />}>
            {t('choose')}
          </Button>
          <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={files => files?.[0] && send([files[0]])}>
            <Pressable>
              <Button ref={uploadButton} variant="line" icon={<Icon of={UploadSign} />}>
                {t('upload')}
              </Button>
            </Pressable>
          </FileTrigger>
          {url && <ToolButton icon={X} label={t('clear')} onClick={() => replacePicture(path, '')} />}
        </div>
      </div>
      <AddressBox
        id={id}
        label={t('address')}
        value={url}
        onChange={onChange}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
      <UploadList {...uploads} next={uploadButton} />
      {isChoosing && (
        <MediaDialog
          waiting={<p className={styles.note}>{t('opening')}</p>}
          media={services.media}
          picked={url}
          onPick={picked => {
            setChoosing(false)
            replacePicture(path, picked.url)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </DropZone>
  )
}

function Thumbnail({ url }: { readonly url: string }) {
  const t = useTranslations('editor.inspector.media')
  const [isBroken, setBroken] = useState(false)
  if (!url) return <span className={styles.thumbnail} />
  if (isBroken)
    return (
      <span className={styles.thumbnail} title={t('broken')}>
        <ImageOff aria-hidden="true" size={20} />
        <span className="visuallyHidden">{t('broken')}</span>
      </span>
    )
  return <img className={styles.thumbnail} src={resized(url, 240)} alt="" onError={() => setBroken(true)} />
}
