import '#ui/styles.css'
import '#ui/fonts/han.css'
import './preview.css'
import { departure } from '#blocks/shop/form/departure.ts'
import { closeOverlays } from '#blocks/shop/popups/overlay.ts'
import { startCardActions } from '#blocks/shop/catalogue/product-card/card-actions.ts'
import type { Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { withPage } from './page-decorator.tsx'

type Switch = NonNullable<Preview['globalTypes']>[string]
type SwitchIcon = NonNullable<Switch['toolbar']>['icon']

const toolbar = (title: string, icon: SwitchIcon, items: { value: string; title: string }[]): Switch => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Loaded for a documentation page only: it brings the definitions of all blocks, which each file of stories would load too. */
const BlockDocs = lazy(async () => ({ default: (await import('../docs/BlockDocs.tsx')).BlockDocs }))
const DocsPage = () => (
  <Suspense>
    <BlockDocs />
  </Suspense>
)

// On a busy machine a lazy module loads slowly; a story waits for it instead of failing.
configure({ asyncUtilTimeout: 10_000 })

// A story stays where it is: some screens send shoppers on who come without a reason.
Object.assign(departure, { to: () => undefined, insteadTo: () => undefined })

// As in the shop's entry.
startCardActions()

const preview: Preview = {
  decorators: [withPage],
  // Overlays are outside the story: left open, one would cover the next story.
  beforeEach: closeOverlays,
  tags: ['autodocs'],
  globalTypes: {
    language: toolbar('Language', 'globe', [
      { value: 'zh', title: '中文' },
      { value: 'en', title: 'English' },
    ]),
    mode: toolbar('Page mode', 'edit', [
      { value: 'shop', title: 'Shop' },
      { value: 'builder', title: 'Page builder' },
    ]),
    who: toolbar('Who looks', 'user', [
      { value: 'visitor', title: 'Visitor' },
      { value: 'member', title: 'Member' },
    ]),
  },
  initialGlobals: { language: 'zh', mode: 'shop', who: 'visitor' },
  parameters: {
    layout: 'padded',
    // An axe violation fails the run. Passes are counted, not listed: listing every element takes longer than checking it.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: {
      options: {
        phone: viewport('Phone', 390, 844),
        pad: viewport('Pad', 820, 1180),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    // Each story in its own frame: dialogs and fixed bars would cover the whole documentation page.
    docs: { story: { inline: false, height: '420px' }, page: DocsPage },
    backgrounds: { disable: true },
    options: {
      storySort: {
        order: ['Start here', 'All blocks', 'Foundation', 'UI', 'Blocks', 'Screens', 'Mails', 'Editor'],
      },
    },
  },
}
export default preview
