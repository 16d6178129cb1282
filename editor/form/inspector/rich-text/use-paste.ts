import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '../../media/use-upload.ts'
import { useInspector } from '../context.ts'
import { createPaste, type PasteNews } from './paste.ts'

const NO_NEWS: PasteNews = { storing: 0, leftOut: 0, failures: [] }

/** The extension for pastes, and sentences about the last one. */
export function usePaste() {
  const t = useTranslations('editor.inspector.richText')
  const { services, pageLocale, gestures } = useInspector()
  const upload = useUpload(services.media)
  const [news, setNews] = useState(NO_NEWS)
  const parts = {
    store: async (file: File) => {
      const { url, alt } = await upload(file)
      return { url, alt: alt[pageLocale] }
    },
    pictureName: () => t('pastedPicture'),
    onNews: setNews,
    onPaste: () => gestures.single(),
  }
  const [paste] = useState(() => createPaste(parts))
  useEffect(() => paste.update(parts))
  const sentences = [
    ...(news.storing > 0 ? [t('storing', { count: news.storing })] : []),
    ...(news.leftOut > 0 ? [t('leftOut', { count: news.leftOut })] : []),
    ...news.failures.map(reason => t('notStored', { reason })),
  ]
  return { extension: paste.extension, sentences }
}
