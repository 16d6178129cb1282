import { type MediaItem, MEDIA_SORTS, type MediaSort } from '#content-store/client/media.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { resized } from '#ui/picture/resized.ts'
import { Select } from '#ui/select/Select.tsx'
import { TextField } from '#ui/text-field/TextField.tsx'
import { Upload as UploadSign } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DropZone, FileTrigger, GridList, GridListItem, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import styles from './media.module.css'
import { type MediaPort, PICTURE_TYPES } from '../../kit/services/media-port.ts'
import { UploadList } from './UploadList.tsx'
import { useMedia } from './use-media.ts'
import { useMediaFacts } from './use-media-facts.ts'
import { useUploads } from './use-uploads.ts'

type List = ReturnType<typeof useMedia>

interface Props {
  readonly media: MediaPort
  /** Address of the picture chosen so far. */
  readonly picked?: string
  /** A picture was pressed; `list` shows what becomes of it. */
  readonly onOpen: (item: MediaItem, list: Pick<List, 'put' | 'drop'>) => void
  /** Pictures in the bin instead; nothing can be added there. */
  readonly isBin?: boolean
}

const ALL = ''

interface Filter {
  readonly term: string
  readonly tag: string
  readonly type: string
  readonly sort: MediaSort
}

/** Hands files on that are pasted anywhere on the screen; texts stay with the fields. */
function usePastedFiles(isOn: boolean, onFiles: (files: readonly File[]) => void) {
  useEffect(() => {
    if (!isOn) return
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  })
}

/** The media library: search, narrow, sort, add by pressing, dropping or pasting, open one. */
export function MediaBrowser({ media, picked, onOpen, isBin = false }: Props) {
  const t = useTranslations('editor.media')
  const [filter, setFilter] = useState<Filter>({ term: '', tag: ALL, type: ALL, sort: 'newest' })
  const { sort, ...narrowing } = filter
  const narrowed = Object.entries(narrowing).filter(([, value]) => value !== '')
  const list = useMedia(media, { sort, isDeleted: isBin, ...Object.fromEntries(narrowed) })
  const { uploads, send, cancel, retry } = useUploads(media, list.put)
  usePastedFiles(!isBin, send)
  const uploadButton = useRef<HTMLButtonElement>(null)
  return (
    <DropZone
      className={styles.browser ?? ''}
      aria-label={t('drop')}
      isDisabled={isBin}
      getDropOperation={types => (PICTURE_TYPES.some(known => types.has(known)) ? 'copy' : 'cancel')}
      onDrop={event => {
        const dropped = event.items.filter(item => item.kind === 'file')
        void Promise.all(dropped.map(item => item.getFile())).then(send)
      }}
    >
      <div className={styles.bar}>
        <FilterFields filter={filter} list={list} onChange={setFilter} />
        {!isBin && (
          <FileTrigger
            allowsMultiple
            acceptedFileTypes={PICTURE_TYPES}
            onSelect={files => files && send([...files])}
          >
            <Pressable>
              <Button ref={uploadButton} variant="line" icon={<Icon of={UploadSign} />}>
                {t('upload')}
              </Button>
            </Pressable>
          </FileTrigger>
        )}
      </div>
      {!isBin && <p className={styles.note}>{t('ways')}</p>}
      <UploadList uploads={uploads} cancel={cancel} retry={retry} next={uploadButton} />
      <output className={styles.note}>
        {list.state === 'waiting'
          ? t('loading')
          : t('count', { shown: list.items.length, total: list.total })}
      </output>
      {list.state === 'failed' && (
        <p role="alert" className={styles.note}>
          {t('listFailed')}{' '}
          <Button variant="line" onClick={list.again}>
            {t('again')}
          </Button>
        </p>
      )}
      {list.state !== 'waiting' && (
        <GridList
          aria-label={t(isBin ? 'bin' : 'title')}
          layout="grid"
          className={styles.grid ?? ''}
          items={list.items}
          onAction={key => {
            const item = list.items.find(({ id }) => id === key)
            if (item) onOpen(item, list)
          }}
          renderEmptyState={() => (
            <p className={styles.note}>{t(narrowed.length > 0 ? 'noMatch' : isBin ? 'binEmpty' : 'empty')}</p>
          )}
        >
          {item => <Tile item={item} isPicked={item.url === picked} />}
        </GridList>
      )}
      {list.items.length < list.total && (
        <Button variant="line" isLoading={list.isLoadingMore} onClick={list.more}>
          {t('more')}
        </Button>
      )}
    </DropZone>
  )
}

interface FilterProps {
  readonly filter: Filter
  readonly list: Pick<List, 'tags' | 'types'>
  readonly onChange: (filter: Filter) => void
}

function FilterFields({ filter, list, onChange }: FilterProps) {
  const t = useTranslations('editor.media')
  const { typeName } = useMediaFacts()
  const all = { value: ALL, label: t('all') }
  return (
    <>
      <TextField
        label={t('search')}
        type="search"
        value={filter.term}
        onChange={event => onChange({ ...filter, term: event.target.value })}
      />
      <Select
        label={t('tag')}
        value={filter.tag}
        choices={[all, ...list.tags.map(value => ({ value, label: value }))]}
        onChoose={tag => onChange({ ...filter, tag })}
      />
      <Select
        label={t('kind')}
        value={filter.type}
        choices={[all, ...list.types.map(value => ({ value, label: typeName(value) }))]}
        onChoose={type => onChange({ ...filter, type })}
      />
      <Select
        label={t('sort')}
        value={filter.sort}
        choices={MEDIA_SORTS.map(value => ({ value, label: t(`sorts.${value}`) }))}
        onChoose={sort => onChange({ ...filter, sort })}
      />
    </>
  )
}

function Tile({ item, isPicked }: { readonly item: MediaItem; readonly isPicked: boolean }) {
  const { facts } = useMediaFacts()
  return (
    <GridListItem
      id={item.id}
      textValue={item.name}
      className={styles.tile ?? ''}
      data-picked={isPicked || undefined}
    >
      <img src={resized(item.url, 320)} alt="" loading="lazy" width={item.width} height={item.height} />
      <span className={styles.name}>{item.name}</span>
      <small>{facts(item)}</small>
    </GridListItem>
  )
}
