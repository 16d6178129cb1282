import type { MediaItem } from '#content-store/client/types.ts'
import { resized } from '#ui/picture/resized.ts'
import { controlClass } from '#ui/field/Field.tsx'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { Upload as UploadSign } from 'lucide-react'
import { useState } from 'react'
import { FileTrigger, GridList, GridListItem, Input, Pressable, SearchField } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import controls from './controls.module.css'
import { PICTURE_TYPES } from './ImageControl.tsx'
import { UploadState } from './UploadState.tsx'
import { useUpload } from './use-upload.ts'
import { useAnswer } from '../use-answer.ts'
import styles from './media.module.css'

interface MediaDialogProps {
  /** Address of the picture chosen so far. */
  readonly picked: string
  readonly onPick: (url: string) => void
  readonly onClose: () => void
}

/** The media library: look, search by file name, add, choose. */
export function MediaDialog({ picked, onPick, onClose }: MediaDialogProps) {
  const t = useTranslations('editor.inspector.media')
  const { services } = useInspector()
  const [term, setTerm] = useState('')
  const [attempt, setAttempt] = useState(1)
  const answer = useAnswer(`library ${attempt}`, () => services.media.list())
  const { upload, send } = useUpload(item => onPick(item.url))
  const wanted = term.trim().toLowerCase()
  const items =
    answer.state === 'here' ? answer.value.filter(({ name }) => name.toLowerCase().includes(wanted)) : []
  return (
    <Dialog isOpen size="l" title={t('library')} onClose={onClose}>
      <div className={styles.bar}>
        <SearchField aria-label={t('search')} className={styles.search ?? ''} value={term} onChange={setTerm}>
          <Input className={controlClass} placeholder={t('search')} />
        </SearchField>
        <FileTrigger acceptedFileTypes={PICTURE_TYPES} onSelect={files => files?.[0] && send(files[0])}>
          <Pressable>
            <Button variant="line" icon={<Icon of={UploadSign} />}>
              {t('upload')}
            </Button>
          </Pressable>
        </FileTrigger>
      </div>
      <UploadState upload={upload} />
      {answer.state === 'waiting' && <p className={controls.note}>{t('loading')}</p>}
      {answer.state === 'failed' && (
        <p className={controls.note}>
          {t('listFailed')}{' '}
          <Button variant="line" onClick={() => setAttempt(attempt + 1)}>
            {t('again')}
          </Button>
        </p>
      )}
      {answer.state === 'here' && (
        <GridList
          aria-label={t('library')}
          layout="grid"
          className={styles.grid ?? ''}
          items={items.map(item => ({ ...item, id: item.url }))}
          onAction={key => onPick(String(key))}
          renderEmptyState={() => <p className={controls.note}>{t(term ? 'noMatch' : 'empty')}</p>}
        >
          {item => <Tile item={item} isPicked={item.url === picked} />}
        </GridList>
      )}
    </Dialog>
  )
}

const Tile = ({ item, isPicked }: { readonly item: MediaItem; readonly isPicked: boolean }) => (
  <GridListItem
    id={item.url}
    textValue={item.name}
    className={styles.tile ?? ''}
    data-picked={isPicked || undefined}
  >
    <img src={resized(item.url, 320)} alt="" loading="lazy" width={item.width} height={item.height} />
    <span className={styles.name}>{item.name}</span>
    <small>
      {item.width} × {item.height}
    </small>
  </GridListItem>
)
