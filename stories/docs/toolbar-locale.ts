import { fromShort, type Locale } from '#locales/locale.ts'
import { DocsContext } from '@storybook/addon-docs/blocks'
import { use, useSyncExternalStore } from 'react'

const EVENTS = ['globalsUpdated', 'setGlobals'] as const

interface GlobalsEvent {
  readonly globals?: { readonly language?: string }
}

/** The language chosen in Storybook's toolbar, for documentation pages. */
export function useToolbarLocale(): Locale {
  const context = use(DocsContext)
  const { channel } = context
  const subscribe = (changed: () => void) => {
    for (const event of EVENTS) channel.on(event, changed)
    return () => {
      for (const event of EVENTS) channel.off(event, changed)
    }
  }
  const read = () => {
    // A page with stories also receives their frames' events: there the page's own setting counts.
    const [story] = context.componentStories()
    if (story) return String(context.getStoryContext(story)['userGlobals']?.language)
    const told = EVENTS.map(event => (channel.last(event) as [GlobalsEvent] | undefined)?.[0].globals)
    return told.find(globals => globals?.language)?.language
  }
  return fromShort(useSyncExternalStore(subscribe, read)) ?? 'zh_HK'
}
