import { type Component, globalConfigSchema, type ReleasePage } from '#blocks/wire.ts'
import type { Locale } from '#locales/locale.ts'

const component = (id: string, code: string, section: string, sort: number): Component => ({
  id,
  code,
  section,
  sort,
  name: '',
  version: 1,
  pageId: 'shell.frame',
  style: {},
  options: {},
  values: {},
  childComponents: [],
})

/** The frame every page gets while the store has none: header and footer with their defaults. Source: LO-05. */
export const defaultFrame = (locale: Locale): ReleasePage => ({
  id: 'shell.frame',
  title: '',
  description: '',
  keywords: '',
  path: `/shell/frame_${locale}.html`,
  version: 0,
  type: 'FRAME',
  components: [
    component('frame-header', 'header', 'core', 1),
    component('frame-footer', 'footer', 'core', 2),
  ],
  globalConfig: globalConfigSchema.parse({}),
})
