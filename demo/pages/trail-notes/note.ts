import type { BothTexts } from '#locales/locale.ts'
import { codes, compose, type DemoPage, HOUSE, type link, type Placed, set, type Setting } from '../page.ts'
import { heading } from '../shared.ts'

/** An article of the shop. */
export interface TrailNote {
  /** Its landing page. */
  readonly key: string
  readonly title: BothTexts
  readonly summary: BothTexts
  readonly keywords: BothTexts
  readonly photo: string
  readonly alt: BothTexts
  /** HTML, the sentences below the title. */
  readonly body: BothTexts
  readonly productsTitle: BothTexts
  readonly products: readonly string[]
  /** Where its picture leads. */
  readonly shelf: ReturnType<typeof link.category>
}

const moreLink = ({ locale }: Setting, { key, title }: TrailNote) =>
  `<li><a href="/landingPage/${key}">${title[locale]}</a></li>`

const more = (setting: Setting, others: readonly TrailNote[]): Placed =>
  set(
    'richText',
    setting.say('其他手記', 'More trail notes'),
    {
      content: `<h2>${setting.say('其他手記', 'More trail notes')}</h2><ul>${others.map(note => moreLink(setting, note)).join('')}</ul>`,
    },
    { style: { maxWidth: 880, padding: '24px 0 40px' } },
  )

/** Page of an article: picture, title, text, what it speaks of, the other articles. */
export const notePage =
  (note: TrailNote, all: readonly TrailNote[]) =>
  (setting: Setting): DemoPage => {
    const { locale, photo, say } = setting
    const title = note.title[locale]
    return {
      path: `/landingPage/${note.key}`,
      locale,
      type: 'LANDING',
      content: {
        title: `${title}${say('｜山徑手記', ' | Trail notes')}`,
        description: note.summary[locale],
        keywords: note.keywords[locale],
        globalConfig: HOUSE,
        components: compose(note.key, [
          set(
            'banner',
            say('封面', 'Cover'),
            { imgUrl: photo(note.photo), alt: note.alt[locale], clickUrl: note.shelf, height: 420 },
            { section: 'top' },
          ),
          heading(title, '#16211b', 880),
          set(
            'richText',
            say('文章', 'Article'),
            { content: note.body[locale] },
            { style: { maxWidth: 880, padding: '0 0 24px' } },
          ),
          heading(note.productsTitle[locale]),
          set('basicProductList', note.productsTitle[locale], { productCodes: codes(...note.products) }),
          more(
            setting,
            all.filter(other => other !== note),
          ),
          set('compareBar', say('比較列', 'Compare bar'), {}, { section: 'bottom' }),
        ]),
      },
    }
  }
