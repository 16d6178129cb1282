import type { BothTexts } from '#locales/locale.ts'
import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import { both } from '../../catalogue/text.ts'

type DocumentLine = Extract<SiteLine, { kind: 'document' }>

/** A document of the demo, before it has a place and a date. */
export interface DemoDocument extends Pick<DocumentLine, 'code' | 'title' | 'content' | 'imageUrl'> {
  readonly subTitle: BothTexts
}

interface Words {
  readonly title: string
  readonly subTitle: string
  readonly content: string
}

/** A document by its code and its words in Chinese and English. */
export const demoDocument = (code: string, zh: Words, en: Words, imageUrl = ''): DemoDocument => ({
  code,
  title: both(zh.title, en.title),
  subTitle: both(zh.subTitle, en.subTitle),
  content: both(zh.content, en.content),
  imageUrl,
})
