import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '../../media/use-upload.ts'
import { useInspector } from '../context.ts'
import { type PasteNews, pasteExtension } from './paste.ts'

const NO_NEWS: PasteNews = { storing: 0, leftOut: 0, failures: [] }

/** The extension for pastes, and sentences about the last one. */
export function usePaste() {
  const t = useTranslations('editor.inspector.richText')
  const inspector = useInspector()
  const upload = useUpload(inspector.services.media)
  const [news, setNews] = useState(NO_NEWS)
  const latest = useRef({ ...inspector, upload })
  useEffect(() => {
    latest.current = { ...inspector, upload }
  }, [inspector, upload])
  const [extension] = useState(() =>
    pasteExtension({
      store: async file => {
        const { url, alt } = await latest.current.upload(file)
        return { url, alt: alt[latest.current.pageLocale] }
      },
      pictureName: () => t('pastedPicture'),
      onNews: setNews,
      onPaste: () => latest.current.gestures.single(),
    }),
  )
  const sentences = [
    ...(news.storing > 0 ? [t('storing', { count: news.storing })] : []),
    ...(news.leftOut > 0 ? [t('leftOut', { count: news.leftOut })] : []),
    ...news.failures.map(reason => t('notStored', { reason })),
  ]
  return { extension, sentences }
}
