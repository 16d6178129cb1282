import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUpload } from '../../media/use-upload.ts'
import { createPaste, type PasteNews } from './paste.ts'
import type { RichTextParts } from './rich-text-parts.ts'

const NO_NEWS: PasteNews = { storing: 0, leftOut: 0, failures: [] }

/** The extension for pastes, and sentences about the last one. */
export function usePaste({ media, locale, onPaste }: RichTextParts) {
  const t = useTranslations('editor.inspector.richText')
  const upload = useUpload(media)
  const [news, setNews] = useState(NO_NEWS)
  const parts = {
    store: async (file: File) => {
      const { url, alt } = await upload(file)
      return { url, alt: alt[locale] }
    },
    pictureName: () => t('pastedPicture'),
    onNews: setNews,
    onPaste: () => onPaste?.(),
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
