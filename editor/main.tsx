import '#ui/styles.css'
import '#ui/fonts/han.css'
import './editor.css'
import { type BrandLook, DEFAULT_LOOK } from '#api/rules/brand-look.ts'
import { DEFAULT_STATED, type StatedSettings } from '#api/rules/default-stated.ts'
import { createContentClient } from '#content-store/client/client.ts'
import { catalogue } from '#locales/catalogue.ts'
import { serverNow } from '#blocks/shop/time/server-clock.ts'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { contentOf } from './kit/services/content.ts'
import { DESK_PATH, photoAddress, recordEventsAddress } from '#desk/address.ts'
import { createCall } from '#operators/client/call.ts'
import { watchEvents } from '#operators/client/watch-events.ts'
import { archivesOf } from './kit/services/archives.ts'
import { createOperations } from './kit/operation-client.ts'
import type { PracticeMark } from './kit/practice-mark.ts'
import { createPreview } from './kit/services/preview.ts'
import { createAskedAgain } from './kit/sign-in/asked-again.ts'
import { idleSeconds, noteActivity, watchActivity } from './kit/sign-in/activity.ts'
import { createInspectorServices } from './form/inspector/create-inspector-services.ts'

const element = document.getElementById('editor')
if (!element) throw new Error('The editor page has no #editor.')
const { contentPrefix = '/content', currencySymbol = 'HK$', stated, brand, practice } = element.dataset

// The operator has just opened this page.
noteActivity()
watchActivity(window)
createRoot(element).render(
  <App
    connect={locale => {
      const calling = { locale, idleSeconds, noResponse: () => catalogue[locale()].editor.noResponse }
      const askedAgain = createAskedAgain()
      const operations = createOperations({ ...calling, proveAgain: askedAgain.ask })
      const preview = createPreview(locale)
      const content = contentOf(createContentClient({ ...calling, baseUrl: contentPrefix }), operations)
      return {
        content,
        operations,
        askedAgain,
        watchRecord: (area, code, own, listeners) =>
          watchEvents(recordEventsAddress(area, code, own), ['present', 'changed'], listeners),
        archives: archivesOf(createCall({ ...calling, baseUrl: DESK_PATH })),
        returnPhoto: photoAddress,
        services: createInspectorServices(operations, content.media, locale, serverNow, preview.levels),
        preview,
        currencySymbol,
        // The server wrote these.
        practice: practice === undefined ? undefined : (JSON.parse(practice) as PracticeMark),
        brand: brand === undefined ? DEFAULT_LOOK : (JSON.parse(brand) as BrandLook),
        stated: stated === undefined ? DEFAULT_STATED : (JSON.parse(stated) as StatedSettings),
        clock: serverNow,
      }
    }}
  />,
)
