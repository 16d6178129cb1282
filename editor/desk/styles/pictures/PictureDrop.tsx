import type { MediaItem } from '#content-store/client/media.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Select } from '#ui/select/Select.tsx'
import { resized } from '#ui/picture/resized.ts'
import { FolderOpen, Upload as UploadSign } from 'lucide-react'
import { useRef, useState } from 'react'
import { DropZone, FileTrigger, Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { UploadList } from '../../../form/media/UploadList.tsx'
import { useUploads } from '../../../form/media/use-uploads.ts'
import { useEnvironment } from '../../../kit/environment.ts'
import { lazyPart } from '../../../kit/parts/LazyPart.tsx'
import { PICTURE_TYPES } from '../../../kit/services/media-port.ts'
import { editProduct, type EditStyle, type NamedProduct, type StyleValues } from '../style-values.ts'
import styles from './pictures.module.css'
import { type NamedPicture, productOfFile, withPicture } from './sort-pictures.ts'

const MediaDialog = lazyPart(async () => (await import('../../../form/media/MediaDialog.tsx')).MediaDialog)

interface Props {
  readonly values: StyleValues
  readonly products: readonly NamedProduct[]
  readonly edit: EditStyle
}

/** Pictures that arrive are sorted to colours by the names of their files; the others wait for a choice. */
function useArrivals({ values, edit }: Pick<Props, 'values' | 'edit'>) {
  const t = useTranslations('editor.styles.pictures')
  const names = useRef(new Map<string, string>())
  const [unsorted, setUnsorted] = useState<readonly NamedPicture[]>([])
  const [news, setNews] = useState('')
  const put = (picture: NamedPicture, code: string) => {
    edit(now => editProduct(now, code, line => withPicture(line, picture, names.current)))
    setUnsorted(all => all.filter(({ url }) => url !== picture.url))
  }
  const arrive = ({ url, alt }: MediaItem, name: string, products: readonly NamedProduct[]) => {
    names.current.set(url, name)
    const picture = { url, name, alt }
    const code = productOfFile(name, values)
    if (code === undefined) {
      setUnsorted(all => [...all.filter(other => other.url !== url), picture])
      setNews(t('unsortedNews', { name }))
      return
    }
    put(picture, code)
    setNews(t('sortedNews', { name, colour: products.find(product => product.code === code)?.name ?? code }))
  }
  return {
    unsorted,
    news,
    put,
    arrive,
    leave: (url: string) => setUnsorted(all => all.filter(each => each.url !== url)),
  }
}

/** Takes several pictures at once, from the disk or the media library, and sorts them to colours. */
export function PictureDrop({ values, products, edit }: Props) {
  const t = useTranslations('editor.styles.pictures')
  const { services } = useEnvironment()
  const { unsorted, news, put, arrive, leave } = useArrivals({ values, edit })
  const { send, ...uploads } = useUploads(services.media, (item, file) => arrive(item, file.name, products))
  const [isChoosing, setChoosing] = useState(false)
  const uploadButton = useRef<HTMLButtonElement>(null)
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={t('drop')}
      getDropOperation={types => (PICTURE_TYPES.some(type => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={event => {
        const files = event.items.filter(item => item.kind === 'file').map(item => item.getFile())
        void Promise.all(files).then(send)
      }}
    >
      <p>{t('dropText')}</p>
      <div className={styles.buttons}>
        <FileTrigger
          acceptedFileTypes={PICTURE_TYPES}
          allowsMultiple
          onSelect={files => files && send([...files])}
        >
          <Pressable>
            <Button ref={uploadButton} variant="line" icon={<Icon of={UploadSign} />}>
              {t('upload')}
            </Button>
          </Pressable>
        </FileTrigger>
        <Button variant="line" icon={<Icon of={FolderOpen} />} onClick={() => setChoosing(true)}>
          {t('library')}
        </Button>
      </div>
      <p className={styles.news} aria-live="polite">
        {news}
      </p>
      <UploadList {...uploads} next={uploadButton} />
      <Unsorted pictures={unsorted} products={products} onPut={put} onLeave={leave} />
      {isChoosing && (
        <MediaDialog
          waiting={null}
          media={services.media}
          picked=""
          onPick={item => {
            setChoosing(false)
            arrive(item, item.name, products)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </DropZone>
  )
}

interface UnsortedProps {
  readonly pictures: readonly NamedPicture[]
  readonly products: readonly NamedProduct[]
  readonly onPut: (picture: NamedPicture, code: string) => void
  readonly onLeave: (url: string) => void
}

/** Pictures whose files name no colour. */
function Unsorted({ pictures, products, onPut, onLeave }: UnsortedProps) {
  const t = useTranslations('editor.styles.pictures')
  if (pictures.length === 0) return null
  return (
    <ul className={styles.unsorted} aria-label={t('unsorted')}>
      {pictures.map(picture => (
        <li key={picture.url}>
          <img src={resized(picture.url, 96)} alt="" />
          <Select
            label={t('colourOf', { name: picture.name })}
            value=""
            placeholder={t('choose')}
            choices={products.map(({ code, name }) => ({ value: code, label: name }))}
            onChoose={code => onPut(picture, code)}
          />
          <Button
            variant="quiet"
            size="s"
            aria-label={t('leaveOf', { name: picture.name })}
            onClick={() => onLeave(picture.url)}
          >
            {t('leave')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
