import { SPORT_SECTION } from '#api/rules/home-pages.ts'

/** Pages anyone may read, whose GET changes nothing. What is missing here loads on the click, as any link does. */
const CONTENT_PAGES = [
  '/',
  '/landingPage/*',
  '/minisite/*',
  '/campaign',
  `${SPORT_SECTION}*`,
  '/list',
  '/products/*',
  '/brand/*',
  '/product/*',
  '/item/*',
  '/article/*',
  '/about-brand',
  '/about-brands',
  '/terms-of-use',
  '/privacy-policy',
  '/help',
  '/contact-us',
  '/storeLocator',
]

/** Parameters the server acts on: it sets a cookie, or opens a session. */
const ACTING = ['lang', 'token', 'tempToken']

/**
 * Speculation rules of every page: when the pointer rests on a link to a content page, or a finger touches it, the browser
 * fetches the next document. Documents only: their scripts run after the move. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: CONTENT_PAGES },
          { not: { href_matches: ACTING.map(name => `/*\\?*${name}=*`) } },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
