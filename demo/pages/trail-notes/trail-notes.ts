import { columns, compose, type DemoPage, HOUSE, link, set, type Setting } from '../page.ts'
import { heading } from '../shared.ts'
import { firstNightMaclehose } from './first-night-maclehose.ts'
import { fittingTrailShoes } from './fitting-trail-shoes.ts'
import { humidWinterLayers } from './humid-winter-layers.ts'
import { notePage } from './note.ts'

/** Every article, the newest first. */
export const TRAIL_NOTES = [humidWinterLayers, fittingTrailShoes, firstNightMaclehose] as const

/** The articles' pages. */
export const trailNotePages = TRAIL_NOTES.map(note => notePage(note, TRAIL_NOTES))

/** All articles side by side: a picture each, with its title. */
export const noteCards = ({ locale, say, photo }: Setting) =>
  columns(
    say('山徑手記', 'Trail notes'),
    { gap: 16, box: { mb: 24 }, mBox: { mb: 16 } },
    ...TRAIL_NOTES.map(({ key, title, photo: name, alt }) => [
      set('adCard', title[locale], {
        imgUrl: photo(name),
        alt: alt[locale],
        title: title[locale],
        clickUrl: link.landing(key),
      }),
    ]),
  )

/** Landing page of the articles. */
export const trailNotes = (setting: Setting): DemoPage => {
  const { locale, say } = setting
  const list = TRAIL_NOTES.map(
    ({ key, title, summary }) =>
      `<h2><a href="/landingPage/${key}">${title[locale]}</a></h2><p>${summary[locale]}</p>`,
  )
  return {
    path: '/landingPage/trail-notes',
    locale,
    type: 'LANDING',
    content: {
      title: say('山徑手記', 'Trail notes'),
      description: say(
        'Cairn 同事寫的行山文章：穿衣、選鞋、在山徑過夜。',
        'Articles by the people of Cairn: what to wear, how shoes should fit, and a first night on the trail.',
      ),
      keywords: say('行山,穿搭,選鞋,露營,麥理浩徑', 'hiking,layering,trail shoes,camping,MacLehose Trail'),
      globalConfig: HOUSE,
      components: compose('trail-notes', [
        heading(say('山徑手記', 'Trail notes'), '#16211b', 880),
        set(
          'richText',
          say('文章', 'Articles'),
          { content: list.join('') },
          { style: { maxWidth: 880, padding: '0 0 40px' } },
        ),
      ]),
    },
  }
}
