import type { Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { ClosedDays, ClosedPlace } from '../../rules/delivery-dates.ts'
import { type MenuEntry, menuTree } from './menu-tree.ts'
import type { SetByStaff } from './setting-lines.ts'
import { lineOfEntry } from './site-rows.ts'
import {
  isJson,
  type ParsedDocument,
  type ParsedPickUpPoint,
  type ParsedSiteLine,
  type SiteKind,
} from './site-lines.ts'

type LineOf<Kind extends SiteKind> = Extract<ParsedSiteLine, { kind: Kind }>

/** Site around the goods, in memory: menus, documents, texts for search engines, settings, pieces of content. */
export interface Site {
  /** Every stored line by kind and code. */
  readonly lines: ReadonlyMap<string, ParsedSiteLine>
  readonly menus: ReadonlyMap<string, MenuEntry>
  /** Top entries of all menus, in the order shown. */
  readonly menuRoots: readonly MenuEntry[]
  /** Codes of the campaigns that entries of menus belong to. */
  readonly menuCampaigns: readonly string[]
  /** By code, those of a group by their number. */
  readonly documents: ReadonlyMap<string, ParsedDocument>
  /** Instants at which a version of a document comes into force, ascending. Epoch milliseconds. */
  readonly versionBegins: readonly number[]
  /** By the page's code. */
  readonly seo: ReadonlyMap<string, LineOf<'seo'>>
  /** Values that are not JSON are `null` here. */
  readonly viewData: readonly LineOf<'viewData'>[]
  /** Codes of the entries whose value is not JSON. Source: LO-106. */
  readonly brokenViewData: readonly string[]
  readonly contents: ReadonlyMap<string, LineOf<'content'>>
  /** Pick-up points in the order shown. Source: M-186. */
  readonly pickUpPoints: readonly ParsedPickUpPoint[]
  /** Topics of messages to customer service, in the order shown. */
  readonly contactTopics: readonly LineOf<'contactTopic'>[]
  /** Topics of the newsletter, in the order shown. */
  readonly newsletterTopics: readonly LineOf<'newsletterTopic'>[]
  /** Days on which no parcel leaves or arrives, by place. */
  readonly closedDays: ClosedDays
  /** Words that the search takes for one another; the same list as long as none of them changes. */
  readonly synonyms: readonly LineOf<'synonym'>[]
  /** Settings that staff have set, of all subjects. */
  readonly settings: SetByStaff
}

const keyOf = ({ kind, code }: ParsedSiteLine) => `${kind} ${code}`
const byCode = <Line extends ParsedSiteLine>(lines: readonly Line[]) =>
  new Map(lines.map(line => [line.code, line]))

/** The site as if checked lines had been saved. */
export const siteWith = (site: Site, lines: readonly ParsedSiteLine[]): Site =>
  lines.length === 0
    ? site
    : siteOf(new Map([...site.lines, ...lines.map(line => [keyOf(line), line] as const)]), site)

const valuesOf = (line: LineOf<'setting'>) => {
  const { kind: _, code: __, ...values } = line
  return values
}

function closedDaysOf(days: readonly LineOf<'closedDay'>[]): ClosedDays {
  const closing = (place: ClosedPlace) => new Set(days.flatMap(day => (day[place] ? day.code : [])))
  return { warehouse: closing('warehouse'), hongKong: closing('hongKong'), macau: closing('macau') }
}

const sameList = <Line>(list: readonly Line[], before: readonly Line[] = []) =>
  list.length === before.length && list.every((line, at) => line === before[at]) ? before : list

function siteOf(lines: ReadonlyMap<string, ParsedSiteLine>, before?: Site): Site {
  const sorted = [...lines.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const of = <Kind extends SiteKind>(kind: Kind) =>
    sorted.filter((line): line is LineOf<Kind> => line.kind === kind)
  const viewData = of('viewData')
  const broken = viewData.filter(({ value }) => !isJson(value))
  return {
    lines,
    ...menuTree(of('menu')),
    menuCampaigns: [...new Set(of('menu').flatMap(({ campaign }) => campaign ?? []))],
    documents: byCode(of('document').toSorted((a, b) => a.num - b.num)),
    versionBegins: of('document')
      .flatMap(({ versions }) => versions.map(({ from }) => from))
      .toSorted((a, b) => a - b),
    seo: byCode(of('seo')),
    viewData: viewData.map(entry => (broken.includes(entry) ? { ...entry, value: 'null' } : entry)),
    brokenViewData: broken.map(({ code }) => code),
    contents: byCode(of('content')),
    pickUpPoints: of('pickUpPoint').toSorted((a, b) => a.position - b.position),
    contactTopics: of('contactTopic').toSorted((a, b) => a.position - b.position),
    newsletterTopics: of('newsletterTopic').toSorted((a, b) => a.position - b.position),
    closedDays: closedDaysOf(of('closedDay')),
    synonyms: sameList(of('synonym'), before?.synonyms),
    settings: Object.assign({}, ...of('setting').map(valuesOf)) as SetByStaff, // of each subject
  }
}

/**
 * The site as the database has it now: one statement.
 *
 * @param known an earlier reading, and the catalogue version it was made at; only what changed since is read
 */
export async function readSite(
  trx: Transaction<Tables>,
  known?: { readonly site: Site; readonly version: number },
): Promise<Site> {
  const rows = await trx
    .selectFrom('site_entry')
    .select(['kind', 'code', 'content'])
    .where('changed_in', '>', known?.version ?? -1)
    .execute()
  if (known && rows.length === 0) return known.site
  const lines = new Map(known?.site.lines)
  for (const { kind, code, content } of rows) {
    const line = lineOfEntry(content)
    if (line) lines.set(`${kind} ${code}`, line)
    else lines.delete(`${kind} ${code}`)
  }
  return siteOf(lines, known?.site)
}
