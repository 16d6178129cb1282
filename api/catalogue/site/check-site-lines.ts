import type { CatalogueProblem } from '../../rules/catalogue-problem.ts'
import { complainTo, type ImportProblem, repeated, unknown } from '../format/file-facts.ts'
import { MAX_MENU_LEVELS } from '../../rules/menu-levels.ts'
import { regionTrail } from '../../rules/region-tree.ts'
import { unfilledMarks } from '../../rules/unfilled-marks.ts'
import { LOCALES } from '#locales/locale.ts'
import type { ParsedDocument, ParsedMenu, ParsedSiteLine } from './site-lines.ts'

export interface NumberedSiteLine {
  readonly number: number
  readonly line: ParsedSiteLine
}

/** Entries a file may refer to: what is stored already, by `kind code`, and the codes of the catalogue's categories. */
export interface KnownToSite {
  readonly lines: ReadonlyMap<string, ParsedSiteLine>
  readonly categories: ReadonlySet<string>
}

export const siteKey = ({ kind, code }: Pick<ParsedSiteLine, 'kind' | 'code'>) => `${kind} ${code}`

/**
 * Problems on an entry's way up: circles, other menus, too many levels. A hidden entry begins a menu of its own
 * (`menu.ts`). `seen` collects the entries met, the entry itself first.
 */
function problemOnWay(
  entry: ParsedMenu,
  menus: ReadonlyMap<string, ParsedMenu>,
  seen: Set<string>,
): CatalogueProblem | undefined {
  let levels = 1
  let isCounting = true
  let below = entry
  seen.add(entry.code)
  while (below.parent !== undefined) {
    const parent = menus.get(below.parent)
    if (!parent) return unknown('menu', below.parent)
    if (seen.has(parent.code)) return { key: 'circle' }
    if (parent.menuType !== entry.menuType)
      return { key: 'otherMenu', values: { parent: parent.code, menu: parent.menuType } }
    seen.add(parent.code)
    isCounting &&= parent.show
    if (isCounting) levels += 1
    if (levels > MAX_MENU_LEVELS) return { key: 'menuTooDeep', values: { levels: MAX_MENU_LEVELS } }
    below = parent
  }
  return undefined
}

/** A line may also move what is stored below it: then the problem is reported at that line, once. */
function checkMenus(lines: readonly NumberedSiteLine[], menus: ReadonlyMap<string, ParsedMenu>) {
  const numbers = new Map(
    lines.flatMap(({ number, line }) => (line.kind === 'menu' ? [[line.code, number]] : [])),
  )
  const problems = new Map<number, ImportProblem>()
  for (const entry of menus.values()) {
    const seen = new Set<string>()
    const problem = problemOnWay(entry, menus, seen)
    if (!problem) continue
    const blamed = [...seen].find(code => numbers.has(code))
    const line = (blamed !== undefined && numbers.get(blamed)) || 0
    if (!problems.has(line)) problems.set(line, { line, path: 'parent', ...problem })
  }
  return problems.values()
}

/** A document that shoppers can read has no marks of a template left, in whatever language. */
function checkFilled(
  { title, content, versions }: ParsedDocument,
  complain: (path: string, problem: CatalogueProblem) => void,
): void {
  const texts = [
    ...LOCALES.flatMap(locale => [
      [`title.${locale}`, title[locale]] as const,
      [`content.${locale}`, content[locale]] as const,
    ]),
    ...versions.flatMap(version => LOCALES.map(locale => ['versions', version.content[locale]] as const)),
  ]
  for (const [path, text] of texts) {
    const marks = unfilledMarks(text)
    if (marks.length > 0) complain(path, { key: 'unfilled', values: { marks: marks.join(', ') } })
  }
}

/** Checks what a schema cannot: codes used twice, references that lead nowhere, menus too deep or in a circle. */
export function checkSiteLines(lines: readonly NumberedSiteLine[], known: KnownToSite): ImportProblem[] {
  const problems: ImportProblem[] = []
  const after = new Map([...known.lines, ...lines.map(({ line }) => [siteKey(line), line] as const)])
  const menus = new Map(
    [...after.values()].flatMap(line => (line.kind === 'menu' ? [[line.code, line] as const] : [])),
  )
  const firstSeen = new Map<string, number>()

  for (const { number, line } of lines) {
    const complain = complainTo(problems, number)
    const key = siteKey(line)
    const earlier = firstSeen.get(key)
    if (earlier !== undefined) complain('code', repeated(line.kind, line.code, earlier))
    else firstSeen.set(key, number)

    if (line.kind === 'document' && !menus.has(line.menuCode)) {
      complain('menuCode', unknown('menu', line.menuCode))
    }
    if (line.kind === 'document' && line.show) checkFilled(line, complain)
    if (line.kind === 'pickUpPoint' && regionTrail(line.area).length !== 3)
      complain('area', unknown('area', line.area))
    if (line.kind !== 'menu') continue
    if (line.urlType === 'CATEGORY' && !known.categories.has(line.link)) {
      complain('link', unknown('category', line.link))
    }
    if (line.urlType !== 'CATEGORY' && line.link && !after.has(`document ${line.link.toLowerCase()}`)) {
      complain('link', unknown('document', line.link))
    }
  }
  return [...problems, ...checkMenus(lines, menus)]
}
