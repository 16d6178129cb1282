import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { LineOf } from '#api/catalogue/rows/change-log.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { code, reason, wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'
import {
  createMenuPreview,
  MAX_MOVES,
  type MenuPreviewDesk,
  menuPreviewInput,
  place,
} from './menu-preview.ts'

export interface MenuDesk extends MenuPreviewDesk {
  readonly records: Records
  /** Those of some addresses, path and query, that lead nowhere in a language. */
  readonly deadAddresses: (addresses: readonly string[], locale: Locale) => Promise<ReadonlySet<string>>
}

const { read, ask, change } = operationsOn<MenuDesk>()

const drawMenus = createMenuPreview()

/** Where an entry leads to that is not there. */
type DeadLink = 'category' | 'document' | 'address'

/** Address of the shop that an entry was given, without what is behind its `#`; empty where it leads elsewhere or to a record. */
function typedAddress({ urlType, url = '', customerLink = '' }: LineOf<'menu'>): string {
  const typed = customerLink || (urlType === 'CATEGORY' || urlType === 'NO_LINK' ? '' : url)
  return typed.startsWith('/') ? (typed.split('#', 1)[0] ?? '') : ''
}

/** Target of an entry that does not exist; `undefined` where it does, and for addresses of other shops. */
function deadLink(
  line: LineOf<'menu'>,
  known: Readonly<Record<'category' | 'document', ReadonlySet<string>>>,
  deadAddresses: ReadonlySet<string>,
): DeadLink | undefined {
  const { urlType, link = '', customerLink = '' } = line
  if (deadAddresses.has(typedAddress(line))) return 'address'
  if (customerLink !== '' || link === '') return undefined
  if (urlType === 'CATEGORY') return known.category.has(link) ? undefined : 'category'
  return known.document.has(link.toLowerCase()) ? undefined : 'document'
}

/** The menus as trees, and their rearrangement. */
export const menuOperations = {
  tree: read({
    right: 'site.read',
    summary: 'Lists the entries of all menus with their places, and those whose target is missing.',
    input: z.strictObject({}),
    async run({ records, deadAddresses }) {
      const documents = await records.all('document')
      const known = {
        category: new Set((await records.all('category')).map(each => each.code)),
        document: new Set(documents.filter(({ show }) => show !== false).map(each => each.code)),
      }
      const entries = await records.all('menu')
      const addresses = [...new Set(entries.map(typedAddress))].filter(address => address !== '')
      // An entry has one address for both languages.
      const inEach = await Promise.all(LOCALES.map(locale => deadAddresses(addresses, locale)))
      const dead = new Set(inEach.flatMap(each => [...each]))
      return done(
        entries.map(line => ({
          code: line.code,
          menuType: line.menuType ?? 'MENU',
          parent: line.parent ?? null,
          position: line.position ?? 0,
          name: line.name,
          isShown: line.show !== false,
          campaign: line.campaign ?? null,
          dead: deadLink(line, known, dead) ?? null,
        })),
      )
    },
  }),
  preview: ask({
    right: 'site.read',
    summary:
      'Draws the home page with menus arranged otherwise. 422 with the problems if the arrangement cannot be saved.',
    input: menuPreviewInput,
    run: (desk, input, { now }) => drawMenus(desk, input, now),
  }),
  arrange: change({
    right: 'site.change',
    summary: 'Moves entries of menus to other places, all of them or none.',
    input: z.strictObject({
      wish,
      reason,
      moves: z
        .array(z.strictObject({ code, before: place, after: place }))
        .min(1)
        .max(MAX_MOVES),
    }),
    async run({ records }, { wish: id, reason: why, moves }, { actor, now }) {
      const changes = moves.flatMap(({ code: entry, before, after }) =>
        (['parent', 'position'] as const)
          .filter(path => before[path] !== after[path])
          .map(path => ({
            kind: 'menu' as const,
            code: entry,
            path,
            ...(before[path] !== undefined && { before: before[path] }),
            ...(after[path] !== undefined && { after: after[path] }),
          })),
      )
      const author = { id, by: actor.name, source: 'form' as const, reason: why }
      const saved = await records.save({ ...author, changes, now })
      return saved.ok
        ? done({ set: saved.value.set ?? null })
        : refusalOf(
            saved.refusal,
            moves.map(each => each.code),
          )
    },
  }),
}
