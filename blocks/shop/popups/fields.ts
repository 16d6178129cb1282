import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Seconds without activity before a pop-up shows. Source: L-301, L-347. */
const TIMEOUT_SECONDS = 30

/**
 * Options of every timed pop-up: the name it is counted under, its place in the order, its waiting time and how often a day it
 * shows. Source: L-299 … L-302, L-317, L-320.
 *
 * @param timeout seconds when unset; the recommendations' own waiting time is 0 (LO-34)
 */
export const popupFields = ({ timeout = TIMEOUT_SECONDS } = {}) => ({
  /** Pop-ups of one id are counted together; a page's own replaces the site-wide one of its id. Empty: by itself. Source: LO-29. */
  id: field(z.string().trim().max(60).default(''), { group: 'behaviour', isCode: true }),
  /** 1 comes first. Source: LO-30. */
  index: field(z.coerce.number().int().min(1).max(50).default(1), {
    widget: 'slider',
    group: 'behaviour',
    min: 1,
    max: 50,
  }),
  /** Only the first pop-up's counts; it drives the whole cycle. Source: LO-31. */
  timeout: field(z.coerce.number().int().min(Math.min(timeout, 1)).max(3600).default(timeout), {
    group: 'behaviour',
    unit: 's',
  }),
  /** Showings a day; 0 is never. The default is ours. */
  count: field(z.coerce.number().int().min(0).max(50).default(1), {
    widget: 'slider',
    group: 'behaviour',
    min: 0,
    max: 50,
  }),
})

/** As views get them. */
export interface PopupOptions {
  readonly id: string
  readonly index: number
  readonly timeout: number
  readonly count: number
}
