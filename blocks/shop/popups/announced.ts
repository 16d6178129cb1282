import type { ScheduledPopup } from './schedule.ts'

interface Announced {
  readonly key: string
  readonly index: number
  readonly timeoutSeconds: number
}

/** Attributes by which a pop-up's place tells of it before its script is there. Source: L-301, LO-31. */
export const announcement = ({ key, index, timeoutSeconds }: Announced) => ({
  'data-popup': [key, index, timeoutSeconds].join(' '),
})

/** The pop-ups of the cycle that are on the page, in its order, as far as their places tell. Source: LO-30. */
export const announcedPopups = (): readonly ScheduledPopup[] =>
  [...document.querySelectorAll<HTMLElement>('[data-popup]')].map(({ dataset }) => {
    const [key = '', index = '', timeout = ''] = (dataset.popup ?? '').split(' ')
    return {
      key,
      id: key,
      index: Number(index),
      timeoutSeconds: Number(timeout),
      count: 0,
      isReady: false,
      isApart: false,
    }
  })
